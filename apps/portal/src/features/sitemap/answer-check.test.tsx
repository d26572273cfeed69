import { type Onboarding, onboardingWarnings, validateOnboarding } from "@sitewright/spec-core/onboarding";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { WizardAsideProvider } from "../../components/chrome/wizard-aside.tsx";
import { takeRequestedField } from "../../lib/wizard/step-change.ts";
import { completionOf, initialWizardState, useWizard } from "../../lib/wizard/wizard-store.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client, completeAnswers } from "../../test/sample-project.ts";
import { answerGroups } from "./answer-rows.ts";
import { openSteps } from "./open-answers.ts";
import { SitemapStep } from "./sitemap-step.tsx";

freshPortalForEachTest();

const answered: Onboarding = {
  ...completeAnswers,
  formData: {
    ...completeAnswers.formData,
    customPages: ["Wholesale"],
    websiteName: "The Bakehouse",
    hasDomain: true,
    domainName: "bakehouse.example",
    socialMedia: { ...completeAnswers.formData.socialMedia, instagram: "@bakehouse" },
  },
  pageTree: [{ name: "Products", title: "Our bread" }],
};

function show(onboarding: Onboarding = answered) {
  const position = { ...initialWizardState.position, activeTab: "sitemap" as const };
  useWizard.setState({ ...initialWizardState, position, onboarding }, true);
  return renderPortal(<WizardAsideProvider>{() => <SitemapStep user={client} />}</WizardAsideProvider>);
}
const openAll = (person: ReturnType<typeof show>) =>
  person.click(screen.getByRole("button", { name: "Open all" }));
const group = (title: string) => within(screen.getByRole("region", { name: title }));
const values = (title: string) => {
  const terms = group(title).getAllByRole("term");
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.parentElement?.querySelector("dd")?.textContent?.trim()]),
  );
};
const without = (names: Partial<Onboarding["formData"]>): Onboarding => ({
  ...answered,
  formData: { ...answered.formData, ...names },
});

