const DEPTH_MAX = 32;
// JSON.parse makes this an own key, but copying it by assignment would change an object's prototype.
const FORBIDDEN_KEY = "__proto__";

/**
 * Why data from outside cannot be taken as it is: nested too deep, a key that would change prototypes, or text that
 * not every database can store and give back (U+0000, halves of surrogate pairs). Undefined: it can.
 */
export function findUnsafe(
  value: unknown,
  path = "",
  depth = 0,
): { path: string; message: string } | undefined {
  if (typeof value === "string") {
    if (!value.includes("\0") && value.isWellFormed()) return undefined;
    return { path, message: "This text has characters that cannot be stored." };
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= DEPTH_MAX)
    return { path: "", message: `The content is nested deeper than ${DEPTH_MAX} levels.` };
  for (const [key, inner] of Object.entries(value)) {
    if (key === FORBIDDEN_KEY) return { path, message: "The name __proto__ is not accepted." };
    const unsafe =
      findUnsafe(key, path, depth + 1) ?? findUnsafe(inner, path ? `${path}.${key}` : key, depth + 1);
    if (unsafe) return unsafe;
  }
  return undefined;
}
