import { describe, expect, it } from "vitest";
import { voices } from "../../deck/data/voices.ts";
import { capital, fill } from "../../deck/fill.ts";
import { toneOptions } from "../../onboarding/options.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { shortened } from "../../site/shortened.ts";
import { attribute, elementsIn, elementsOf, pagesOf, textOf } from "./parsed-page.fixture.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { sentences } from "./sentences.fixture.ts";
import { sixtyForms, specOf } from "./sites.fixture.ts";

const blocks = ["p", "li", "dd", "dt", "h1", "h2", "h3", "summary", "figcaption", "td", "th", "blockquote"];
// Two words name a thing; whatever is longer reads as copy, unless it is one of the labels below.
const labelWordsMax = 2;

const speakers = [
  { we: "we", us: "us", our: "our", are: "are", "we’re": "we’re", "we’ve": "we’ve" },
  { we: "I", us: "me", our: "my", are: "am", "we’re": "I’m", "we’ve": "I’ve" },
];
const wordings = speakers.flatMap((speaker) =>
  ["Prices", "Fees", "Rates"].flatMap((price) =>
    ["do", "sell", "serve", "make", "offer"].map((does) => ({
      ...speaker,
      price,
      prices: price.toLowerCase(),
      do: does,
    })),
  ),
);

/** What a voice says wherever it speaks: headings, questions, buttons and the lines around a form. */
const labels = new Set(
  Object.values(voices)
    .flatMap(({ headings, questions, buttons, all, channels, sentences: lines, ...voice }) =>
      wordings.flatMap((words) =>
        [
          ...[headings, questions, buttons, all].flatMap((texts) => Object.values(texts)),
          ...[voice.call, voice.send, voice.ask, voice.map, lines.closing],
          ...Object.values(channels)
            .flatMap((channel) => [channel, `${channel}, or use the form`])
            .map((channel) => fill(lines.contactIntro, { ...words, channel: fill(channel, words) })),
        ].map((text) => capital(fill(text, words))),
      ),
    )
    .flatMap(sentences),
);

// A row of links is a row of labels.
const isActions = (element: ReturnType<typeof elementsOf>[number]): boolean =>
  attribute(element, "class") === "actions" ||
  (element.tagName === "li" &&
    element.childNodes.some(({ nodeName }) => nodeName === "a") &&
    element.childNodes.every((node) => !("tagName" in node) || node.tagName === "a"));
const isGap = (text: string): boolean => /^(?:To be (?:written|connected)|Draft): /.test(text);

/** The headings and sentences of a draft of ours for a lawyer are the law's and the site's own, on every site. */
const isLegalDraft = (page: string): boolean =>
  elementsOf(page).some(
    (element) =>
      attribute(element, "class")?.split(" ").includes("todo") === true &&
      textOf(element).startsWith("Draft: "),
  );

/** The texts of a site that are longer than a name and neither gap nor label, sentence by sentence. */
function copyOf(files: Readonly<Record<string, string>>): Set<string> {
  const texts = pagesOf(files).flatMap(([, page]) => {
    const isDraft = isLegalDraft(page);
    return elementsOf(page)
      .filter((element) => !isActions(element))
      .filter(
        ({ tagName, childNodes }) =>
          blocks.includes(tagName) &&
          !(isDraft && /^(?:h\d|p)$/.test(tagName)) &&
          !childNodes.some((node) => "tagName" in node && blocks.includes(node.tagName)),
      )
      .map((element) => textOf(element).replace(/ \(optional\)$/u, ""));
  });
  return new Set(
    texts
      .filter((text) => !isGap(text))
      .flatMap(sentences)
      .filter((sentence) => sentence.split(" ").length > labelWordsMax && !labels.has(sentence)),
  );
}

