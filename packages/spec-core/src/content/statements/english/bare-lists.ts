/** What goes with an item: 'women's mornings that I run on a Friday', '(we call it Little Groms)'. */
export const besideItem = /\([^()]*\)|(?<!\p{L})(?:that|which|who|what)(?!\p{L})[^,.]*/giu;
/** Sentences, and not things one beside the other: '…, and the lease is up', 'Got the van, the tools'. */
export const tellsMore =
  /(?<!\p{L})(?:i|we|us|me|my|our|you|your|he|she|they|them|his|her|their|it|this|these|those|there|is|are|am|was|were|be|been|has|have|had|does|do|did|got|gets?|goes|went|came|comes?|will|would|can|could|may|might|must|should|shall|want|wants|need|needs|please|pls|let|just|so|because|but|if|when|not|no|never|\p{L}+n['’]t)(?!\p{L})|['’](?:re|m|ve|ll|d)(?!\p{L})/iu;
/** Troubles that somebody lists. */
export const troubles =
  /(?<!\p{L})(?:lapsed|expired|overdue|giv(?:e|ing) up|loans?|debts?|money|kids|worr\p{L}*|neighbou?rs?|bad (?:back|knees?|hips?)|sleep|leak\p{L}*|angry|broken|stress\p{L}*|bills?|rent|illness|hospital)(?!\p{L})/iu;
