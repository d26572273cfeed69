/** How a business or its building came into being, and what its family does there. */
export const beginningOfBusiness =
  /(?<!\p{L})(?:my|our|his|her|their) (?:great[- ]?){0,2}(?:grand)?(?:father|mother|parents|uncle|aunt|family)(?:['’]s)?(?!\p{L}).{0,40}(?<!\p{L})(?:founded|started|opened|built|began|planted|established|set (?:it |this |the \p{L}+ )?up|still (?:bakes?|cooks?|makes?|tastes?|works?|cuts?|sews?|roasts?|brews?|helps?))(?!\p{L})|(?<!\p{L})(?:was|were) (?:started|founded|opened|built|established|set up) (?:by|in)(?!\p{L})|(?<!\p{L})(?:family|we) (?:does|do|has done|have done) (?:it|this|so) since(?!\p{L})/iu;

/** Words that make a story of the business private: debts, conflicts, losses. */
export const troubleInHistory =
  /(?<!\p{L})(?:debts?|loans?|money|tax|broke|bankrupt\p{L}*|drank|drinks?|died|dead|ill|court|police|quarrel\p{L}*|argu\p{L}*|fight|fought|sold|sell|closed|lost|lease|rent|permi\p{L}*|illegal\p{L}*|without|never paid|badly|leaks?|asbestos|but|because|although|though)(?!\p{L})/iu;
