/** The cues of one language, by kind, in the notation of `phraseIndex`. Another language needs a table of its own. */
export interface CueTable {
  /** Words that are not for visitors: secrecy, trouble, moods, third persons, competitors, the agency's work. */
  readonly private: string;
  /** The private cues that ask for secrecy. */
  readonly secrecy: string;
  /** What the website should be, show and do. */
  readonly wish: string;
  /** Parts of a website, which some businesses sell. */
  readonly siteThing: string;
  /** Plans, guesses and unfinished matters. */
  readonly undecided: string;
  /** Conversational and narrative words; each is evidence against a plain fact. */
  readonly doubt: string;
  /** Words that turn a list of people into a remark about them. */
  readonly remark: string;
  /** Words that make a sentence about the owner or somebody the owner knows. */
  readonly personal: string;
  /** Trades whose goods are what websites consist of. */
  readonly siteTrade: string;
  /** Problems that some trades work on. */
  readonly topic: string;
  /** Relatives, who occur in the history of a business or in private remarks. */
  readonly relative: string;
  /** Verbs, which sentences contain and lists do not. */
  readonly verb: string;
  /** Verbs that link a thing with what is said about it. */
  readonly link: string;
  /** What the business does, in the first person. */
  readonly offer: string;
  /** Words addressed to visitors. */
  readonly recommendation: string;
  /** The customers that the business is for. */
  readonly audience: string;
}
