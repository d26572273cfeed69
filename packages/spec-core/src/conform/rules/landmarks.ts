import type { Rule } from "../rule.ts";
import { withRole } from "../site/html/semantics.ts";

export const landmarks: Rule<"landmark"> = {
  id: "landmark",
  promises: "Every page has one main element, a navigation and a footer.",
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const mains = withRole(page, "main");
      const at = { file: page.path, line: mains[1]?.line ?? 1 };
      const lacks = ["navigation", "contentinfo"].filter((role) => withRole(page, role).length === 0);
      return [
        ...(mains.length === 1
          ? []
          : [{ ...at, message: `The page has ${mains.length} main elements; it needs one.` }]),
        ...(page.planned ? lacks : []).map((role) => ({
          ...at,
          message: role === "navigation" ? "The page has no navigation." : "The page has no footer.",
        })),
      ];
    }),
};
