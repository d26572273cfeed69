// JSON.parse creates this as an own key, but copying it by assignment would change an object's prototype.
const forbiddenKey = "__proto__";

/** An unacceptable value, and its path. */
interface Unsafe {
  path: string;
  message: string;
}

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

const notStorable: Unsafe = { path: "", message: "This text has characters that cannot be stored." };
const notAccepted: Unsafe = { path: "", message: "The name __proto__ is not accepted." };

const below = (key: string, { path, message }: Unsafe): Unsafe => ({
  path: path === "" ? key : `${key}.${path}`,
  message,
});

function findInList(list: readonly unknown[]): Unsafe | undefined {
  for (let index = 0; index < list.length; index += 1) {
    const unsafe = findUnsafe(list[index]);
    if (unsafe) return below(String(index), unsafe);
  }
  return undefined;
}

function findInRecord(record: object): Unsafe | undefined {
  // Unlike Object.entries this allocates no list of pairs; parsed data has no inherited enumerable keys.
  for (const key in record) {
    if (key === forbiddenKey) return notAccepted;
    if (!isStorable(key)) return notStorable;
    const unsafe = findUnsafe(Reflect.get(record, key));
    if (unsafe) return below(key, unsafe);
  }
  return undefined;
}

/**
 * Why external data cannot be accepted: it has a key that would change prototypes, or text that not every
 * database can store and return (U+0000, halves of surrogate pairs). Undefined if it can. The data's
 * depth must have been limited before.
 */
export function findUnsafe(value: unknown): Unsafe | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : notStorable;
  if (typeof value !== "object" || value === null) return undefined;
  return Array.isArray(value) ? findInList(value) : findInRecord(value);
}
