/** A capitalised name and what that person did: 'Marlene left'. */
export const doneByNamedPerson =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}+)(?:'s)? (?:drinks?|left|leaves|has|had|was|did|does|does?n't|got|gets|went|goes|wants|wanted|says|said|thinks|told|owes|owed|paid|pays|broke|lost|took|keeps|kept|still|always|never|just|knows|hates|refuses|smokes|died|moved|quit|forgot|forgets|should|would|must|will|can't|can|might|sleeps|lies|lied|steals|stole|needs)(?![\p{L}\p{N}])/gu;

/** A past action of somebody: 'We argued', 'pushed him'. */
export const pastDeed =
  /(?<![\p{L}\p{N}])(?:(?:we|i|he|she|they)\s+(?:\p{L}+ly\s+)?\p{L}{2,20}ed(?![\p{L}\p{N}])|\p{L}{2,20}ed\s+(?:at\s+|on\s+|off\s+|to\s+)?(?:us|me|him|them|a|our|my|his|it|everybody|everyone)(?![\p{L}\p{N}]))/iu;

/** The beginning of a remark about a particular thing: 'The lights', 'Half the', 'Two of our'. */
export const beginsWithOneThing =
  /^(?:the|this|that|these|those|half|both|only|every|(?:one|two|some|most) of (?:the|our|my)) \p{Ll}/iu;
