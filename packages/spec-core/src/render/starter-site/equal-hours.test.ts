import { expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

const answers = {
  businessName: "Kiln & Co",
  niche: "Gym",
  pages: ["Home", "Contact"],
  description: "We are a 24-hour gym in Leeds with free weights and a sauna for members.",
  contact: { country: "GB", openingHours: "24 hours" },
};

it("the site and llms.txt state opening hours once that the client typed in two ways", () => {
  const { facts } = publicWords(onboardingSchema.parse({ formData: answers }).formData);
  const hours = facts.filter(({ kind }) => kind === "hours");
  expect(hours.map(({ text }) => text)).toEqual(["24 hours", "24-hour"]);
  const wordChoices = hours.map(({ id }) => ({ id, print: true }));
  const files = renderStarterSite(specOf(onboardingSchema.parse({ formData: { ...answers, wordChoices } })));
  expect(files["llms.txt"]?.match(/Opening hours: .*/g)).toEqual(["Opening hours: 24 hours"]);
  const page = files["contact/index.html"] ?? "";
  expect(page.match(/(?<=<p class="hours">)[^<]*/g)).toEqual(["24 hours"]);
});

it("llms.txt and structured data have each number of an answer, and no hours of something else", () => {
  const bakery = {
    ...answers,
    description: "Our dough rests for us open 24 hours.",
    contact: { country: "GB", phone: "0117 496 0000, Ann mobile 07700 900123", openingHours: "Mon-Fri 9-5" },
  };
  const { facts } = publicWords(onboardingSchema.parse({ formData: bakery }).formData);
  expect(facts.filter(({ kind }) => kind === "hours")).toHaveLength(2);
  const wordChoices = facts.map(({ id }) => ({ id, print: true }));
  const files = renderStarterSite(specOf(onboardingSchema.parse({ formData: { ...bakery, wordChoices } })));
  expect(files["llms.txt"]?.match(/(?:Phone|Opening hours): .*/g)).toEqual([
    "Phone: 0117 496 0000",
    "Phone: 07700 900123",
    "Opening hours: Mon-Fri 9-5",
  ]);
  expect(files["contact/index.html"]).toContain('"telephone":["+441174960000","+447700900123"]');
  expect(files["contact/index.html"]).toContain('<span class="way-label">Ann mobile</span>');
});
