import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { defaultTheme } from "../src/color/default-theme.ts";
import { layoutTemplates } from "../src/onboarding/layout-templates.ts";
import { toneOptions } from "../src/onboarding/options.ts";
import { buttonStyleNames, pageLayoutNames } from "../src/onboarding/schema.ts";
import { renderStarterSite } from "../src/render/starter-site/render-starter-site.ts";
import { sixtyForms, specOf } from "../src/render/starter-site/sites.fixture.ts";
import { finishedDeck, twelveForms, withPictures } from "./twelve-sites.ts";

const java = "java";
/** Where `npm run test:full` put the checker. */
const jar = process.env.HTML_CHECKER ?? "";
const reportSchema = z.object({
  messages: z.array(z.object({ url: z.string(), lastLine: z.number().optional(), message: z.string() })),
});

const folder = realpathSync(mkdtempSync(join(tmpdir(), "validator-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** What the checker's list of CSS lacks: a property of SVG 2 (section 8.13), and container queries (CSS Conditional Rules 5). */
const unknownToChecker = new Set([
  "CSS: “vector-effect”: Property “vector-effect” doesn't exist.",
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  "CSS: Unrecognized at-rule “@container”",
]);

type Finding = z.infer<typeof reportSchema>["messages"][number];

/** A fault in a font whose size is in a unit of container queries; the rest of the rule is the same as in other fonts. */
const isContainerUnit = ({ message, url, lastLine = 0 }: Finding): boolean =>
  message === "CSS: “font”: Parse Error." &&
  /\dcqi\b/.test(readFileSync(fileURLToPath(url), "utf8").split("\n")[lastLine - 1] ?? "");

/** Everything that the Nu HTML Checker says of the folder's HTML, CSS and SVG. */
function findings(): string[] {
  const checker = ["-jar", jar, "--also-check-css", "--also-check-svg"];
  const report = ["--format", "json", "--stdout", "--exit-zero-always"];
  const { error, status, stdout, stderr } = spawnSync(java, [...checker, ...report, folder], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (error || status !== 0)
    throw new Error(
      `The long run needs Java 11 or later on the PATH, for the Nu HTML Checker.\n${error?.message ?? stderr}`,
    );
  return reportSchema
    .parse(JSON.parse(stdout))
    .messages.filter((finding) => !unknownToChecker.has(finding.message) && !isContainerUnit(finding))
    .map(({ url, lastLine, message }) => {
      const path = relative(folder, fileURLToPath(url)).replaceAll("\\", "/");
      return `${path}:${lastLine ?? 0} ${message}`;
    })
    .sort();
}

it("C-23.4 the sixty sites to validate are of every template, tone, layout and button style, the default theme included", () => {
  expect(sixtyForms).toHaveLength(60);
  const each = <Value>(choose: (form: (typeof sixtyForms)[number]) => Value) =>
    new Set(sixtyForms.map(choose));
  expect(each((form) => form.formData.tone)).toEqual(new Set(toneOptions));
  expect(each((form) => form.pageLayout)).toEqual(new Set(pageLayoutNames));
  expect(each((form) => form.selectedButtonStyle)).toEqual(new Set(buttonStyleNames));
  expect(each((form) => JSON.stringify(form.layoutSections)).size).toBe(layoutTemplates.length);
  expect(each((form) => JSON.stringify(form.themeColors))).toContain(JSON.stringify(defaultTheme));
});

// The checker takes a while and needs Java: it belongs to the long run.
if (process.env.TEST_FULL)
  it("C-23.4 the Nu HTML Checker has nothing to say of the HTML, CSS and SVG of sixty sites and of twelve finished ones", () => {
    sixtyForms.forEach((form, number) => {
      for (const [path, text] of Object.entries(renderStarterSite(specOf(form))))
        if (/\.(html|css|svg)$/.test(path)) write(`site-${number}/${path}`, text);
    });
    twelveForms.forEach((form, number) => {
      const spec = specOf(number % 2 === 0 ? withPictures(form) : form);
      for (const [path, text] of Object.entries(renderStarterSite(spec, { content: finishedDeck(spec) })))
        if (/\.(html|css|svg)$/.test(path)) write(`finished-${number}/${path}`, text);
    });
    // Three planted faults prove that the checker read the pages.
    write(
      "faulty/index.html",
      '<!DOCTYPE html>\n<html lang="en"><head><title>Faulty</title></head>\n<body><center>Old</center></body></html>\n',
    );
    write("faulty/site.css", "a { colr: red; }\n");
    write("faulty/icon.svg", '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" bogus="1"/></svg>\n');
    const found = findings();
    expect(found.filter((line) => !line.startsWith("faulty/"))).toEqual([]);
    // Without their lines, which the checker counts from zero once it has read a style sheet.
    expect(found.map((line) => line.replace(/:\d+ /, " "))).toEqual([
      "faulty/icon.svg Attribute “bogus” not allowed on element “rect” at this point.",
      "faulty/index.html The “center” element is obsolete. Use CSS instead.",
      "faulty/site.css CSS: “colr”: Property “colr” doesn't exist.",
    ]);
  }, 600_000);