describe("checking the answers", () => {
  it("P-35.1 reads every answer back under the title of its step", async () => {
    await openAll(show());
    const steps = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
    expect(steps).toEqual([
      "Welcome",
      "Client Questionnaire",
      "Font & Typography",
      "Theme Customization",
      "Page Layout Builder",
      "Media & Assets",
      "Tone & Design Style",
      "Hosting & Legal",
    ]);
    expect(values("Client Questionnaire")).toMatchObject({
      "Business name": "Greenwich Bakehouse",
      "Website name": "The Bakehouse",
      Goals: "Sell Products",
      Pages: "Home, Our bread",
      "Custom pages": "Wholesale",
      Timeline: "Not answered",
      "Social links": "@bakehouse",
    });
    expect(values("Font & Typography")["Heading 1"]).toBe("Inter, 700, 2.25rem");
    expect(values("Theme Customization")["Primary colour"]).toBe("#3B82F6");
    expect(values("Hosting & Legal")).toMatchObject({ Domain: "bakehouse.example", Hosting: "No" });
  });

  it("P-35.2 each answer has a change link with its name, which opens its step at its field", async () => {
    const person = show();
    await openAll(person);
    const links = screen
      .getAllByRole("button", { name: /^Change / })
      .map((link) => link.getAttribute("aria-label"));
    expect(links).toHaveLength(answerGroups(answered).flatMap(({ rows }) => rows).length);
    expect(new Set(links).size).toBe(links.length);
    expect(links).toEqual(expect.arrayContaining(["Change NDA", "Change text written with AI"]));
    await person.click(screen.getByRole("button", { name: "Change audience" }));
    expect(useWizard.getState().position.activeTab).toBe("questionnaire");
    expect(takeRequestedField()).toBe("formData.audience");
  });

  it("P-35.2 no answer of the form is left out", () => {
    const { formData: _, layoutTemplates: __, uploadedFiles: ___, ...parts } = answered;
    const ids = answerGroups(without({ hasDomain: false })).flatMap(({ rows }) =>
      rows.map((row) => row.fieldId),
    );
    const shown = (path: string) => ids.some((id) => id === path || id.startsWith(`${path}.`));
    // Decisions about single sentences are shown and changed in a separate section.
    const questions = Object.keys(answered.formData)
      .filter((name) => !["domainName", "hostingProvider", "wordChoices"].includes(name))
      .map((name) => `formData.${name}`);
    const others = Object.keys(parts).filter((name) => name !== "pageTree");
    expect([...questions, ...others].filter((path) => !shown(path))).toEqual([]);
  });

  it("P-37.16 the optional answers are read back where they were given; what is only for us says that it is not printed", async () => {
    const contact = { ...answered.formData.contact, phone: "0951 29 64 10", country: "DE" };
    const offers = [{ name: "Rye loaf", what: "750 g", price: "€4.20" }];
    await openAll(show(without({ contact, offers, onlyForUs: "The old site was hacked." })));
    const read = values("Client Questionnaire");
    expect(read).toMatchObject({
      Phone: "0951 29 64 10",
      Country: "Germany",
      Offers: "Rye loaf · 750 g · €4.20",
      "Only for us (not published)": "The old site was hacked.",
    });
    expect(Object.keys(read)).not.toContain("Opening hours");
    expect(Object.keys(read)).not.toContain("Contact");
  });

  it("P-37.16 as long as nothing of the contact is given, one line asks for it", async () => {
    await openAll(show());
    const read = values("Client Questionnaire");
    expect(read.Contact).toBe("Not answered");
    expect(Object.keys(read)).not.toContain("Phone");
  });

  it("P-35.3 a step where something is open says how much and leads there; opened, what is needed comes first and is marked", async () => {
    const open = without({ audience: "", websiteName: "", goals: [] });
    const person = show({ ...open, themeColors: { ...open.themeColors, primary: "sky" } });
    const counts = screen
      .getAllByRole("button", { name: /^Go to / })
      .map((link) => link.getAttribute("aria-label"));
    expect(counts).toEqual(
      expect.arrayContaining([
        "Go to Client Questionnaire: 2 needed",
        "Go to Theme Customization: 1 needed",
        "Go to Font & Typography: Not viewed",
      ]),
    );
    expect(counts.some((count) => count?.includes("Tone"))).toBe(false);
    await person.click(screen.getByRole("button", { name: "Client Questionnaire" }));
    const lines = group("Client Questionnaire")
      .getAllByRole("listitem")
      .map((line) => line.textContent?.trim());
    const needed = lines.filter((line) => line?.endsWith("Needed"));
    expect(needed).toContain("Please describe who the website is forNeeded");
    expect(lines.slice(0, 2)).toEqual(needed);
    expect(lines).toContain("The website has no name yet");
    await person.click(screen.getByRole("button", { name: "The website has no name yet" }));
    expect(takeRequestedField()).toBe("formData.websiteName");
    expect(useWizard.getState().position.activeTab).toBe("questionnaire");
  });

  it("P-35.4 every step is a closed line with what was answered in a few words; no answer is drawn twice", async () => {
    const person = show();
    expect(screen.queryByRole("term")).toBeNull();
    const folds = screen.getAllByRole("button", { expanded: false }).map((fold) => fold.textContent);
    expect(folds).toEqual(expect.arrayContaining(["Welcome", "Client Questionnaire", "Hosting & Legal"]));
    expect(group("Client Questionnaire").getByText("Greenwich Bakehouse")).toBeTruthy();
    expect(group("Hosting & Legal").getByText("bakehouse.example")).toBeTruthy();
    await openAll(person);
    const labels = screen.getAllByRole("term").map((term) => term.textContent);
    expect(new Set(labels).size).toBe(labels.length);
    await person.click(screen.getByRole("button", { name: "Close all" }));
    expect(screen.queryByRole("term")).toBeNull();
  });

  it("P-35.3 every blocker and every warning is listed, none twice", () => {
    const { onboarding } = initialWizardState;
    const status = completionOf(initialWizardState);
    const result = validateOnboarding(onboarding);
    const wanted = [...(result.ok ? [] : result.issues), ...onboardingWarnings(onboarding)];
    const found = openSteps(onboarding, status).flatMap(({ answers }) => answers.map(({ text }) => text));
    expect(found.toSorted()).toEqual([...new Set(wanted.map(({ message }) => message))].toSorted());
  });

  it("P-35.3 a needed answer is marked where it is read back", async () => {
    await openAll(show(without({ audience: " " })));
    expect(values("Client Questionnaire").Audience).toBe("Not answered Needed");
  });
});
