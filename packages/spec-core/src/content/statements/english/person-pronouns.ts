/** A sentence about a person who is named before it: 'He does small repairs', 'And her bread is rye'. */
export const beginsWithPronoun =
  /^["'(]?(?:(?:and|but|so|also|now|today|then|sometimes),? )?(?:he|she|his|her)(?:['’](?:s|d|ll))?(?!\p{L})/iu;

/** A person without a name: 'my sister', 'our baker', 'the owner'. */
export const somebodyNamed =
  /(?<!\p{L})(?:my|our|the|his|her) (?:\p{L}+ ){0,2}(?:husband|wife|partner|son|daughter|mother|mum|mom|father|dad|brother|sister|uncle|aunt|cousin|nephew|niece|grandfather|grandmother|grandad|granddad|grandma|friend|colleague|owner|founder|\p{L}{2,}(?:er|or|ist|ian|man|woman|lad|girl|boy|apprentice|chef|cook|nurse|vet|boss))(?:[- ]in[- ]law)?(?!\p{L})/iu;
