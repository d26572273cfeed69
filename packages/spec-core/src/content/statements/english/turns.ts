/** Where a sentence may turn from plain words to an aside for the agency: ', but', '… this'. */
export const turn =
  /(?:[,;]|\s[-–—]+|(?<!\.)\.{2,}|…)\s+(?=(?:but|so|i|i'm|im|i've|ive|this|thats|that's|that|my|please|pls|don't|dont|do|he|she|they|it|though|although|never|maybe|perhaps|just|between|because|nobody|no one|not|since|today|otherwise|actually|honestly|sometimes|only)\b)/giu;

/** Where a sentence may turn to what the business offers: ', we can', ', and we deliver'. */
export const offerBeginning =
  /[,;]\s+(?=(?:but |so |and )?we (?:can|do|also|offer|will|take|make|give|collect|deliver|pick|bring|have)(?!\p{L}))/giu;
