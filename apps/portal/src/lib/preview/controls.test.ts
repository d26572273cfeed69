import { publicWords } from "@sitewright/spec-core/content";
import {
  defaultOnboarding,
  type Onboarding,
  onboardingSchema,
  sectionNames,
} from "@sitewright/spec-core/onboarding";
import { fontRoles } from "@sitewright/spec-core/typography";
import { describe, expect, test } from "vitest";
import { createShown } from "../../preview-frame/show-page.ts";
import { completeAnswers } from "../../test/sample-project.ts";
import { placeOf } from "./places.ts";
import { drawPage } from "./render-site.ts";
import { specimenFor } from "./specimen.ts";

/** Answers that no website shows, and why. */
const shownNowhere: Readonly<Record<string, string>> = {
  "formData.competitors": "for the brief alone",
  "formData.timeline": "for the agency alone",
  "formData.budget": "for the agency alone",
  "formData.aiContentCreation": "who writes, not what it says",
  "formData.contentNotes": "for whoever writes",
  "formData.contact.country": "for the legal pages",
  "formData.registrationNumber": "for the legal pages",
  "formData.legalForm": "for the legal pages",
  "formData.onlyForUs": "for the agency alone",
  "formData.contentDocuments": "for whoever writes",
  "formData.aiImageSourcing": "who finds the pictures: their places are the same",
  "formData.hostingHelp": "where the site is kept",
  "formData.hasHosting": "where the site is kept",
  "formData.hostingProvider": "where the site is kept",
  "formData.hasDomain": "the domain that is typed after it shows",
  "formData.ndaAccepted": "between the client and the agency",
  "layoutTemplates.selected": "its sections show, each by its own switch",
};

const upload = (id: string, type: "logo" | "media") => ({
  id,
  name: `${id}.png`,
  type,
  size: 10,
  url: `/${id}`,
  storagePath: id,
});

/** Every other answer, changed. */
const changes: Readonly<Record<string, unknown>> = {
  "formData.businessName": "Oven Ltd",
  "formData.websiteName": "Oven",
  "formData.description": "We repair bicycles.",
  "formData.niche": "Bicycle repair",
  "formData.goals": ["Book Appointments"],
  "formData.audience": "Commuters",
  "formData.pages": ["Home", "Contact"],
  "formData.customPages": ["Wholesale"],
  "formData.tone": "Minimalist",
  "formData.contentStyle": "Technical",
  "formData.domainName": "loaf.example",
  "formData.contact.phone": "01904 960 123",
  "formData.contact.email": "hello@oven.example",
  "formData.contact.address": "1 Oven Lane, York YO1 7AA",
  "formData.contact.openingHours": "Mon-Fri 9-5",
  "formData.offers": [{ name: "Rye loaf", what: "750 g", price: "£4.20" }],
  "formData.wordChoices": publicWords(completeAnswers.formData).statements.map(({ id }) => ({
    id,
    print: false,
  })),
  ...Object.fromEntries(
    Object.keys(defaultOnboarding.formData.socialMedia).map((network) => [
      `formData.socialMedia.${network}`,
      `https://${network}.com/company/bakehouse`,
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(defaultOnboarding.themeColors).map((name) => [`themeColors.${name}`, "#7A2414"]),
  ),
  ...Object.fromEntries(
    fontRoles.flatMap((role) => [
      [`fonts.${role}`, "Lora"],
      [`fonts.${role}Weight`, "300"],
      [`fonts.${role}Size`, "1.125rem"],
    ]),
  ),
  selectedButtonStyle: "outlined",
  ...Object.fromEntries(sectionNames.map((name) => [`layoutSections.${name}`, "other"])),
  "layoutTemplates.category": "ecommerce",
  pageLayout: "boxed",
  pageTree: [{ name: "Products", title: "Loaves" }, { name: "Home" }],
  uploadedFiles: [upload("logo", "logo"), upload("shop", "media")],
};

/** A form whose sections are chosen, and one whose client has not come that far. */
const forms: Readonly<Record<string, Onboarding>> = {
  "a form with its sections": {
    ...completeAnswers,
    layoutSections: {
      ...completeAnswers.layoutSections,
      hero: true,
      features: true,
      services: true,
      portfolio: true,
      contact: true,
    },
  },
  "a form without sections": completeAnswers,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function leaves(value: unknown, path = ""): string[] {
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`));
}

function withAnswer(form: unknown, [key, ...rest]: readonly string[], answer: unknown): unknown {
  if (key === undefined) return answer === "other" ? form !== true : answer;
  return isObject(form) ? { ...form, [key]: withAnswer(form[key], rest, answer) } : answer;
}

/** The parts of a form's preview: the words and the shapes, the style sheet, the address. */
function seen(answers: Onboarding) {
  const { page, address, pictures } = drawPage(
    { answers, product: "Sitewright", host: "agency.example", now: "2026-03-02T10:00:00Z" },
    "index.html",
  );
  const body = page.html.replace(/<head>.*<\/head>/s, "").replace(/ data-from="[^"]*"/g, "");
  return { page, body, css: page.siteCss, outside: JSON.stringify([address, pictures]) };
}

/** Whether the field's place is there to be seen, on the step of the field. */
function hasPlace(page: ReturnType<typeof seen>["page"], answers: Onboarding, path: string): boolean {
  const place = placeOf(path.replace(/(Weight|Size)$/, ""));
  if (place === undefined) return false;
  document.body.innerHTML = "";
  const shown = createShown(document);
  shown.show(page);
  shown.setSpecimen(specimenFor(place.step, answers));
  const first = place.at[0];
  return first !== undefined && document.querySelector(first) !== null;
}

test("P-42.4 every answer of the form is known here: it shows in the preview, or the reason is given why it cannot", () => {
  const fields = [...leaves(defaultOnboarding), "pageTree"].toSorted();
  expect([...Object.keys(changes), ...Object.keys(shownNowhere)].toSorted()).toEqual(fields);
});

describe.each(Object.entries(forms))("in %s", (_, form) => {
  const before = seen(form);

  test.each(Object.entries(changes))("P-42.4 a change of %s shows in the preview", (path, answer) => {
    const after = seen(onboardingSchema.parse(withAnswer(form, path.split("."), answer)));
    if (after.body !== before.body || after.outside !== before.outside) return;
    // A change of the style sheet alone needs an element that the rule is for.
    expect(after.css).not.toBe(before.css);
    expect(hasPlace(after.page, form, path)).toBe(true);
  });

  test.each(Object.entries(shownNowhere))(
    "P-42.4 what shows nowhere, such as %s (%s), is listed while that is so",
    (path) => {
      const answer = path.endsWith("contentDocuments") ? [{ id: "a", name: "story.pdf" }] : "Other";
      const isSwitch =
        path.split(".").reduce<unknown>((at, key) => (isObject(at) ? at[key] : at), form) === false;
      const after = seen(onboardingSchema.parse(withAnswer(form, path.split("."), isSwitch ? true : answer)));
      expect([after.body, after.css, after.outside]).toEqual([before.body, before.css, before.outside]);
    },
  );
});
