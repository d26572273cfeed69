import { namedPalettes } from "../../src/color/index.ts";
import { type ContentDeck, draftContent } from "../../src/deck/index.ts";
import { type Onboarding, onboardingSchema } from "../../src/onboarding/schema.ts";
import { renderStarterSite } from "../../src/render/index.ts";
import { context, fullForm } from "../../src/spec/forms.fixture.ts";
import { buildSpec, type Spec } from "../../src/spec/index.ts";
import type { Defect, Files } from "./defects/plant.ts";
import { rewrite, rewrittenPath } from "./rewrite.ts";

/** A site of another trade and look than the others, as it is built or as another hand writes it. */
export interface TriedSite {
  readonly name: string;
  readonly spec: Spec;
  readonly deck: ContentDeck;
  /** As the starter site is built. */
  readonly starter: Files;
  /** The person's changes to it. */
  readonly made: (files: Files) => Files;
  /** The path that a file has there. */
  readonly path: (path: string) => string;
  /** A fault or a change, written for the site of the pottery, in this one. */
  readonly change: (plant: Defect["plant"]) => Files;
}

const keep = (files: Files): Files => files;

/** Every line of markup in one, comments and blanks gone. */
const minified = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      path.endsWith(".html") ? text.replace(/>\s*\n\s*/g, ">").replace(/\n\s*/g, " ") : text,
    ]),
  );

type Answers = Partial<Onboarding["formData"]>;

interface Choice {
  readonly word: string;
  readonly answers: Answers;
  readonly rest?: Partial<Onboarding>;
  readonly made: "starter" | "rewritten" | "minified";
}

const withWord = (text: string, { from, to }: { from: string; to: string }): string =>
  text
    .replaceAll(from, to)
    .replaceAll(from.toLowerCase(), to.toLowerCase())
    .replaceAll(from.toUpperCase(), to.toUpperCase());

const swappedWords = (files: Files, { from, to }: { from: string; to: string }): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, withWord(text, { from, to })]));

function siteOf({ word, answers, rest, made }: Choice): TriedSite {
  const form = onboardingSchema.parse({
    ...fullForm,
    ...rest,
    formData: {
      ...fullForm.formData,
      businessName: `${word} & Co`,
      websiteName: `${word} & Co`,
      contentNotes: withWord(fullForm.formData.contentNotes, { from: "Kiln", to: word }),
      domainName: `${word.toLowerCase()}.example`,
      socialMedia: JSON.parse(
        withWord(JSON.stringify(fullForm.formData.socialMedia), { from: "Kiln", to: word }),
      ),
      ...answers,
    },
  });
  const spec = buildSpec(form, context);
  const starter = renderStarterSite(spec);
  const { description } = form.formData;
  const plain = (text: string) => text.replaceAll("Hand-thrown tableware for restaurants", description);
  const asPottery = (files: Files): Files =>
    Object.fromEntries(
      Object.entries(swappedWords(files, { from: word, to: "Kiln" })).map(([path, text]) => [
        path,
        text.replaceAll(description, "Hand-thrown tableware for restaurants"),
      ]),
    );
  return {
    name: `${word}, ${made}`,
    spec,
    deck: draftContent(spec),
    starter,
    made: { starter: keep, rewritten: rewrite, minified }[made],
    path: made === "rewritten" ? rewrittenPath : (path) => path,
    change: (plant) =>
      Object.fromEntries(
        Object.entries(swappedWords(plant(asPottery(starter)), { from: "Kiln", to: word })).map(
          ([path, text]) => [path, plain(text)],
        ),
      ),
  };
}

const palette = (index: number) => ({
  themeColors: namedPalettes[index % namedPalettes.length]?.colors ?? fullForm.themeColors,
});

/** Six trades, three page layouts, six button styles; as built, rewritten from the ground up, and minified. */
export const sixSites: readonly TriedSite[] = [
  siteOf({ word: "Kiln", made: "starter", answers: {} }),
  siteOf({
    word: "Brioche",
    made: "rewritten",
    answers: { description: "Sourdough bread and pastries every morning", niche: "Bakery", tone: "Fun" },
    rest: { ...palette(3), pageLayout: "full-width", selectedButtonStyle: "rounded" },
  }),
  siteOf({
    word: "Statute",
    made: "minified",
    answers: {
      description: "Advice on leases for shops and offices",
      niche: "Law firm",
      tone: "Corporate",
      contentStyle: "Professional",
    },
    rest: { ...palette(10), pageLayout: "boxed", selectedButtonStyle: "square" },
  }),
  siteOf({
    word: "Fringe",
    made: "rewritten",
    answers: {
      description: "Haircuts and colour for curly hair",
      niche: "Hair salon",
      goals: ["Book Appointments"],
      tone: "Minimalist",
    },
    rest: { ...palette(17), pageLayout: "contained", selectedButtonStyle: "outlined" },
  }),
  siteOf({
    word: "Spanner",
    made: "starter",
    answers: {
      description: "Repairs of boilers and burst pipes",
      niche: "Plumber",
      goals: ["Generate Leads"],
      tone: "Modern",
    },
    rest: { ...palette(24), pageLayout: "full-width", selectedButtonStyle: "rounded" },
  }),
  siteOf({
    word: "Acorn",
    made: "minified",
    answers: {
      description: "Forest days for children under six",
      niche: "Kindergarten",
      goals: ["Share Information"],
      tone: "Fun",
    },
    rest: { ...palette(31), pageLayout: "boxed", selectedButtonStyle: "modern" },
  }),
];
