import { readFileSync } from "node:fs";
import { postCategories } from "@sitewright/articles";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { page } from "../../open-page.fixture.ts";
import { InitialDrawing } from "./initial.tsx";

const read = (name: string, base: string): string => readFileSync(new URL(name, base), "utf8");
const theme = import.meta.resolve("@sitewright/ui/theme.css");

/** Every colour of our theme. */
const colours = [...read("tokens.css", theme).matchAll(/--([\w-]+): light-dark/g)].map(
  ([, name = ""]) => name,
);

/** Those that a drawing gets from the system in forced colours: of every app, and of this site. */
const forced = new Set(
  [read("parts.css", theme), read("forced-colors.css", import.meta.url)]
    .map((css) => /@media \(forced-colors: active\) \{\s*svg \{([^}]*)\}/.exec(css)?.[1] ?? "")
    .flatMap((block) => [...block.matchAll(/--([\w-]+):/g)].map(([, name]) => name)),
);

const drawingsOf = async (path: string): Promise<string> =>
  [...(await page(path)).querySelectorAll("main svg")].map(({ outerHTML }) => outerHTML).join("");

test("in forced colours every colour of our drawings is one of the system's", async () => {
  const html = [
    ...(await Promise.all(["/news", "/about", "/contact", "/newsletter"].map(drawingsOf))),
    ...postCategories.map((category) =>
      renderToStaticMarkup(<InitialDrawing title="Bread" category={category} />),
    ),
  ].join("");
  const used = colours.filter(
    (name) => html.includes(`var(--${name})`) || new RegExp(`(fill|stroke)-${name}(?![\\w-])`).test(html),
  );
  expect(used).toEqual(expect.arrayContaining(["sunken", "block", "on-accent", "ok-wash"]));
  expect(used.filter((name) => !forced.has(name))).toEqual([]);
});
