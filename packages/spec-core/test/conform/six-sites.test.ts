import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Breach, conform, examine, finalRules, rules } from "../../src/conform/index.ts";
import { checkScript } from "../../src/generated/check-script.ts";
import { defects } from "./defects/index.ts";
import type { Defect, Files } from "./defects/plant.ts";
import { harmless } from "./harmless.ts";
import { sixSites, type TriedSite } from "./six-sites.ts";
import { finishedSite, type Unfinished, unfinished } from "./unfinished.ts";

const isFull = Boolean(process.env.TEST_FULL);
const timeoutMs = isFull ? 1_800_000 : 240_000;

const root = mkdtempSync(join(tmpdir(), "six-sites-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;

/** The report of the bundle's own checker on a site. */
function checked(
  { spec, deck }: Pick<TriedSite, "spec" | "deck">,
  files: Files,
  ...options: string[]
): Breach[] {
  const folder = join(root, `${count++}`);
  const all = {
    "check.mjs": checkScript,
    "spec.json": JSON.stringify(spec),
    "content.json": JSON.stringify(deck),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text])),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["check.mjs", "site", "--json", ...options],
    {
      cwd: folder,
      encoding: "utf8",
      env: { NODE_COMPILE_CACHE: join(root, "compiled") },
      maxBuffer: 1e8,
    },
  );
  expect([stderr, status === 0 || status === 1]).toEqual(["", true]);
  const { breaches } = JSON.parse(stdout);
  expect(status).toBe(breaches.length > 0 ? 1 : 0);
  return breaches;
}

const sorted = (breaches: readonly Breach[]): string[] => breaches.map((one) => JSON.stringify(one)).sort();

/** A fault in a site; null where the site has nothing that could be spoilt so. */
function planted({ change }: TriedSite, plant: Defect["plant"]): Files | null {
  try {
    return change(plant);
  } catch {
    return null;
  }
}

const isFound = (site: TriedSite, { rule, file }: Defect, breaches: readonly Breach[]): boolean =>
  breaches.some((one) => one.rule === rule && [file, site.path(file)].includes(one.file));

/** Faults that are none in another palette or style of buttons: they are planted only in the pottery's site. */
const ofOneLook = new Set([
  // 'Kilm & Co' misspells only the pottery's name.
  "the footer misspells the name",
  "links that cannot be read",
  "text that cannot be read",
  "buttons that cannot be read under the pointer",
  "buttons without fill",
  "buttons in capitals",
  "buttons of another radius",
  "buttons with a shadow",
  "a narrower column",
  "no column at all",
  "the whole page is a sheet",
  "another weight of headings",
  "another font for headings",
  "another font for text",
  "a page on the wrong ground",
  "text in the wrong role",
  "headings in the wrong role",
  "the dark ground is the light one's",
]);

/** Faults of different rules, which one reading of a site may find together. */
function batchesOf(faults: readonly Defect[]): Defect[][] {
  const batches: Defect[][] = [];
  for (const fault of faults) {
    const isAlone = fault.rule === "limit" || fault.rule === "page-missing";
    const free = batches.find(
      (batch) =>
        !isAlone &&
        batch.length < 12 &&
        batch.every(({ rule }) => rule !== fault.rule && rule !== "limit" && rule !== "page-missing"),
    );
    if (free) free.push(fault);
    else batches.push([fault]);
  }
  return batches;
}

const isRewritten = ({ name }: TriedSite): boolean => name.endsWith("rewritten");

/** The faults that the site can have, those that it has and the checker does not find; each of these is tried by itself in the end. */
function missed(site: TriedSite, faults: readonly Defect[]): { tried: Defect[]; missed: string[] } {
  const tried = faults.filter(
    (fault) => planted(site, fault.plant) !== null && !(isRewritten(site) && fault.rule === "limit"),
  );
  const judged = (files: Files) => conform(site.spec, site.made(files), { content: site.deck });
  const unseen = batchesOf(tried).flatMap((batch) => {
    const all: Defect["plant"] = (files) =>
      batch.reduce((before, { plant }) => {
        try {
          return plant(before);
        } catch {
          return before;
        }
      }, files);
    const breaches = judged(site.change(all));
    return batch.filter((fault) => !isFound(site, fault, breaches));
  });
  const alone = unseen.filter((fault) => !isFound(site, fault, judged(site.change(fault.plant))));
  return { tried, missed: alone.map(({ name, rule }) => `${rule}: ${name}`) };
}

