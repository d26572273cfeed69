/** Customers of a business with a clause about them: 'People who have been through something', 'Survivors of abuse'. */
export const customerGroup =
  /^(?:people|persons|adults|men|women|children|kids|teenagers|parents|couples|families|carers|owners|those|anyone|anybody|everyone|everybody|survivors|victims|patients|clients|customers|tenants|employees|home ?owners|dogs|cats|horses|beginners|riders|drivers|students)(?: [\p{L}\d]+){0,3} (?:who|that|with|whose|of|in|after|behind|facing|going through)(?!\p{L})/iu;

/** Words with which an owner judges customers, or describes their own dealings with them. */
export const judgesCustomers =
  /(?<!\p{L})(?:money|rich|poor|posh|pay|pays|paid|haggl\p{L}*|complain\p{L}*|moan\p{L}*|cheap|time[- ]wasters?|annoy\p{L}*|nice|decent|difficult|no|not|never|never again|us|me|my|i|them anymore)(?!\p{L})/iu;

/** Actions of customers that would be a conflict if colleagues did them: 'People who moved away'. */
export const visitorsMoves =
  /(?<!\p{L})(?:(?:have|had|just|recently) )?moved (?:away|out|off|abroad|back|here|house|in)(?!\p{L})/giu;
