/**
 * The ASCII form of a domain label by Punycode (RFC 3492): letters of other scripts become `xn--…`, an ASCII label is
 * unchanged. Null if the result is longer than `lengthMax`. The caller must fold the case of the label and normalize
 * it.
 */
export function toAsciiLabel(label: string, lengthMax = Number.POSITIVE_INFINITY): string | null {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const ascii = points.every((point) => point < 128) ? label : encode(points, lengthMax);
  return ascii.length <= lengthMax ? ascii : null;
}

/** Stops as soon as the result is longer than `lengthMax`, because the caller discards it then. */
function encode(points: readonly number[], lengthMax: number): string {
  const basic = points.filter((point) => point < 128);
  let output = `xn--${String.fromCharCode(...basic)}${basic.length > 0 ? "-" : ""}`;
  let [code, delta, bias, handled] = [128, 0, 72, basic.length];
  while (handled < points.length && output.length <= lengthMax) {
    const next = Math.min(...points.filter((point) => point >= code));
    delta += (next - code) * (handled + 1);
    code = next;
    for (const point of points) {
      if (point < code) delta += 1;
      if (point !== code) continue;
      output += encodeNumber(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    code += 1;
  }
  return output;
}

/**
 * The reverse of `toAsciiLabel`: the letters of an `xn--…`, any other label unchanged. Null if it has none, as in
 * `xn--a`, or if it is not in normal form, as in capitals.
 */
export function fromAsciiLabel(label: string): string | null {
  if (!label.startsWith("xn--")) return label;
  const points = decode(label.slice("xn--".length));
  const text = points === null ? "" : String.fromCodePoint(...points);
  return toAsciiLabel(text) === label ? text : null;
}

/** RFC 3492, section 6.2; null for invalid Punycode. */
function decode(text: string): number[] | null {
  const split = text.lastIndexOf("-");
  const points = Array.from(text.slice(0, Math.max(0, split)), (character) => character.charCodeAt(0));
  let [code, bias, place] = [128, 72, 0];
  for (let i = split + 1; i < text.length; ) {
    const before = place;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = fromDigit(text.charCodeAt(i++));
      place += digit * weight;
      if (!(place <= mostPlaces)) return null;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = points.length + 1;
    bias = adapt(place - before, length, before === 0);
    code += Math.floor(place / length);
    place %= length;
    if (code > 0x10ffff) return null;
    points.splice(place++, 0, code);
  }
  return points;
}

/** No position in a label of 63 characters can be greater. */
const mostPlaces = 0x10ffff * 64;

/** The value of a digit of RFC 3492, section 5; NaN for any other character and at the end of the text. */
function fromDigit(character: number): number {
  if (character >= 97 && character <= 122) return character - 97;
  return character >= 48 && character <= 57 ? character - 22 : Number.NaN;
}

/** A number in the variable-length base 36 of RFC 3492, section 3.3. */
function encodeNumber(number: number, bias: number): string {
  let text = "";
  let rest = number;
  for (let k = 36; ; k += 36) {
    const threshold = Math.min(26, Math.max(1, k - bias));
    if (rest < threshold) return text + toDigit(rest);
    text += toDigit(threshold + ((rest - threshold) % (36 - threshold)));
    rest = Math.floor((rest - threshold) / (36 - threshold));
  }
}

/** The digits of RFC 3492, section 5: a to z, then 0 to 9. */
function toDigit(value: number): string {
  return String.fromCharCode(value < 26 ? 97 + value : 22 + value);
}

/** The bias adaptation of RFC 3492, section 6.1. */
function adapt(delta: number, handled: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / handled);
  let k = 0;
  while (rest > 455) {
    rest = Math.floor(rest / 35);
    k += 36;
  }
  return k + Math.floor((36 * rest) / (rest + 38));
}
