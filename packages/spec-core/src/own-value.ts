/** The value of a table's own key; a word such as 'constructor', which every object answers to, is none of its keys. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
