/** The small words of a language that say how the words beside them belong together. */
export interface Grammar {
  /** 'accounting for restaurants, cafes': what follows names the customers, not the trade. */
  readonly customerWords: ReadonlySet<string>;
  /** 'guided tours of street art': once the trade is named, what follows is its matter or manner. */
  readonly detailWords: ReadonlySet<string>;
  /** 'not including restaurants' speaks of something else. */
  readonly negations: ReadonlySet<string>;
  /** Words that part two noun phrases. */
  readonly phraseBreaks: ReadonlySet<string>;
  /** 'We train baristas': what the owner does is the trade, not a modifier of what it is done to. */
  readonly owners: ReadonlySet<string>;
  /** The ending of a word that opens a detail, as 'remaking' in 'jeweller remaking gold'. */
  readonly detailEnding: string | undefined;
  /**
   * Words that name the kind of activity for everything before them in a clause, across commas and 'and', as national
   * statistics word it: 'surgical and medical instrument manufacturing', 'furniture, carpet and lamp wholesalers'.
   */
  readonly activityHeads: ReadonlySet<string>;
  /** Heads that serve the trade named right before them: 'vacation rental', 'jewellery designer', 'lending platform'. */
  readonly servingHeads: ReadonlySet<string>;
  /** Such heads that serve what follows with 'of' as well: 'installation of lifts'. */
  readonly servingNouns: ReadonlySet<string>;
  /** What businesses of any trade do with it: 'design, manufacture and sale of dresses', where two or more stand together. */
  readonly stages: ReadonlySet<string>;
  /** Words for making something; who makes what shops sell is no shop: 'maker of tractors'. */
  readonly makers: ReadonlySet<string>;
  /** The verb between a company's name and what it is: 'Iron Temple is a gym'. */
  readonly nameEnds: ReadonlySet<string>;
  /** Whether the last noun of a phrase names it ('dental software'), not the first ('logiciel dentaire'). */
  readonly isHeadLast: boolean;
}

/** These words as a set. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
