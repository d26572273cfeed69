import { defaultOnboarding, type Onboarding, sectionNames } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import { answerName } from "../../components/answer-names.ts";
import { completeAnswers } from "../../test/sample-project.ts";
import { placeOf, places } from "./places.ts";
import { drawPage } from "./render-site.ts";

const everything: Onboarding = {
  ...completeAnswers,
  formData: {
    ...completeAnswers.formData,
    pages: ["Home", "About", "Services", "Contact"],
    customPages: ["Wholesale"],
    socialMedia: { ...defaultOnboarding.formData.socialMedia, instagram: "https://instagram.com/kiln" },
  },
  layoutSections: {
    ...defaultOnboarding.layoutSections,
    ...Object.fromEntries(sectionNames.map((name) => [name, true])),
  },
  uploadedFiles: ["logo", "media"].map((type) => ({
    id: type,
    name: `${type}.png`,
    type: type === "logo" ? ("logo" as const) : ("media" as const),
    size: 10,
    url: `/${type}`,
    storagePath: type,
    uploadedAt: "2026-03-02T10:00:00Z",
  })),
};

test("P-30.40 every answer that the site shows has a field to go to", () => {
  const { page } = drawPage(
    { answers: everything, product: "Sitewright", host: "agency.example", now: "2026-03-02T10:00:00Z" },
    "index.html",
  );
  const shown = new DOMParser().parseFromString(page.html.replace(/<head>.*<\/head>/s, ""), "text/html");
  const marked = [...shown.querySelectorAll("[data-from]")];
  const selectors = places.flatMap(({ at }) => at).join();
  const homeless = marked.filter((element) => element.tagName !== "BODY" && !element.matches(selectors));
  expect(marked.length).toBeGreaterThan(20);
  expect(homeless.map((element) => element.getAttribute("data-from"))).toEqual([]);
});

test("P-30.41 a step's letters run from a, each once", () => {
  for (const step of new Set(places.map((place) => place.step))) {
    const letters = places.filter((place) => place.step === step).map((place) => place.letter);
    expect(letters).toEqual([..."abcdefghijklmnopq"].slice(0, letters.length));
  }
});

test("P-30.42 every field that shows is called by a name, not by its path", () => {
  for (const { id, at } of places) if (at.length > 0) expect(answerName(id)).not.toBe(id);
  expect(placeOf("themeColors.h2")).toMatchObject({ step: "theme", letter: "f" });
});
