import type { Project } from "./project.ts";

const named = /\b(?:software|saas|apps?|web ?app)\b/i;
const described =
  /\b(?:is|we (?:make|build|sell|offer)) (?:an? |the )?(?:[\w-]{1,20} ){0,3}(?:software|saas|app|cloud (?:service|platform))\b/i;
const thing = /\b(?:hardware|devices?|sensors?|terminals?|gadgets?)\b/i;

/**
 * True if the business sells software but no devices: the goods are used online, and nothing is shipped or collected.
 */
export function sellsSoftware({
  form,
  words,
  mentions,
}: Pick<Project, "form" | "words" | "mentions">): boolean {
  const descriptions = words.statements
    .filter(({ field }) => field === "description")
    .map(({ text }) => text);
  return (
    (named.test(form.niche) || descriptions.some((text) => described.test(text))) &&
    ![form.niche, ...descriptions].some((text) => thing.test(text)) &&
    !mentions.has("delivery") &&
    !mentions.has("pickup") &&
    !mentions.has("shopTool")
  );
}
