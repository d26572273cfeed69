import * as cssTree from "css-tree";
import fc from "fast-check";
import { XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { buildSpec } from "../../spec/build-spec.ts";
import { anyForm, context, fullForm } from "../../spec/forms.fixture.ts";
import type { Spec } from "../../spec/schema.ts";
import { escapes, hostileForms, plainForm } from "../hostile-forms.fixture.ts";
import { attribute, elementsOf, pagesOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { sixtyForms, specOf } from "./sites.fixture.ts";

type Files = Readonly<Record<string, string>>;

// Every name of an element and an attribute that plain answers lead to; hostile ones may lead to no other.
const full = specOf(fullForm);
const reachable: Spec = {
  ...full,
  businessInfo: { ...full.businessInfo, contactDetails: "Call +44 20 7946 0000\nhello@kiln.example" },
};
const addressed = specOf({
  ...fullForm,
  formData: {
    ...fullForm.formData,
    contact: {
      phone: "+44 20 7946 0000",
      email: "hello@kiln.example",
      address: "1 Kiln Lane\nLeeds LS1 4AP",
      country: "GB",
      openingHours: "Mon-Fri 9-5",
    },
    goals: ["Book Appointments"],
    offers: [
      { name: "Bowls", what: "for soup", price: "£18" },
      { name: "Plates", what: "", price: "" },
    ],
  },
});
const plainSites = [reachable, addressed, ...[plainForm, ...sixtyForms].map(specOf)].map((spec) =>
  renderStarterSite(spec),
);
const names = (files: Files): string[] =>
  pagesOf(files).flatMap(([, page]) =>
    elementsOf(page).flatMap(({ tagName, attrs }) => [
      tagName,
      ...attrs.map(({ name }) => `${tagName} ${name}`),
    ]),
  );
const known = new Set(plainSites.flatMap(names));

const linkPattern =
  /^(?:https?:\/\/|mailto:[\w.+-]+@|tel:\+?\d+$|#[\w-]*$|(?:\.\.\/)*[\p{L}\p{N}%/._-]+(?:#[\w-]+)?$)/u;

function breaches(files: Files): string[] {
  const found = names(files).filter((name) => !known.has(name));
  for (const [path, page] of pagesOf(files)) {
    if (/[^\P{Cc}\n]|\p{Cs}/u.test(page)) found.push(`${path}: control character or lone surrogate`);
    for (const element of elementsOf(page)) {
      const { tagName, attrs, childNodes } = element;
      for (const { name, value } of attrs)
        if (["href", "src", "action"].includes(name) && !linkPattern.test(value))
          found.push(`${path}: ${name}=${value}`);
      if (tagName !== "script") continue;
      if (attribute(element, "type") === "application/ld+json")
        JSON.parse(childNodes.map((node) => ("value" in node ? node.value : "")).join(""));
      else if (!attribute(element, "src")?.endsWith("js/site.js")) found.push(`${path}: script`);
    }
  }
  return [...new Set(found)];
}

function cssBreaches(css: string): string[] {
  const found: string[] = [];
  cssTree.parse(css, { onParseError: (error) => found.push(error.message) });
  if (/@import|url\((?!"\.\.\/fonts\/)/.test(css)) found.push("a foreign address");
  return found;
}

function fileBreaches(files: Files): string[] {
  const found = Object.keys(files).filter(
    (path) =>
      !/^[\p{L}\p{M}\p{N}.-]+(?:\/[\p{L}\p{M}\p{N}.-]+)*$/u.test(path) ||
      path.split("/").some((name) => /^\.+$/.test(name)),
  );
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(".css")) found.push(...cssBreaches(text));
    if (/\.(?:xml|svg)$/.test(path) && XMLValidator.validate(text) !== true) found.push(path);
    if (path.endsWith(".webmanifest")) JSON.parse(text);
  }
  return found;
}

/** A spec with every text replaced, but for those that name a choice; what `parseSpec` would let through. */
function poisoned(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => poisoned(entry, text));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, poisoned(entry, text)]));
  return typeof value === "string" ? text : value;
}

function poisonedSpec(text: string): Spec {
  const spec = specOf(fullForm);
  const dirty = <Part>(part: Part, keep: object): Part => ({ ...Object(poisoned(part, text)), ...keep });
  const { designSystem, styleGuide } = spec.design;
  const { typography } = designSystem;
  const role = (of: Spec["design"]["designSystem"]["typography"]["h1"]) =>
    dirty(of, { weight: of.weight, lineHeight: of.lineHeight });
  return {
    ...spec,
    businessInfo: dirty(spec.businessInfo, { industry: spec.businessInfo.industry }),
    assets: dirty(spec.assets, {}),
    websiteGoals: [text],
    siteStructure: {
      ...spec.siteStructure,
      pages: spec.siteStructure.pages.map((page) => dirty(page, { sections: page.sections })),
      socialLinks: spec.siteStructure.socialLinks.map(({ network }) => ({ network, url: `https://${text}` })),
    },
    design: {
      styleGuide: dirty(styleGuide, {}),
      designSystem: {
        ...designSystem,
        buttons: dirty(designSystem.buttons, { style: designSystem.buttons.style }),
        typography: {
          ...typography,
          h1: role(typography.h1),
          h2: role(typography.h2),
          h3: role(typography.h3),
          body: role(typography.body),
        },
      },
    },
  };
}

describe("a starter site from hostile answers", () => {
  it("C-23.2 S52 the Big List of Naughty Strings adds no element, attribute, script or address to a page", () => {
    for (const form of hostileForms) expect(breaches(renderStarterSite(specOf(form)))).toEqual([]);
  });

  it("C-23.2 S54 nor does it leave a string of the style sheet, the sitemap, the icon or a file name", () => {
    for (const form of hostileForms) expect(fileBreaches(renderStarterSite(specOf(form)))).toEqual([]);
  });

  it("C-23.2 any form gives a whole site without breaches", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const files = renderStarterSite(buildSpec(form, context));
        expect([...breaches(files), ...fileBreaches(files)]).toEqual([]);
      }),
      { numRuns: process.env.TEST_FULL ? 60 : 20 },
    );
  });

  it.each([
    ...escapes,
    "../../../etc/passwd",
    "/",
    "javascript:alert(1)",
    "\ud800",
    "a\u0000b\u0007",
    "\u202eevil",
  ])("C-23.2 a spec with %j in every text gives a whole site without breaches", (text) => {
    const files = renderStarterSite(poisonedSpec(text));
    expect([...breaches(files), ...fileBreaches(files)]).toEqual([]);
  });
});
