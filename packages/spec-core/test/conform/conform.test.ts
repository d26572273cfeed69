import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conform } from "../../src/conform/index.ts";
import { onboardingSchema } from "../../src/onboarding/schema.ts";
import { renderStarterSite } from "../../src/render/index.ts";
import { anyForm, context, fullForm } from "../../src/spec/forms.fixture.ts";
import { buildSpec, type Spec } from "../../src/spec/index.ts";
import { defects } from "./defects/index.ts";
import { forms } from "./forms.ts";
import { handWritten, handWrittenForm } from "./hand-written.ts";
import { rewrite } from "./rewrite.ts";

const spec = buildSpec(fullForm, context);
const starter = renderStarterSite(spec);
const timeoutMs = 120_000;

/** Every case in the long run, one of `every` in the short one: checking a site takes a third of a second. */
const some = <Case>(cases: readonly Case[], every: number): readonly Case[] =>
  process.env.TEST_FULL ? cases : cases.filter((_, index) => index % every === 0);

describe("clean sites", () => {
  it.each(some(forms, 12))(
    "C-26.2 the untouched starter site has no breach ($name)",
    ({ form }) => {
      const own = buildSpec(form, context);
      expect(conform(own, renderStarterSite(own))).toEqual([]);
    },
    timeoutMs,
  );

  it.each(some(forms.slice(1), 12))(
    "C-26.5 a rewritten, minified, reordered site has none either ($name)",
    ({ form }) => {
      const own = buildSpec(form, context);
      expect(conform(own, rewrite(renderStarterSite(own)))).toEqual([]);
    },
    timeoutMs,
  );

  it("C-26.5 a site written by hand, of other markup and wording, has none either", () => {
    const own = buildSpec(onboardingSchema.parse(handWrittenForm), context);
    expect(conform(own, handWritten(own.design.designSystem.colors.roles))).toEqual([]);
  });

  it(
    "C-26.2 the untouched starter site of any form has no breach",
    () => {
      fc.assert(
        fc.property(anyForm, (form) => {
          const own = buildSpec(form, context);
          expect(conform(own, renderStarterSite(own))).toEqual([]);
        }),
        { numRuns: process.env.TEST_FULL ? 25 : 4 },
      );
    },
    timeoutMs,
  );

  it.each([
    ["Whitcombe Plumbing", "office@whitcombeplumbing.co.uk", "whitcombeplumbing.co.uk"],
    ["Bluebird Bakery", "hello@bluebirdbakery.co.uk", ""],
    ["Zahnarztpraxis Wald", "info@zahnarztpraxis-wald.de", "https://zahnarztpraxis-wald.de"],
  ])(
    "C-26.2 the untouched starter site has no breach where an address is nearly the name (%s)",
    (businessName, email, website) => {
      const { formData } = fullForm;
      const own = buildSpec(
        onboardingSchema.parse({
          formData: {
            ...formData,
            businessName,
            websiteName: businessName,
            pages: ["Home", "Contact"],
            customPages: [],
            description: `We have repaired boilers since 1974.${website && ` See ${website} for our prices.`}`,
            contact: { ...formData.contact, email },
          },
        }),
        context,
      );
      const untouched = renderStarterSite(own);
      expect(conform(own, untouched)).toEqual([]);
      const wrong = businessName.replace(/.$/, "x");
      const page = untouched["contact/index.html"]?.replace("</main>", `<p>${email} is ${wrong}.</p></main>`);
      expect(conform(own, { ...untouched, "contact/index.html": page ?? "" })).toMatchObject([
        { rule: "business-name", file: "contact/index.html" },
      ]);
    },
    timeoutMs,
  );

  it("C-26.2 a site in a subfolder, as in an archive, is judged the same", () => {
    const boxed = Object.fromEntries(Object.entries(starter).map(([path, text]) => [`./dist/${path}`, text]));
    expect(conform(spec, boxed)).toEqual([]);
    const { "./dist/about/index.html": _, ...rest } = boxed;
    expect(conform(spec, rest).map(({ file }) => file)).toContain("dist/about/index.html");
  });
});

describe("places", () => {
  const lineOf = (text: string | undefined, part: string): number =>
    (text ?? "").slice(0, (text ?? "").indexOf(part)).split("\n").length;

  it("C-26.6 a breach in markup names the line of its tag", () => {
    const about = (starter["about/index.html"] ?? "").replace(
      "</main>",
      '\n\n<p id="zzz"><a href="nowhere.html">x</a></p></main>',
    );
    const found = conform(spec, { ...starter, "about/index.html": about });
    expect(found).toEqual([
      {
        rule: "dead-link",
        file: "about/index.html",
        line: lineOf(about, "nowhere.html"),
        message: expect.any(String),
      },
    ]);
  });

  it("C-26.6 a wrong value of a token is reported where the token is defined, a wrong token where it is used", () => {
    const css = starter["css/site.css"] ?? "";
    const token = css.replace(/--color-text: #\w{6}/, "--color-text: #7A1FA2");
    const lines = conform(spec, { ...starter, "css/site.css": token }).map(({ line }) => line);
    expect(new Set(lines)).toEqual(new Set([lineOf(token, "#7A1FA2")]));
    const use = `${css}\n\nmain { color: var(--color-accent-text) }\n`;
    expect(conform(spec, { ...starter, "css/site.css": use })).toContainEqual(
      expect.objectContaining({
        rule: "color-role",
        line: lineOf(use, "main { color: var(--color-accent-text)"),
      }),
    );
  });
});

describe("facts", () => {
  const contact = {
    phone: "+1 503 555 0142",
    email: "hello@kiln.example",
    address: "12 Potter Street, Portland",
  };
  const given: Spec = buildSpec(
    onboardingSchema.parse({ ...fullForm, formData: { ...fullForm.formData, contact } }),
    context,
  );

  it("C-26.7 contact details that the spec gives have to be on the contact page, and are no invention there", () => {
    const own = renderStarterSite(given);
    expect(conform(given, own)).toEqual([]);
    const without = Object.fromEntries(
      Object.entries(own).map(([path, text]) => [
        path,
        text.replaceAll("hello@kiln.example", "").replaceAll("503 555 0142", "503 555 0143"),
      ]),
    );
    const found = conform(given, without).map(({ rule, file }) => `${rule} ${file}`);
    expect(found).toContain("contact-details contact/index.html");
    expect(found).toContain("invented contact/index.html");
  });

  it("C-26.8 the same input gives the same breaches, and no input is changed", () => {
    const files = Object.freeze({ ...defects[0]?.plant(starter) });
    expect(conform(spec, files)).toEqual(conform(spec, files));
  });

  it("C-26.9 no files, or files that are none of a site, are breaches and no fault of the checker", () => {
    expect(conform(spec, {}).map(({ rule }) => rule)).toContain("page-missing");
    const junk = {
      "index.html": "<html><p>\u0000<<a href='%zz'>",
      "a.css": "}{{@media(",
      "sitemap.xml": "<loc>",
      "b.js": "`",
    };
    expect(conform(spec, junk).length).toBeGreaterThan(10);
  });
});
