/** The aspect of its topic that an entry answers; finds the entry for a follow-up without a topic ('and monthly?'). */
export type Facet = "about" | "price" | "yearly" | "set-up" | "time" | "detail";

/** All known ways to ask, including the label of the entry's button. */
export const waysToAsk = ({ label, examples, further = [] }: KnowledgeEntry): readonly string[] => [
  label,
  ...examples,
  ...further,
];

/** A place that an answer points to, by a path of the same origin. */
export interface AnswerLink {
  readonly text: string;
  readonly path: string;
}

/** Something that the assistant knows: ways to ask for it, and the answer. */
export interface KnowledgeEntry {
  /** Stable, lower-case with hyphens; sessions and regression examples name it. */
  readonly id: string;
  /** Entries of one topic are a family: a question that only names the topic is answered by a choice among them. */
  readonly topic: string;
  readonly facet: Facet;
  /** The text of its button in 'did you mean'. */
  readonly label: string;
  /** Ways in which people ask; the more unlike each other, the better. */
  readonly examples: readonly string[];
  /** Further examples that are indexed but not run by the suite, which would take three times as long. */
  readonly further?: readonly string[];
  /** Short questions that mean this entry only in exactly these words; neither search nor learning uses them. */
  readonly wordForWord?: readonly string[];
  /** Questions that once failed and must find this entry; they are in the suite, not in the index. */
  readonly regressions?: readonly string[];
  /** Its answer says that something is not offered; it counts as a refusal, never as an answer. */
  readonly declines?: boolean;
  /** Plain text. */
  readonly answer: string;
  readonly links: readonly AnswerLink[];
  /** Ids of entries that people ask for next. */
  readonly quickReplies: readonly string[];
}

/** Shorthand of the data files: entries without links or replies leave them out. */
export type EntryData = Omit<KnowledgeEntry, "links" | "quickReplies"> &
  Partial<Pick<KnowledgeEntry, "links" | "quickReplies">>;

/** An entry with the fields that its data leaves out. */
export const entryOf = (data: EntryData): KnowledgeEntry => ({ links: [], quickReplies: [], ...data });

/** Pages that answers point to. */
export const places = {
  pricing: { text: "Compare plans", path: "/pricing" },
  addOns: { text: "See the add-ons", path: "/pricing#add-ons" },
  chatbots: { text: "About the chatbots", path: "/ai-chatbots" },
  contact: { text: "Write to us", path: "/contact" },
  app: { text: "Start Free", path: "/app?start" },
  about: { text: "Who we are", path: "/about" },
  news: { text: "Read the articles", path: "/news" },
  newsletter: { text: "Newsletter", path: "/newsletter" },
  privacy: { text: "Privacy policy", path: "/privacy" },
  terms: { text: "Terms of service", path: "/terms" },
} as const satisfies Record<string, AnswerLink>;
