import { memoByKey } from "../memo.ts";

/** What a website can be required to do, independent of the client's wording. */
export const capabilities = [
  "leads",
  "store",
  "booking",
  "blog",
  "portfolio",
  "community",
  "support",
  "education",
] as const;

export type Capability = (typeof capabilities)[number];

/** The goals on offer and common names for the same goals, in lower case. */
const byGoal: Readonly<Record<string, Capability>> = {
  "generate leads": "leads",
  "lead generation": "leads",
  "sell products": "store",
  "online store": "store",
  "book appointments": "booking",
  "booking system": "booking",
  "share information": "blog",
  blog: "blog",
  "showcase portfolio": "portfolio",
  portfolio: "portfolio",
  "build community": "community",
  "provide support": "support",
  "educational content": "education",
};

function requiredBy(goals: readonly string[]): readonly Capability[] {
  const asked = goals.map((goal) => goal.trim().toLowerCase());
  const wanted = asked.map((goal) => (Object.hasOwn(byGoal, goal) ? byGoal[goal] : undefined));
  return Object.freeze(capabilities.filter((capability) => wanted.includes(capability)));
}

// Room for the goals of a form, alone and together with its pages.
const goalsKept = 4;

/** The capabilities that these goals require, each once, in the order of `capabilities`; unknown goals require none. */
export const capabilitiesOf = memoByKey(requiredBy, {
  keyOf: (goals) => JSON.stringify(goals),
  most: goalsKept,
});
