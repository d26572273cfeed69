/** The deed at the end of a service's name, which its price may leave out: 'beard £8' for 'beard tidy'. */
export const deedAfterName =
  /^(?:trims?|cuts?|tid(?:y|ies)|washe?s?|cleans?|repairs?|services?|treatments?|lessons?|class(?:es)?|sessions?|massages?|checks?|hire|rentals?)$/iu;

/** Names of prices for a size, a number, a time or a person's age, which say nothing of the offer. */
export const unsureStart =
  /^(?:small|medium|large|big|mini|extra|full|half|whole|single|double|short|long|first|second|new|old|one|two|three|each|both|all|day|week|month|hour|night|weekend|morning|afternoon|evening|annual|monthly|weekly|regular|standard|basic|online|delivery|deposits?|adults?|child(?:ren)?|kids?|students?|seniors?|concessions?|famil(?:y|ies)|members?|midweek|weekends?|weekdays?)$/iu;
