import Linting
import Testing

@Suite("Severity")
struct SeverityTests {
    @Test("A greater severity matters more")
    func order() {
        #expect(Severity.allCases.sorted(by: >) == [.error, .warning, .note])
    }
}
