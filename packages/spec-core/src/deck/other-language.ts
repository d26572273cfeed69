/** Common short words of English, and of other languages in which clients write. */
const english =
  /(?<!\p{L})(?:the|and|we|i|our|my|is|are|of|for|to|with|from|you|your|it|not|but|at|by|this|that)(?!\p{L})/iu;
const others =
  /(?<!\p{L})(?:und|der|die|das|wir|für|mit|ist|sind|ein|eine|nicht|et|les|des|nous|pour|avec|est|une|dans|y|los|las|para|con|una|nuestro|nuestra|somos|het|een|voor|met|zijn|wij|og|och|för|med|e|per|gli|della|siamo|w|na|dla|jest|są)(?!\p{L})/giu;
const twice = 2;

/** Whether a sentence is in another language than English, in which the deck's rules for sentences recognise nothing. */
export const isOtherLanguage = (sentence: string): boolean =>
  /\p{L}/u.test(sentence) &&
  (!/\p{Script=Latin}/u.test(sentence) ||
    (!english.test(sentence) && (sentence.match(others) ?? []).length >= twice));
