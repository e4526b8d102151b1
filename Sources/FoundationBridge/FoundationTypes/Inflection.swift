// Foundation's types for automatic grammar agreement where Foundation has none, so that the attributes which
// hold them can be kept. Nothing here inflects text.

#if !canImport(Darwin)

    /// The grammar of a word or phrase.
    ///
    /// The names are Foundation's. How Foundation encodes the type is not documented; here it is an object of
    /// those properties that are set, each by the name of its case.
    public struct Morphology: Hashable, Codable, Sendable {
        public enum GrammaticalGender: String, Hashable, Codable, Sendable, CaseIterable {
            case feminine, masculine, neuter
        }

        public enum PartOfSpeech: String, Hashable, Codable, Sendable, CaseIterable {
            case determiner, pronoun, letter, adverb, particle, adjective, adposition, verb, noun, conjunction
            case numeral, interjection, preposition, abbreviation
        }

        public enum GrammaticalNumber: String, Hashable, Codable, Sendable, CaseIterable {
            case singular, zero, plural, pluralTwo, pluralFew, pluralMany
        }

        public enum GrammaticalCase: String, Hashable, Codable, Sendable, CaseIterable {
            case nominative, accusative, dative, genitive, prepositional, ablative, adessive, allative, elative
            case illative, essive, inessive, locative, translative
        }

        public enum GrammaticalPerson: String, Hashable, Codable, Sendable, CaseIterable {
            case first, second, third
        }

        public enum PronounType: String, Hashable, Codable, Sendable, CaseIterable {
            case personal, reflexive, possessive
        }

        public enum Determination: String, Hashable, Codable, Sendable, CaseIterable {
            case independent, dependent
        }

        public enum Definiteness: String, Hashable, Codable, Sendable, CaseIterable {
            case indefinite, definite
        }

        public var grammaticalGender: GrammaticalGender?
        public var partOfSpeech: PartOfSpeech?
        public var number: GrammaticalNumber?
        public var grammaticalCase: GrammaticalCase?
        public var grammaticalPerson: GrammaticalPerson?
        public var pronounType: PronounType?
        public var determination: Determination?
        public var definiteness: Definiteness?

        public init() {}

        /// Whether nothing is said.
        public var isUnspecified: Bool { self == Morphology() }
    }

    /// How text is inflected.
    public enum InflectionRule: Hashable, Sendable {
        /// From the text around it.
        case automatic
        /// To this grammar.
        case explicit(Morphology)
    }

    extension InflectionRule: Codable {
        /// Decodes `true` as `automatic`, and an object as the grammar to inflect to.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let isAutomatic = try? container.decode(Bool.self) {
                guard isAutomatic else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "A rule is `true`.")
                }
                self = .automatic
            } else {
                self = .explicit(try container.decode(Morphology.self))
            }
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .automatic: try container.encode(true)
            case .explicit(let morphology): try container.encode(morphology)
            }
        }
    }

#endif
