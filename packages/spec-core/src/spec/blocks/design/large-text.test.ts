import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { defaultFonts } from "../../../typography/fonts.ts";
import { buildSpec } from "../../build-spec.ts";
import { context } from "../../forms.fixture.ts";

const sizesOf = (description: string, fonts: Partial<typeof defaultFonts> = {}) => {
  const form = onboardingSchema.parse({
    formData: { businessName: "Ada", description },
    fonts: { ...defaultFonts, ...fonts },
  });
  const { h1, h2, h3, body } = buildSpec(form, context).design.designSystem.typography;
  return [h1, h2, h3, body].map(({ size }) => size);
};

const usual = ["2.25rem", "1.75rem", "1.5rem", "1rem"];
const large = ["2.8125rem", "2.1875rem", "1.875rem", "1.25rem"];

describe("the sizes of a client who asks for large text", () => {
  it.each([
    "I do hair for elderly ladies. Please dont make it look like a trendy salon, big writing please!!",
    "We run a tea room. Large print please, my customers are old.",
    "We run a tea room. The letters should be big, most of my clients wear reading glasses.",
    "We run a tea room. It needs to be easy to read for people with bad eyes.",
    "bigger font than on my old site please",
    "Text must be large enough for pensioners.",
    "Please use a large font",
    "Nice big letters, my mum must be able to read it.",
    "font size large pls",
    "Make the text bigger for our older members.",
    "Large type because many of our readers are partially sighted.",
    "Our readers have weak eyes so the letters have to be large.",
    "My clients are over 70, so large text and simple words.",
    "Big clear writing",
    "Everything in big letters please",
  ])("C-20.20 '%s' raises every size, that of running text to 20 px", (description) => {
    expect(sizesOf(description)).toEqual(large);
  });

  it.each([
    "We print large letters on vans.",
    "We sell large print books.",
    "No huge letters please.",
    "I don't want big writing everywhere.",
    "Not too big writing please.",
    "Our number in big writing at the top.",
    "Phone number big at the top.",
    "Prices in big letters please.",
    "Put CLOSED ON MONDAYS in big letters.",
    "Big letters saying SALE please.",
    "We make big light-up letters for weddings.",
    "We help people with poor eyesight.",
    "Menus in large print are at the bar.",
    "Please mention our large print hymn books.",
    "Text us for larger orders.",
    "We cater for any type of large event.",
    "Send us a text and we bring the big van.",
    "Please say that we read to people with poor eyesight.",
  ])("C-20.21 '%s' leaves every size as it was chosen", (description) => {
    expect(sizesOf(description)).toEqual(usual);
  });

  it("C-20.22 who chose text as large as that keeps every size, and smaller text is raised to it", () => {
    const wish = "Big writing please.";
    expect(sizesOf(wish, { bodySize: "1.5rem" })).toEqual([...usual.slice(0, 3), "1.5rem"]);
    expect(sizesOf(wish, { bodySize: "0.875rem" })[3]).toBe("1.25rem");
  });
});
