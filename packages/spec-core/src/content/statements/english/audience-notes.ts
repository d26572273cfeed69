const seasons =
  "summer|winter|spring|autumn|fall|season|high season|low season|holidays|school holidays|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter";
const weekdays =
  "weekends?|weekdays|week|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mornings?|afternoons?|evenings?";
const peoples =
  "english|british|irish|scottish|scots|welsh|americans?|canadians?|australians?|dutch|germans?|austrians?|swiss|french|belgians?|spanish|italians?|portuguese|danish|danes|swedish|swedes|norwegians?|polish|poles|czechs?|russians?|chinese|japanese|locals|foreigners|strangers|tourists|outsiders|incomers|day trippers";

/** 'In winter many foreigners', 'on Saturdays mostly tourists': who comes when. */
const comesWhen = new RegExp(
  `^(?:(?:and|but|then) )?(?:in|on|at|during|around) (?:the )?(?:${seasons}|${weekdays})(?: (?:it is|it['’]?s|we have|we get|there (?:is|are)|come|comes|also|then))* (?:very )?(?:many|mostly|mainly|more|less|fewer|lots|a lot|everybody|everyone|anybody|nobody|half|some|almost|nearly|only|(?:the )?(?:${peoples}))(?!\\p{L})`,
  "iu",
);

/** 'For the bags more the wives': who comes for what. */
const comesFor =
  /^(?:(?:and|but|then) )?for (?:the|my|our) \p{L}+(?: \p{L}+)? (?:more(?! than)|rather|mostly|mainly|usually|often|it['’]?s|it is|also)(?! (?:for|about|from))(?!\p{L})/iu;

/** 'Also the Dutch and English with the holiday houses', 'the foreigners who live here': readers of the site are not spoken of so. */
const speaksOf = new RegExp(
  `^(?:(?:and|but) )?(?:also )?the (?:${peoples})(?:,? and (?:the )?(?:${peoples}))*(?:[.!]?$| (?:with|who|that|from|in|on|of|when|as) )`,
  "iu",
);

/** Whether a sentence of the audience, or a clause of one, only tells the agency who comes when or for what. */
export const isAudienceNote = (text: string): boolean =>
  comesWhen.test(text) || comesFor.test(text) || speaksOf.test(text);
