import { describe, expect, it } from "vitest";
import { defaultTheme } from "../../color/default-theme.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, farm, find } from "./asked.fixture.ts";

const id = "colors-chosen";

describe("colors that the client names for the site", () => {
  it.each([
    ["We run a food truck. black + green pls", "black + green pls"],
    ["We bake bread. navy and cream", "navy and cream"],
    ["We are a pub. keep it black and gold like our sign", "keep it black and gold like our sign"],
    ["Please use green and white, our club colours.", "Please use green and white, our club colours."],
    [
      "I'd like the site in soft pastels, maybe sage green.",
      "I'd like the site in soft pastels, maybe sage green.",
    ],
    ["Our colours are burgundy and gold.", "Our colours are burgundy and gold."],
    ["Dark green please.", "Dark green please."],
    ["We teach. colours: teal and sand", "colours: teal and sand"],
    ["make it pink!!", "make it pink!!"],
    ["No pink please, rather dark green", "No pink please, rather dark green"],
    [
      "the website should be yellow because our vans are yellow",
      "the website should be yellow because our vans are yellow",
    ],
    ["I love pink", "I love pink"],
    [
      "I would like a purple website and a picture of a sewing machine",
      "I would like a purple website and a picture of a sewing machine",
    ],
  ])("C-32.90 '%s' waits with the launch for colors and quotes '%s'", (description, quote) => {
    for (const question of [find({ description }, id), find({ contentNotes: description }, id)]) {
      expect(question).toMatchObject({ asks: "client", blocks: "launch", quotes: [quote] });
      expect(question?.question).toContain("step 4");
    }
  });

  it("greens are colors where the client would like them, and food where they are served", () => {
    expect(find({ contentNotes: "Greens would be nice." }, id)?.blocks).toBe("launch");
    expect(find({ description: "Every plate comes with greens." }, id)).toBeUndefined();
  });

  it.each([
    "no pink please",
    "please don't use red",
    "I hate orange",
    "we paint in blue",
    "green card",
    "Please show our red wine list.",
    "We sell white goods, please list them all.",
    "please mention the blue badge parking",
    "Put the green van photo at the top.",
    "Black and white photos please",
    "Please say that we are green and use no plastic.",
    "We want more green energy customers.",
    "Put that we have a black belt in judo.",
    "We dye wool in blue and green.",
    "Our hoodies come in black, white and navy.",
    "Do mention the White House tour.",
  ])("C-32.91 '%s' names no color for the site", (words) => {
    expect(find({ description: words }, id)).toBeUndefined();
    expect(find({ contentNotes: words }, id)?.blocks).not.toBe("launch");
  });

  it("C-32.92 colors that the client leaves to the designer hold up no launch", () => {
    expect(find({ contentNotes: "Colours up to you." }, id)?.blocks).not.toBe("launch");
  });

  it("C-32.93 colors of a site that the client likes are wished, those of one that they dislike are not", () => {
    const liked = find({ competitors: "I like the green and white of joes.example." }, id);
    expect(liked?.quotes).toHaveLength(1);
    expect(find({ competitors: "I don't like their orange." }, id)).toBeUndefined();
  });

  it("C-32.94 colors that are chosen in the form settle the wish", () => {
    const form = onboardingSchema.parse({
      formData: { description: "We run a food truck. black + green pls" },
      themeColors: { ...defaultTheme, primary: "#14532D" },
    });
    expect(clarificationsOf(projectOf(form, context)).map((question) => question.id)).not.toContain(id);
  });

  it.each([
    "Our cart is pink with white wheels so something like that",
    "Colors dark red and cream same as the boats.",
    "I want it to feel calm, like sage and sand, NOT bright yellow.",
    "It should look warm, like marigold.",
  ])("C-32.720 '%s' names colors for the site", (contentNotes) => {
    expect(find({ contentNotes }, id)).toMatchObject({ blocks: "launch", quotes: [contentNotes] });
  });

  it.each([
    "Not too much blue and white stripes, everyone does that",
    "No blue please",
    "I don't like green",
  ])("C-32.721 '%s' declines a color of the default theme, which the pages wait for", (contentNotes) => {
    const question = find({ contentNotes }, id);
    expect(question).toMatchObject({ blocks: "page", quotes: [contentNotes] });
    expect(question?.question).toMatch(/do not want a color/);
  });

  it.each([
    "No blue badge parking here",
    "Not too much pink",
    "Please don't use the green van photo",
    "We have no green waste bin",
    "We weave blankets like our gold ones, something for everybody.",
    "Our soap feels like silk.",
  ])("C-32.722 '%s' holds up nothing", (contentNotes) => {
    expect(find({ contentNotes }, id)?.blocks ?? "nothing").toBe("nothing");
  });
});

it.each([
  ["Would love greens that aren't too green", "launch"],
  ["navy + hot pink, big type", "launch"],
  ["navy and white, clean", "launch"],
  ["Would love greens on every plate", undefined],
  ["black pudding, big portions", undefined],
])("C-32.843 '%s' names colors for the site, which blocks: %s", (contentNotes, blocks) => {
  const found = find({ contentNotes }, id)?.blocks;
  expect(found === "launch" ? found : undefined).toBe(blocks);
});

it("colors-chosen is not asked about a color with its number", () => {
  const contentNotes = "Colours: our logo is dark teal (#1F5C63) and sand.";
  expect(find({ contentNotes }, id)).toBeUndefined();
});

it("'colors-chosen' is not asked of the note 'No photos of red fly agaric!!'", () => {
  expect(
    find({ pages: ["Home"], contentNotes: "No photos of red fly agaric!!" }, "colors-chosen"),
  ).toBeUndefined();
});

it.each([
  ["The red is £4/kg, the rest I must look up.", false],
  ["The look of our van is red.", true],
])("C-32.1109 '%s' speaks of colors of the site: %s", (contentNotes, isAsked) => {
  expect(find({ niche: "Onion grower", contentNotes }, "colors-chosen") !== undefined).toBe(isAsked);
});

it("C-32.50 the question about colors told in words shows them, and quotes wishes for colors alone", () => {
  const contentNotes = "Bring a towel and sun cream. Dark green, please.";
  const { about, quotes } = find({ pages: ["Home"], contentNotes }, "colors-chosen") ?? {};
  expect(about).toMatch(/^#[0-9a-f]{6}, #[0-9a-f]{6}$/i);
  expect(quotes).toEqual(["Dark green, please."]);
});

const answers: Answers = { niche: "violin maker", pages: ["Home"], description: "New violins in Berlin." };

it.each([
  ["I have good photographs of 14 instruments, with grey background.", undefined],
  ["The old black and white one of my dad with the van should go on.", undefined],
  ["Dark green website please, with photos of the van.", "colors-chosen"],
])("C-32.1317 the colors in '%s' are those of %s", (contentNotes, id) => {
  expect(find({ ...answers, contentNotes }, "colors-chosen")?.id).toBe(id);
});

it("C-32.1330 the colors that buyers may choose are not the site's", () => {
  const notes = "Three sizes, people can say what colours they hate.";
  expect(find(farm(notes), "colors-chosen")).toBeUndefined();
});
