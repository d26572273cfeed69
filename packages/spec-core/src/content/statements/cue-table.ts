/** The cues of one language, each family in the notation of `phraseIndex`. A further language is a further table. */
export interface CueTable {
  /** Words that are not for visitors: secrecy, trouble, moods, third persons, rivals, the work of the agency. */
  readonly private: string;
  /** The part of the private ones that asks for secrecy. */
  readonly secrecy: string;
  /** What the website is to be, show and do. */
  readonly wish: string;
  /** Things of a website, which some businesses sell. */
  readonly siteThing: string;
  /** Plans, guesses and what waits for somebody. */
  readonly undecided: string;
  /** Conversational and narrative words, each of which speaks against a plain fact. */
  readonly doubt: string;
  /** Words that turn a list of people into a remark about them. */
  readonly remark: string;
  /** Words that make a sentence one about the owner or somebody the owner knows. */
  readonly personal: string;
  /** Trades whose goods are what websites consist of. */
  readonly siteTrade: string;
  /** Troubles that some trades deal with. */
  readonly topic: string;
  /** Relatives: in the history of a business, or in a private remark. */
  readonly relative: string;
  /** Verbs, which a sentence has and a list has not. */
  readonly verb: string;
  /** The plain link between a thing and what is said about it. */
  readonly link: string;
  /** What the business does, in its own voice. */
  readonly offer: string;
  /** What is said to visitors. */
  readonly recommendation: string;
  /** Whom the business is for. */
  readonly audience: string;
}
