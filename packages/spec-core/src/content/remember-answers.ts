/**
 * The same function, which does not work again on what it was asked about lately: who types into one field leaves all
 * others as they were. What it gives is shared, so nobody may change it.
 */
export function rememberAnswers<Asked extends readonly unknown[], Value>(
  keyOf: (...asked: Asked) => string,
  make: (...asked: Asked) => Value,
  most: number,
): (...asked: Asked) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (...asked) => {
    const key = keyOf(...asked);
    const found = known.get(key) ?? { value: make(...asked) };
    // Asked about last, it goes last.
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found.value;
  };
}
