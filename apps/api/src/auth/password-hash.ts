import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** The cost of a hash: memory in KiB, and the number of passes over it. */
export interface HashWork {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane (the library's algorithm is argon2id). */
export const defaultWork: HashWork = { memoryCost: 19456, timeCost: 2 };

/**
 * Hashes that run at a time in this process: one processor stays free for everything else, and for the other
 * processes of the machine, whose hashes evict each other's 19 MiB from the cache. Of the four threads that
 * libuv has by default, one stays free for files and DNS.
 */
const concurrency = Math.min(Math.max(availableParallelism() - 1, 1), 3);

/** Hashes passwords and checks them, off the main thread. */
export interface Passwords {
  /** The password's argon2id hash in PHC form, with a fresh salt. */
  hash(password: string): Promise<string>;
  /** Compares a password with a hash. Without a hash returns false, after the same work. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Passwords hashed with this much work; a stored hash contains its own parameters. */
export function createPasswords(work: HashWork = defaultWork): Passwords {
  const limit = pLimit(concurrency);
  const hashed = (password: string): Promise<string> =>
    limit(() => hash(password, { ...work, parallelism: 1 }));
  // A hash of no password, so that an unknown account takes as long as a wrong password.
  let dummyHash: Promise<string> | undefined;
  const getDummyHash = (): Promise<string> => {
    dummyHash ??= hashed(crypto.randomUUID());
    return dummyHash;
  };
  return {
    hash: hashed,
    async verify(passwordHash, password) {
      const comparedHash = passwordHash ?? (await getDummyHash());
      const matches = await limit(() => verify(comparedHash, password));
      return passwordHash !== null && matches;
    },
  };
}
