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
 * The number of hashes that run at once in this process. One processor stays free for everything
 * else, including the other processes of the machine, whose hashes would evict each other's 19 MiB
 * from the cache. One of libuv's default four threads stays free for files and DNS.
 */
const concurrency = Math.min(Math.max(availableParallelism() - 1, 1), 3);

/** Hashes passwords and checks them, off the main thread. */
export interface Passwords {
  /** The password's argon2id hash in PHC form, with a fresh salt. */
  hash(password: string): Promise<string>;
  /** Compares a password with a hash. Without a hash it does the same work and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Creates the password hasher with this cost; a stored hash contains its own parameters. */
export function createPasswords(work: HashWork = defaultWork): Passwords {
  const limit = pLimit(concurrency);
  const hashed = (password: string): Promise<string> =>
    limit(() => hash(password, { ...work, parallelism: 1 }));
  // The hash of a random value: verifying against it makes an unknown account take as long as a
  // wrong password.
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
