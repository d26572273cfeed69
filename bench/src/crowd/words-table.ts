/** Words from which names are made; the first of each list are the most frequent. */
export const crowdWords = {
  first: ["Mia", "Noah", "Ida", "Martin", "Ada", "Jonas", "Hanna", "Marta", "Theo", "Lena", "Omar", "Priya"],
  last: [
    "Sand",
    "Reed",
    "Harper",
    "Barlow",
    "Martin",
    "Åström",
    "Okafor",
    "Novak",
    "Silva",
    "Kaya",
    "Moreau",
  ],
  place: ["Harbour", "Garden", "Market", "River", "Quay", "Corner", "Station", "Mill", "Forest", "Orchard"],
  trade: [
    "Barber",
    "Bakery",
    "Timber",
    "Interior",
    "Ceramics",
    "Dental",
    "Legal",
    "Fitness",
    "Yoga",
    "Travel",
  ],
  kind: ["Studio", "Studio", "Company", "Partners", "Workshop", "Group", "House", "Collective"],
  talk: "we would like a new site for our shop before the summer and wonder what it costs and how long it takes",
} as const;

/** A word in few rows, whose trigrams no other word has. */
export const rareWord = "Quillfeather";
/** A word in few rows, whose trigrams are in many rows (Harbour, Barber). */
export const rareWordOfCommonParts = "Harber";
/** The number of rows of a table that contain each rare word. */
export const rareRows = 5;

/** The searches to measure, each with the kind of search that it represents. */
export const crowdSearches = [
  ["no search", undefined],
  ["no hit", "zzqxkv"],
  ["no hit, common parts", "barbour"],
  ["rare", rareWord],
  ["rare, common parts", rareWordOfCommonParts],
  ["common", "studio"],
  ["two common words", "studio harbour"],
  ["two letters", "ha"],
  ["one letter", "h"],
] as const;