describe("faults on six sites", () => {
  it("C-26.3 there are at least 75 kinds, and every rule but the one for given contact details has one", () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBeGreaterThanOrEqual(75);
    const untried = rules.map(({ id }) => id).filter((id) => !defects.some(({ rule }) => rule === id));
    expect(untried).toEqual(["contact-details"]);
  });

  it(
    "C-26.3 the pottery's site can have every fault",
    () => {
      const [pottery] = sixSites;
      expect(defects.filter(({ plant }) => pottery && planted(pottery, plant) === null)).toEqual([]);
    },
    timeoutMs,
  );

  it.each(sixSites.map((site, index) => ({ name: site.name, site, index })))(
    "C-26.4 every fault is found, as built, minified and rewritten ($name)",
    ({ site, index }) => {
      const own = defects.filter(({ name }, at) =>
        ofOneLook.has(name) ? index === 0 : isFull || at % sixSites.length === index,
      );
      const { tried, missed: unseen } = missed(site, own);
      expect(unseen).toEqual([]);
      expect(tried.length).toBeGreaterThan(own.length / 2);
    },
    timeoutMs,
  );

  it.each((isFull ? sixSites : sixSites.slice(1, 2)).map((site) => ({ name: site.name, site })))(
    "C-34.1 the file in the bundle finds what the library finds, in the same words ($name)",
    ({ site }) => {
      const some = batchesOf(defects.filter(({ rule }) => rule !== "limit")).slice(0, isFull ? 99 : 1);
      for (const batch of some) {
        const files = site.made(
          site.change((before) =>
            batch.reduce((all, { plant }) => {
              try {
                return plant(all);
              } catch {
                return all;
              }
            }, before),
          ),
        );
        const library = conform(site.spec, files, { content: site.deck });
        // In the long run the last batches hold a fault or two.
        expect(library.length).toBeGreaterThan(isFull ? 0 : 3);
        expect(sorted(checked(site, files))).toEqual(sorted(library));
      }
    },
    timeoutMs,
  );
});

describe("harmless changes on six sites", () => {
  it("C-34.2 there are at least 35 kinds", () => {
    expect(new Set(harmless.map(({ name }) => name)).size).toBeGreaterThanOrEqual(35);
  });

  it.each(sixSites.map((site, index) => ({ name: site.name, site, index })))(
    "C-34.2 none of them is a breach ($name)",
    ({ site, index }) => {
      const own = harmless.filter((_, at) => isFull || at % sixSites.length === index);
      const groups = isFull ? own.map((one) => [one]) : [own];
      for (const group of groups) {
        const files = site.made(
          site.change((before) => group.reduce((all, { plant }) => plant(all), before)),
        );
        expect([group.map(({ name }) => name), conform(site.spec, files, { content: site.deck })]).toEqual([
          group.map(({ name }) => name),
          [],
        ]);
        if (isFull) expect(checked(site, files)).toEqual([]);
      }
    },
    timeoutMs,
  );
});

describe("the hand-over", () => {
  const [{ spec } = { spec: undefined }] = sixSites;
  if (!spec) throw new Error("There is no site.");
  const { files: finished, deck } = finishedSite(spec);

  it(
    "C-34.3 a finished site passes --final, by the library and by the file in the bundle",
    () => {
      expect(conform(spec, finished, { content: deck, final: true })).toEqual([]);
      expect(checked({ spec, deck }, finished, "--final")).toEqual([]);
    },
    timeoutMs,
  );

  const count = (rule: string, found: readonly Breach[]): number =>
    found.filter((one) => one.rule === rule).length;
  const judged = (kinds: readonly Unfinished[]): readonly Breach[] =>
    examine(
      spec,
      kinds.reduce((all, { plant }) => plant(all), finished),
      { content: deck },
    ).unfinished;

  it("C-34.3 there are at least 40 kinds of unfinished sites, one at least for every rule but two", () => {
    expect(new Set(unfinished.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
    const untried = finalRules
      .map(({ id }) => id)
      .filter((id) => !unfinished.some(({ rule }) => rule === id));
    expect(untried).toEqual(["unused-asset", "open-domain"]);
  });

  it(
    "C-34.3 every kind of unfinished site is refused",
    () => {
      const together = unfinished.filter(
        ({ rule }) => !["unconnected-form", "promised-feature"].includes(rule),
      );
      const found = judged(together);
      for (const { id } of finalRules) {
        const wanted = together.filter(({ rule }) => rule === id).length;
        expect([id, count(id, found) >= wanted]).toEqual([id, true]);
      }
      const others = unfinished.filter((one) => !together.includes(one));
      const alone = isFull ? unfinished : others.filter((_, index) => index % 4 === 2);
      for (const one of alone)
        expect([one.name, count(one.rule, judged([one])) > 0]).toEqual([one.name, true]);
    },
    timeoutMs,
  );

  it(
    "C-34.3 the untouched starter site is refused by the file in the bundle, whatever word is replaced",
    () => {
      const [site] = sixSites;
      if (!site) throw new Error("There is no site.");
      const hidden = Object.fromEntries(
        Object.entries(site.starter).map(([path, text]) => [
          path,
          text.replaceAll("To be written", "Soon").replaceAll("To be connected", "Soon"),
        ]),
      );
      const found = new Set(checked(site, hidden, "--final").map(({ rule }) => rule));
      for (const rule of [
        "open-slot",
        "unconnected-form",
        "missing-asset",
        "promised-feature",
        "starter-label",
      ])
        expect(found).toContain(rule);
    },
    timeoutMs,
  );
});
