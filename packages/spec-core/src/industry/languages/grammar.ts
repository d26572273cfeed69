/** The function words of a language that show how the words next to them are related. */
export interface Grammar {
  /** 'accounting for restaurants, cafes': what follows names the customers, not the trade. */
  readonly customerWords: ReadonlySet<string>;
  /** 'guided tours of street art': once the trade is named, its subject or method follows. */
  readonly detailWords: ReadonlySet<string>;
  /** 'not including restaurants': the next words do not apply. */
  readonly negations: ReadonlySet<string>;
  /** Words that separate two noun phrases. */
  readonly phraseBreaks: ReadonlySet<string>;
  /** 'We train baristas': the owner's activity is the trade, not a modifier of its object. */
  readonly owners: ReadonlySet<string>;
  /** The ending of a word that introduces a detail, as 'remaking' in 'jeweller remaking gold'. */
  readonly detailEnding: string | undefined;
  /**
   * Words for the kind of activity of everything before them in a clause, across commas and 'and', as in national
   * statistics: 'surgical and medical instrument manufacturing', 'furniture, carpet and lamp wholesalers'.
   */
  readonly activityHeads: ReadonlySet<string>;
  /** Head nouns that serve the trade right before them: 'vacation rental', 'jewellery designer', 'lending platform'. */
  readonly servingHeads: ReadonlySet<string>;
  /** Head nouns that name the place of the work right before them: 'bicycle repair workshop', 'phone repair shop'. */
  readonly workplaces: ReadonlySet<string>;
  /** The last words of such work. */
  readonly works: ReadonlySet<string>;
  /** Head nouns that also serve a trade after 'of': 'installation of lifts'. */
  readonly servingNouns: ReadonlySet<string>;
  /** Activities of any trade, if two or more are listed together: 'design, manufacture and sale of dresses'. */
  readonly stages: ReadonlySet<string>;
  /** Words for making; a maker of shop goods is not a shop: 'maker of tractors'. */
  readonly makers: ReadonlySet<string>;
  /** The verb between a company's name and its description: 'Iron Temple is a gym'. */
  readonly nameEnds: ReadonlySet<string>;
  /** Whether a phrase ends with its head ('dental software') or begins with it ('logiciel dentaire'). */
  readonly isHeadLast: boolean;
}

/** Splits a text into a set of words. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
