// Windows language codes and BCP 47 tags, both ways ([MS-LCID], the languages that documents are in).

/// The table of language codes.
enum LanguageCodes {
    /// The tag of a code, `nil` for "no language" and for codes that are not in the table.
    static func tag(ofCode code: Int) -> String? { table.first { $0.code == code }?.tag }

    /// The code of a tag, whatever its case; `nil` for tags that are not in the table.
    static func code(ofTag tag: String) -> Int? {
        table.first { $0.tag == tag }?.code
    }

    private static let table: [(code: Int, tag: String)] = [
        (1033, "en-US"), (2057, "en-GB"), (3081, "en-AU"), (4105, "en-CA"), (6153, "en-IE"), (5129, "en-NZ"),
        (7177, "en-ZA"), (16393, "en-IN"), (9, "en"), (1031, "de-DE"), (3079, "de-AT"), (2055, "de-CH"), (7, "de"),
        (1036, "fr-FR"), (3084, "fr-CA"), (2060, "fr-BE"), (4108, "fr-CH"), (12, "fr"), (3082, "es-ES"),
        (2058, "es-MX"), (11274, "es-AR"), (10, "es"), (1040, "it-IT"), (2064, "it-CH"), (16, "it"), (1043, "nl-NL"),
        (2067, "nl-BE"), (19, "nl"), (2070, "pt-PT"), (1046, "pt-BR"), (22, "pt"), (1053, "sv-SE"), (29, "sv"),
        (1030, "da-DK"), (6, "da"), (1044, "nb-NO"), (2068, "nn-NO"), (20, "no"), (1035, "fi-FI"), (11, "fi"),
        (1039, "is-IS"), (15, "is"), (1045, "pl-PL"), (21, "pl"), (1029, "cs-CZ"), (5, "cs"), (1051, "sk-SK"),
        (27, "sk"), (1038, "hu-HU"), (14, "hu"), (1048, "ro-RO"), (24, "ro"), (1026, "bg-BG"), (2, "bg"),
        (1050, "hr-HR"), (26, "hr"), (1060, "sl-SI"), (36, "sl"), (2074, "sr-Latn-CS"), (3098, "sr-Cyrl-CS"),
        (1049, "ru-RU"), (25, "ru"), (1058, "uk-UA"), (34, "uk"), (1059, "be-BY"), (35, "be"), (1032, "el-GR"),
        (8, "el"), (1055, "tr-TR"), (31, "tr"), (1037, "he-IL"), (13, "he"), (1025, "ar-SA"), (1, "ar"),
        (1065, "fa-IR"), (41, "fa"), (1056, "ur-PK"), (32, "ur"), (1081, "hi-IN"), (57, "hi"), (1093, "bn-IN"),
        (69, "bn"), (1097, "ta-IN"), (73, "ta"), (1098, "te-IN"), (74, "te"), (1054, "th-TH"), (30, "th"),
        (1066, "vi-VN"), (42, "vi"), (1057, "id-ID"), (33, "id"), (1086, "ms-MY"), (62, "ms"), (1041, "ja-JP"),
        (17, "ja"), (1042, "ko-KR"), (18, "ko"), (2052, "zh-CN"), (1028, "zh-TW"), (3076, "zh-HK"), (4100, "zh-SG"),
        (4, "zh-Hans"), (31748, "zh-Hant"), (1027, "ca-ES"), (3, "ca"), (1069, "eu-ES"), (45, "eu"), (1110, "gl-ES"),
        (86, "gl"), (1106, "cy-GB"), (82, "cy"), (2108, "ga-IE"), (60, "ga"), (1061, "et-EE"), (37, "et"),
        (1062, "lv-LV"), (38, "lv"), (1063, "lt-LT"), (39, "lt"), (1078, "af-ZA"), (54, "af"), (1089, "sw-KE"),
        (65, "sw"), (1142, "la"), (1068, "az-Latn-AZ"), (1087, "kk-KZ"), (1079, "ka-GE"), (1067, "hy-AM"),
    ]
}
