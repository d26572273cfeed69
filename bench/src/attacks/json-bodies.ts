import { createProject, sendContactMessage, signIn } from "@sitewright/contracts";
import type { Attack } from "./attack.ts";
import { newClient, newNetwork, sendJson, tally } from "./client.ts";

const sizeBytes = 1024 * 1024;
const wide = Buffer.from(`[1${",1".repeat((sizeBytes - 3) / 2)}]`);
const levels = 500_000;
const deep = Buffer.from("[".repeat(levels) + "]".repeat(levels));
const manyKeys = Buffer.from(`{${Array.from({ length: 90_000 }, (_, key) => `"k${key}":1`).join(",")}}`);
const manyTimes = 20;

const anonymous = (title: string, path: string, body: Buffer): Attack => ({
  title,
  prepare: async (target) => async () => ({
    answers: tally([await sendJson(target, { path, body, headers: { "x-forwarded-for": newNetwork() } })]),
  }),
});

/** JSON that is small to send and costly to parse or validate. */
export const jsonAttacks: readonly Attack[] = [
  anonymous("1 MB of `[1,1,…]` to sign-in", signIn.path, wide),
  anonymous("1 MB of `[1,1,…]` to the contact form", sendContactMessage.path, wide),
  anonymous("500,000 levels of `[` to sign-in", signIn.path, deep),
  {
    title: `${manyTimes} signed-in bodies of 90,000 keys`,
    async prepare(target) {
      const { headers } = await newClient(target);
      const one = (index: number) =>
        sendJson(target, {
          path: createProject.path,
          body: manyKeys,
          headers: { ...headers, "idempotency-key": `many-keys-${index}` },
        });
      return async () => ({
        answers: tally(await Promise.all(Array.from({ length: manyTimes }, (_, i) => one(i)))),
      });
    },
  },
];
