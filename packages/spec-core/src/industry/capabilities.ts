/** Abilities of a website, however the client words them. */
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

/** The capabilities that these goals require, each once, in the order of `capabilities`; unknown goals require none. */
export function capabilitiesOf(goals: readonly string[]): Capability[] {
  const asked = goals.map((goal) => goal.trim().toLowerCase());
  const wanted = asked.map((goal) => (Object.hasOwn(byGoal, goal) ? byGoal[goal] : undefined));
  return capabilities.filter((capability) => wanted.includes(capability));
}
