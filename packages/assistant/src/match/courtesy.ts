/** 'Ok thanks' before a question: words of the entry that answers thanks, and of none that answers a question. */
const courtesy =
  /^(?:(?:ok|okay|great|perfect|lovely|brilliant|cool|many|right|alright)[\s,.!]+)*(?:thanks|thank you|thankyou|thx|cheers)(?: (?:so much|very much|a lot|for that|for the answer|again|mate))?[\s,.!:)-]+(?!(?:so|very) much\b|a lot\b)/iu;

/** At least this many words are a question of their own: 'thanks bye' is none. */
const wordsMin = 2;

/** A question without the thanks that it begins with. */
export function withoutCourtesy(text: string): string {
  const rest = text.replace(courtesy, "");
  return rest.trim().split(/\s+/).length >= wordsMin ? rest : text;
}
