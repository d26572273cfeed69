import { fileOf } from "../../spec/page-file.ts";
import type { Rule } from "../rule.ts";

export const pagesPresent: Rule<"page-missing"> = {
  id: "page-missing",
  promises: "Every planned page is there, at its path or where a link with its name leads.",
  check: ({ planned }) =>
    planned.flatMap(({ page, file }) =>
      file
        ? []
        : [
            {
              file: fileOf(page.path),
              line: 1,
              message: `The page “${page.name}” (${page.path}) is missing.`,
            },
          ],
    ),
};
