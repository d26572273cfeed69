/**
 * The same function of a text, which does not look again at the texts that it was asked about lately: sentences are read
 * by one rule after the other.
 */
export function rememberSome<Value>(
  make: (text: string) => Value,
  most: number,
  longest = Number.POSITIVE_INFINITY,
): (text: string) => Value {
  const known = new Map<string, Value>();
  let last: { readonly text: string; readonly value: Value } | undefined;
  return (text) => {
    if (last?.text === text) return last.value;
    const value = known.get(text) ?? make(text);
    last = { text, value };
    if (text.length > longest || known.has(text)) return value;
    // The oldest goes first.
    for (const oldest of known.keys()) {
      if (known.size < most) break;
      known.delete(oldest);
    }
    known.set(text, value);
    return value;
  };
}
