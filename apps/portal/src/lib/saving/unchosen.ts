import { type KeyValue, readText, writeText } from "@sitewright/app-kit/storage";
import { z } from "zod";
import type { Choices, Clash } from "./merge-answers.ts";

const key = "onboarding_unchosen";
const schema = z.array(z.object({ path: z.string(), answer: z.unknown() }));

/** Most answers that are remembered. */
const unchosenMax = 50;

function readUnchosen(storage: KeyValue | null): z.infer<typeof schema> {
  try {
    return schema.safeParse(JSON.parse(readText(storage, key) ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}

/** Keeps on this device what the person decided against, the latest first. */
export function keepUnchosen(storage: KeyValue | null, clashes: readonly Clash[], choices: Choices): void {
  const lost = clashes.flatMap(({ path, mine, theirs }) => {
    const choice = choices[path];
    return choice === undefined ? [] : [{ path, answer: choice === "mine" ? theirs : mine }];
  });
  if (lost.length === 0) return;
  writeText(storage, key, JSON.stringify([...lost, ...readUnchosen(storage)].slice(0, unchosenMax)));
}
