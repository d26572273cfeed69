const animal =
  "(?:animals?|horses?|equine|dogs?|canine|cats?|feline|pets?|livestock|cattle|bovine|poultry|exotics)";

/** Trades that treat animals: 'veterinary practice', 'equine physiotherapist', 'dog hydrotherapy'. */
export const animalTrade = new RegExp(
  `(?<!\\p{L})(?:veterinar\\p{L}*|vets?(?!\\p{L})|${animal} (?:[\\p{L}&]+ ){0,2}(?:\\p{L}*therap|physio|osteo|chiropract|dent(?:al|ist)|massage|hydro|acupunct|rehab|clinic|hospital))`,
  "iu",
);
