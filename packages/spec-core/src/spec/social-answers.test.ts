import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { socialNetworks } from "../onboarding/form-data.ts";
import { isNoAnswer } from "../onboarding/no-answer.ts";
import { type Onboarding, onboardingSchema } from "../onboarding/schema.ts";
import { onboardingWarnings } from "../onboarding/warnings.ts";
import { anyCharacter } from "../random/any-character.fixture.ts";
import { buildSpec } from "./build-spec.ts";
import { context, fullForm } from "./forms.fixture.ts";

/** Texts that clients type where a link is asked for: names, addresses, half of one, and anything else. */
const answer = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom(
    "@kiln",
    "kiln co",
    "www.instagram.com",
    "facebook.com/müller",
    "see our van",
    " ",
    "\u200b",
    "tbd",
    "N/A",
  ),
  fc.webUrl().map((url) => url.slice(0, 200)),
  fc.tuple(fc.constantFrom(...socialNetworks), fc.webPath()).map(([name, path]) => `${name}.com${path}`),
);

const withLinks = (socialMedia: Record<string, string>): Onboarding =>
  onboardingSchema.parse({ ...fullForm, formData: { ...fullForm.formData, socialMedia } });

const answers = fc.record(Object.fromEntries(socialNetworks.map((name) => [name, answer])));

describe("no social answer is lost without a word", () => {
  it("C-17.12 every answer is a link of the spec, or an open question there and a remark to the client", () => {
    fc.assert(
      fc.property(answers, (socialMedia) => {
        const form = withLinks(socialMedia);
        const { siteStructure, clarifications } = buildSpec(form, context);
        const linked = new Set(siteStructure.socialLinks.map(({ network }) => network));
        const asked = new Set(clarifications.map(({ id }) => id));
        const warned = new Set(onboardingWarnings(form).map(({ path }) => path));
        for (const network of socialNetworks) {
          const isLost = !isNoAnswer(form.formData.socialMedia[network]) && !linked.has(network);
          expect(asked.has(`social-${network}`)).toBe(isLost);
          expect(warned.has(`formData.socialMedia.${network}`)).toBe(isLost);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("C-17.12 the remark names the network, its step and how an address is written, each in its own words", () => {
    const form = withLinks(Object.fromEntries(socialNetworks.map((name) => [name, "our page"])));
    const warned = onboardingWarnings(form).filter(({ path }) => path.startsWith("formData.socialMedia."));
    expect(warned).toHaveLength(socialNetworks.length);
    expect(new Set(warned.map(({ message }) => message)).size).toBe(warned.length);
    expect(warned[1]).toEqual({
      path: "formData.socialMedia.instagram",
      message: "We cannot read your Instagram link. Write it like instagram.com/yourname.",
      step: "questionnaire",
    });
  });

  it.each(socialNetworks)(
    "C-17.12 the address that the remark on %s gives as an example is one",
    (network) => {
      const warned = onboardingWarnings(withLinks({ [network]: "our page" }));
      const [, example = ""] =
        /like (\S+)\.$/.exec(warned.find(({ path }) => path.endsWith(network))?.message ?? "") ?? [];
      expect(buildSpec(withLinks({ [network]: example }), context).siteStructure.socialLinks).toEqual([
        { network, url: `https://${example}` },
      ]);
    },
  );
});

it("C-32.1355 a profile that is gone is not asked for", () => {
  const onboarding = onboardingSchema.parse({ formData: { socialMedia: { twitter: "gone from it" } } });
  expect(buildSpec(onboarding, context).clarifications.map(({ id }) => id)).not.toContain("social-twitter");
});
