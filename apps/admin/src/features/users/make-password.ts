// Without I, O, l, 0 and 1, which are easily read for each other when a password is passed on.
const upper = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const lower = "abcdefghijkmnopqrstuvwxyz";
const digits = "23456789";
const signs = "!@#$%^&*";
const length = 12;

/** A uniformly distributed whole number in [0, below). */
export type RandomIndex = (below: number) => number;

const one = (of: string, random: RandomIndex): string => of.charAt(random(of.length));

/** Fisher-Yates shuffle: every order is equally likely. */
function shuffled(items: readonly string[], random: RandomIndex): string[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = random(last + 1);
    const moved = mixed[last] ?? "";
    mixed[last] = mixed[at] ?? "";
    mixed[at] = moved;
  }
  return mixed;
}

/**
 * A password of 12 characters with at least one capital, one small letter, one digit and one of !@#$%^&*, in any order
 * (D-02).
 */
export function makePassword(random: RandomIndex): string {
  const all = upper + lower + digits + signs;
  const needed = [upper, lower, digits, signs].map((of) => one(of, random));
  const rest = Array.from({ length: length - needed.length }, () => one(all, random));
  return shuffled([...needed, ...rest], random).join("");
}

/**
 * The browser's cryptographic random numbers. Values that would bias towards small numbers are rejected and
 * drawn again.
 */
export const secretIndex: RandomIndex = (below) => {
  const limit = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return drawn % below;
  }
};
