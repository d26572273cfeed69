/**
 * 'Ok thanks' before a question: these words match the entry that answers thanks, and none that answers a
 * question.
 */
const courtesy =
  /^(?:(?:ok|okay|great|perfect|lovely|brilliant|cool|many|right|alright)[\s,.!]+)*(?:thanks|thank you|thankyou|thx|cheers)(?: (?:so much|very much|a lot|for that|for the answer|again|mate))?[\s,.!:)-]+(?!(?:so|very) much\b|a lot\b)/iu;

/** A rest of fewer words is no question: 'thanks bye'. */
const wordsMin = 2;

/** A question without the thanks that it begins with. */
export function withoutCourtesy(text: string): string {
  const rest = text.replace(courtesy, "");
  return rest.trim().split(/\s+/).length >= wordsMin ? rest : text;
}
