import { defaultOnboarding, limits } from "@sitewright/spec-core/onboarding";
import { describe, expect, it } from "vitest";
import { formUpdated, pageAdded } from "./answers.ts";
import { draftAnswers, submittedAnswers } from "./answers-for-server.ts";
import { initialWizardState } from "./wizard-store.ts";

const described = (description: string) => ({
  ...defaultOnboarding,
  formData: { ...defaultOnboarding.formData, description },
});

it("P-37.13 rows of offers in which nothing was typed are kept in the draft and not submitted", () => {
  const bread = { name: "", what: "", price: "£4" };
  const offers = [{ name: " ", what: "", price: "" }, bread];
  const form = { ...defaultOnboarding, formData: { ...defaultOnboarding.formData, offers } };
  expect(draftAnswers(form).formData.offers).toHaveLength(2);
  expect(submittedAnswers(form).formData.offers).toEqual([bread]);
});

describe("the answers as a draft sends them", () => {
  // PowerPoint's line break in a paragraph is pasted as U+000B.
  it.each(["Bread\u000band cakes", "Bread\0and cakes", "Bread\ud83eand cakes"])(
    "P-24.48 %j goes without the character that no database and no XML takes",
    (text) => {
      expect(draftAnswers(described(text)).formData.description).toBe("Breadand cakes");
    },
  );

  it("P-24.49 names of pages beyond what the form has room for do not keep everything else from being saved", () => {
    const names = Array.from({ length: 150 }, (_, index) => `Page ${index}`);
    const long = formUpdated({ customPages: [`${"a".repeat(199)}🥖`, ...names] })(initialWizardState);
    const { customPages } = draftAnswers(pageAdded("One more")(long).onboarding).formData;
    expect(customPages).toHaveLength(limits.pagesMax);
    expect(customPages[0]).toBe("a".repeat(199));
  });
});
