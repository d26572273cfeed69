/** A subordinate clause in a line that names an offer: 'for people who hate gyms'. */
export const offerClause =
  /(?:,\s*|\s+[–—-]\s+)?(?<![\p{L}])(?:who|that|which|whose|where|when|while|so that|as)(?![\p{L}])[^,;]*/giu;
