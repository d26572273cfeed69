import { hash, verify } from "@node-rs/argon2";

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane (the library's algorithm is argon2id). */
const options = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** A hash of no password, so that an unknown account costs as much time as a wrong password. */
export const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$c2l0ZXdyaWdodG5vYm9keQ$3H0Yb0vXnZ2sYd3WgrYk8b3sQ7Q0m0d6r8rJm0V2b5k";

/** The password's argon2id hash in PHC form, with a fresh salt. Works off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Whether the password is the one hashed. Without a hash the answer is no, after the same work. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODY, password);
  return passwordHash !== null && matches;
}