describe("the words of a starter site", () => {
  it("C-22.16 no two of ten businesses share a sentence of copy, on every page and section there is", () => {
    const everything = sixtyForms.slice(10, 20).map(({ pageTree: _, ...form }) =>
      renderStarterSite(
        specOf({
          ...form,
          formData: {
            ...form.formData,
            pages: [
              "Home",
              "About",
              "Services",
              "Products",
              "Contact",
              "Blog",
              "Portfolio",
              "Testimonials",
              "FAQ",
              "Pricing",
              "Team",
              "Careers",
            ],
            customPages: [`${form.formData.niche} week`],
          },
        }),
      ),
    );
    const owner = new Map<string, number>();
    const shared: string[] = [];
    everything.map(copyOf).forEach((copy, index) => {
      for (const sentence of copy) {
        if (owner.has(sentence)) shared.push(sentence);
        owner.set(sentence, index);
      }
    });
    expect(owner.size).toBeGreaterThan(0);
    expect(shared).toEqual([]);
  });

  it("C-36.1 a section prints at most one note, in words of the trade, and no stand-in for what is missing", () => {
    const isNote = (element: ReturnType<typeof elementsOf>[number]): boolean =>
      attribute(element, "class")?.split(" ").includes("todo") === true;
    for (const form of sixtyForms.slice(0, 10))
      for (const [path, page] of pagesOf(renderStarterSite(specOf(form)))) {
        const sections = elementsOf(page).filter(({ tagName }) => tagName === "section");
        for (const section of sections) {
          const notes = elementsIn(section).filter((element) => isNote(element) && isGap(textOf(element)));
          const unwritten = notes.filter((note) => textOf(note).startsWith("To be written"));
          expect(unwritten.length, `${path}: ${unwritten.map(textOf).join(" / ")}`).toBeLessThanOrEqual(1);
        }
        expect(page, path).not.toMatch(
          /First service|Name and role|First offer|Product name|Picture to come/,
        );
      }
  });

  it("C-22.21 a home page without sections says all the same what the client said", () => {
    for (const tone of toneOptions) {
      const form = onboardingSchema.parse({
        formData: {
          businessName: "Kiln & Co",
          niche: "Pottery",
          description: "Hand-thrown tableware. We make every piece by hand.",
          audience: "Restaurants and keen cooks",
          tone,
        },
      });
      const main = elementsOf(renderStarterSite(specOf(form))["index.html"] ?? "").find(
        ({ tagName }) => tagName === "main",
      );
      const text = main ? textOf(main) : "";
      for (const answer of ["Pottery", "Hand-thrown tableware", "We make every piece by hand."])
        expect(text, tone).toContain(answer);
    }
  });

  it("C-22.16 the client's own notes and competitors are not published", () => {
    const form = onboardingSchema.parse({
      formData: {
        businessName: "A",
        pages: ["Home"],
        competitors: "Mud & Fire",
        contentNotes: "Mention the kiln",
        budget: "Under $1,000",
      },
    });
    const texts = Object.values(renderStarterSite(specOf(form))).join();
    expect(texts).not.toMatch(/Mud|Mention the kiln|1,000/);
  });
});

describe("sentences", () => {
  it.each([
    ["One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]],
    ["Dr. Lind takes her time. She does.", ["Dr. Lind takes her time.", "She does."]],
    ["Bookkeeping e.g. for craftsmen. Taxes, too.", ["Bookkeeping e.g. for craftsmen.", "Taxes, too."]],
    ["Line one\nLine two", ["Line one", "Line two"]],
    ["Version 2.0 costs 3.50 a month.", ["Version 2.0 costs 3.50 a month."]],
    ["“Come in.” She did.", ["“Come in.”", "She did."]],
    ["我们烧陶。三天。", ["我们烧陶。", "三天。"]],
    ["  \n ", []],
  ])("%j is %j", (text, parts) => {
    expect(sentences(text)).toEqual(parts);
  });

  it("a shortened text ends at a word and splits no character", () => {
    expect(shortened("one two three", 9)).toBe("one two…");
    expect(shortened("🎨🎨🎨🎨", 6)).toBe("🎨🎨…");
  });
});
