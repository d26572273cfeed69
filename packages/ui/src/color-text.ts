const hex = /^#?(?:[0-9a-f]{6}|[0-9a-f]{3})$/i;

/**
 * The six-digit form (`#aabbcc`, lower case) that a native colour input takes, or null when the text is not a
 * colour of three or six hexadecimal digits. The hash may be missing.
 */
export function pickerColor(text: string): string | null {
  const trimmed = text.trim();
  if (!hex.test(trimmed)) return null;
  const digits = trimmed.replace("#", "").toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}
