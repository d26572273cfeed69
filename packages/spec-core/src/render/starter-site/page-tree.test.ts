import { describe, expect, it } from "vitest";
import { conform } from "../../conform/index.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context, fullForm } from "../../spec/forms.fixture.ts";
import { renderTasks } from "../agent/tasks.ts";
import { renderBundle } from "../bundle.ts";
import { renderStarterSite } from "./render-starter-site.ts";

const formData = {
  ...fullForm.formData,
  pages: ["Home", "About", "Services", "Contact"],
  customPages: ["Repairs", "Press kit"],
};
const pageTree = [
  { name: "Contact" },
  {
    name: "Services",
    title: "What we mend",
    children: [{ name: "Repairs" }, { name: "About", title: "Us" }],
  },
  { name: "Press kit" },
];
const spec = buildSpec({ ...fullForm, formData, pageTree }, context);
const files = renderStarterSite(spec);

/** The names in the main navigation, those in a group under another one indented by '> '. */
function navigationOf(page: string): string[] {
  const nav = /<nav class="nav[\s\S]*?<\/nav>/.exec(page)?.[0] ?? "";
  let depth = 0;
  return [...nav.matchAll(/<details|<\/details|<a [^>]*>([^<]*)/g)].flatMap(([found, name]) => {
    if (found.startsWith("<details")) depth += 1;
    if (found.startsWith("</details")) depth -= 1;
    return name === undefined ? [] : [`${"> ".repeat(depth)}${name}`];
  });
}

it("C-22.33 two long names that begin alike have a file each", () => {
  const long =
    "Everything that we have learnt about the repair of clocks and watches in forty years of trade";
  const customPages = [`${long}, first part`, `${long}, second part`, `${long}, third part`];
  const spec = buildSpec({ ...fullForm, formData: { ...formData, customPages } }, context);
  const paths = spec.siteStructure.pages
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/everything"));
  expect(new Set(paths).size).toBe(3);
  const files = renderStarterSite(spec);
  for (const path of paths) expect(files).toHaveProperty([`${path.slice(1)}/index.html`]);
  expect(conform(spec, files)).toEqual([]);
});

describe("a starter site of an arranged sitemap", () => {
  it("P-36.6 every page's navigation has the client's order, names and nesting, without JavaScript", () => {
    for (const file of ["index.html", "services/index.html", "repairs/index.html"])
      expect(navigationOf(files[file] ?? "")).toEqual([
        "Home",
        "Contact",
        "What we mend",
        "> Repairs",
        "> Us",
        "Press kit",
      ]);
  });

  it("P-36.6 a group says which page it belongs to, and opens by keyboard", () => {
    expect(files["index.html"]).toMatch(
      /<summary><span class="unseen">Pages under What we mend<\/span><\/summary>/,
    );
  });

  it("P-36.6 a renamed page keeps its address and what it is made of", () => {
    const page = files["services/index.html"] ?? "";
    expect(page).toMatch(/<h1[^>]*>What we mend<\/h1>/);
    expect(page).toContain('<a href="../repairs/index.html">Repairs</a>');
    expect(page).toContain("To be written:</strong> a sentence on each of");
    expect(files).not.toHaveProperty(["what-we-mend/index.html"]);
  });

  it("P-36.6 the page of a group leads back to the page that it stands under", () => {
    expect(files["repairs/index.html"]).toContain(
      '<p class="crumb"><a href="../services/index.html">What we mend</a></p>',
    );
  });

  it("P-36.5 the bundle's sitemap lists the pages in that order, legal ones last", () => {
    const xml = renderBundle(spec)["starter-site/sitemap.xml"] ?? "";
    expect([...xml.matchAll(/<loc>https:\/\/kiln\.example([^<]*)/g)].map(([, path]) => path)).toEqual([
      "/",
      "/contact",
      "/services",
      "/repairs",
      "/about",
      "/press-kit",
      "/privacy",
      "/terms-of-sale",
      "/delivery",
      "/returns",
    ]);
  });

  it("P-36.6 a renamed page's task keeps its id and names the page above", () => {
    const tasks = renderTasks(spec);
    expect(tasks).toContain("- [ ] `page:/services` Build `What we mend` in `services/index.html`");
    expect(tasks).toContain("- [ ] `page:/repairs` Build `Repairs` in `repairs/index.html`");
    expect(tasks).toContain("Under: `What we mend`");
  });

  it("P-36.6 conforms to its specification", () => {
    expect(conform(spec, files)).toEqual([]);
  });
});
