/** Memoizes a function of a part and its whole; results are kept as long as the whole. */
export function remember<Part extends object, Whole extends object, Answer>(
  answer: (part: Part, whole: Whole) => Answer,
): (part: Part, whole: Whole) => Answer {
  const known = new WeakMap<Whole, Map<Part, { readonly answer: Answer }>>();
  return (part, whole) => {
    const answers = known.get(whole) ?? new Map<Part, { readonly answer: Answer }>();
    known.set(whole, answers);
    const found = answers.get(part) ?? { answer: answer(part, whole) };
    answers.set(part, found);
    return found.answer;
  };
}
