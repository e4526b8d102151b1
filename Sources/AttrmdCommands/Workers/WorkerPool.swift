// Many inputs at a time. The parser of Markdown can run once in a process only, so the work is
// given to processes; each has one job at a time, and what they say is told in the order of the jobs.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A piece of work that may be done by a worker.
protocol WorkerJob {
    /// The job as a worker is told; `nil` for one that is only done in this process.
    var frame: WorkerFrame? { get }
}

/// What a worker says of a job.
protocol WorkerOutcome {
    init?(_ frame: WorkerFrame)
}

/// Gives jobs to worker processes.
struct WorkerPool<Job: WorkerJob, Outcome: WorkerOutcome> {
    /// Starts one more worker; `nil` when the system does not.
    let start: () -> ChildProcess?
    /// Runs a job in this process, for jobs that no worker takes.
    let runHere: (Job) -> Outcome
    /// An outcome for a job whose worker ended; the number is that of a signal.
    let outcomeOfCrash: (Job, Int32?) -> Outcome

    private struct Worker {
        let process: ChildProcess
        var job: Int
        var buffer: [UInt8] = []
    }

    /// How many processes a piece of work is worth: starting one costs as much as some hundred kilobytes.
    static func worthwhileCount(jobCount: Int, byteCount: Int) -> Int {
        let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        return max(1, min(processors, jobCount, 1 + byteCount / (512 << 10) + jobCount / 64))
    }

    /// Runs all jobs.
    ///
    /// - Parameters:
    ///   - jobs: What is to be done.
    ///   - processCount: How many workers there are at most.
    ///   - report: Called once for each job, in their order.
    func run(_ jobs: [Job], processCount: Int, report: (Int, Outcome) -> Void) {
        var outcomes = [Outcome?](repeating: nil, count: jobs.count)
        var isSettled = [Bool](repeating: false, count: jobs.count)
        var reported = 0
        var next = 0
        var workers: [Worker] = []

        func settle(_ job: Int, _ outcome: Outcome) {
            outcomes[job] = outcome
            isSettled[job] = true
            while reported < jobs.count, let ready = outcomes[reported] {
                report(reported, ready)
                outcomes[reported] = nil
                reported += 1
            }
        }

        while reported < jobs.count {
            while workers.count < processCount, next < jobs.count {
                let job = next
                next += 1
                if let worker = begin(job, jobs[job]) {
                    workers.append(worker)
                } else {
                    settle(job, runHere(jobs[job]))
                }
            }
            for index in Self.readable(workers.map(\.process.output)).reversed() {
                let chunk = Descriptor.readChunk(workers[index].process.output) ?? []
                workers[index].buffer += chunk
                let frame = WorkerFrame.take(from: &workers[index].buffer)
                if let outcome = frame.flatMap(Outcome.init) {
                    settle(workers[index].job, outcome)
                    if next < jobs.count, give(next, jobs[next], to: &workers[index]) {
                        next += 1
                        continue
                    }
                } else if !chunk.isEmpty, frame == nil {
                    continue
                }
                let worker = workers.remove(at: index)
                let signal = worker.process.end()
                if !isSettled[worker.job] { settle(worker.job, outcomeOfCrash(jobs[worker.job], signal)) }
            }
        }
        for worker in workers { _ = worker.process.end() }
    }

    private func begin(_ index: Int, _ job: Job) -> Worker? {
        guard job.frame != nil, let process = start() else { return nil }
        var worker = Worker(process: process, job: index)
        if give(index, job, to: &worker) { return worker }
        _ = process.end()
        return nil
    }

    private func give(_ index: Int, _ job: Job, to worker: inout Worker) -> Bool {
        guard let frame = job.frame else { return false }
        worker.job = index
        return (try? Descriptor.writeAll(worker.process.input, frame.bytes)) != nil
    }

    /// The places of the descriptors that have something to read or have ended; waits until one has.
    private static func readable(_ descriptors: [Int32]) -> [Int] {
        guard !descriptors.isEmpty else { return [] }
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&polled, nfds_t(polled.count), -1) < 0, errno == EINTR {}
        return polled.indices.filter { polled[$0].revents != 0 }
    }
}
