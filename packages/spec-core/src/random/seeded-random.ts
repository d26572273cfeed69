/**
 * A generator of numbers, uniform over [0, 1) in steps of 2^-32. The same seed gives the same sequence on every
 * machine and in every browser; a number and its decimal text are the same seed. Not for secrets.
 *
 * The seed is hashed to 128 bits (cyrb128 by bryc, public domain), which start xoshiro128** 1.1 (Blackman and
 * Vigna, "Scrambled Linear Pseudorandom Number Generators", 2018).
 */
export function seededRandom(seed: string | number): () => number {
  const next = xoshiro128(hash128(String(seed)));
  return () => next() / 2 ** 32;
}

/** Four unsigned 32-bit words. */
export type State128 = readonly [number, number, number, number];

/** xoshiro128** 1.1: unsigned 32-bit numbers from a state that is not all zero. */
export function xoshiro128(state: State128): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** cyrb128: 128 bits from the UTF-16 units of a text. */
function hash128(text: string): State128 {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  // xoshiro never leaves an all-zero state.
  return [a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0 || 1];
}
