import type { PhraseTable } from "./phrases.ts";

/** The cues of one language. A further language is a further table. */
export interface CueTable {
  /** Talk that is not for visitors: secrecy, trouble, moods, third persons, rivals, the job itself. */
  readonly private: PhraseTable;
  /** The part of it that asks for silence. */
  readonly silence: PhraseTable;
  /** What the website is to be, show and do. */
  readonly wish: PhraseTable;
  /** Things of a website, which some businesses sell. */
  readonly siteThing: PhraseTable;
  /** Plans, guesses and what waits for somebody. */
  readonly undecided: PhraseTable;
  /** Words of talk and story, each of which speaks against a plain fact. */
  readonly doubt: PhraseTable;
  /** Words that turn a list of people into a remark about them. */
  readonly remark: PhraseTable;
  /** What makes a sentence one about oneself or somebody one knows. */
  readonly personal: PhraseTable;
  /** Trades whose goods are what websites consist of. */
  readonly siteTrade: PhraseTable;
  /** Troubles that are some people's trade. */
  readonly topic: PhraseTable;
  /** Relatives: history or gossip. */
  readonly relative: PhraseTable;
  /** What makes a sentence a told one, unlike a list. */
  readonly verb: PhraseTable;
  /** The plain link between a thing and what is said about it. */
  readonly link: PhraseTable;
  /** What the business does, in its own voice. */
  readonly offer: PhraseTable;
  /** What is said to visitors. */
  readonly recommendation: PhraseTable;
  /** Whom the business is for. */
  readonly audience: PhraseTable;
}
