import { type Onboarding, onboardingWarnings, validateOnboarding } from "@sitewright/spec-core/onboarding";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { WizardAsideProvider } from "../../components/chrome/wizard-aside.tsx";
import { takeWantedField } from "../../lib/wizard/arrival.ts";
import { completionOf, initialWizardState } from "../../lib/wizard/wizard-state.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
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
  it("P-35.1 reads every answer back under the title of its step", () => {
    show();
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

  it("P-35.2 each answer has a change link of its own name, which opens its step at its field", async () => {
    const person = show();
    const links = screen
      .getAllByRole("button", { name: /^Change / })
      .map((link) => link.getAttribute("aria-label"));
    expect(links).toHaveLength(answerGroups(answered).flatMap(({ rows }) => rows).length);
    expect(new Set(links).size).toBe(links.length);
    expect(links).toEqual(expect.arrayContaining(["Change NDA", "Change texts written with AI"]));
    await person.click(screen.getByRole("button", { name: "Change audience" }));
    expect(useWizard.getState().position.activeTab).toBe("questionnaire");
    expect(takeWantedField()).toBe("formData.audience");
  });

  it("P-35.2 no answer of the form is left out", () => {
    const { formData: _, layoutTemplates: __, uploadedFiles: ___, ...parts } = answered;
    const ids = answerGroups(without({ hasDomain: false })).flatMap(({ rows }) =>
      rows.map((row) => row.fieldId),
    );
    const shown = (path: string) => ids.some((id) => id === path || id.startsWith(`${path}.`));
    const questions = Object.keys(answered.formData)
      .filter((name) => !["domainName", "hostingProvider"].includes(name))
      .map((name) => `formData.${name}`);
    const others = Object.keys(parts).filter((name) => name !== "pageTree");
    expect([...questions, ...others].filter((path) => !shown(path))).toEqual([]);
  });

  it("P-35.3 what is still open is listed before, what is needed first and marked, each with the way there", async () => {
    const open = without({ audience: "", websiteName: "" });
    const person = show({ ...open, themeColors: { ...open.themeColors, primary: "sky" } });
    const [first] = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(first).toBe("3 pages");
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles.indexOf("Still open")).toBeLessThan(titles.indexOf("Check your answers"));
    const list = within(screen.getByRole("list", { name: "Still open" }));
    const lines = list.getAllByRole("button").map((line) => line.textContent?.trim());
    expect(lines.slice(0, 3)).toEqual([
      "Go to Client Questionnaire Needed",
      "Please describe who the website is for",
      "The website has no name yet",
    ]);
    expect(lines.indexOf("Go to Theme Customization Needed")).toBeLessThan(lines.indexOf("Go to Welcome"));
    await person.click(list.getByRole("button", { name: "The website has no name yet" }));
    expect(takeWantedField()).toBe("formData.websiteName");
    expect(useWizard.getState().position.activeTab).toBe("questionnaire");
  });

  it("P-35.3 every blocker and every warning is listed, none twice", () => {
    const { onboarding } = initialWizardState;
    const status = completionOf(initialWizardState);
    const result = validateOnboarding(onboarding);
    const wanted = [...(result.ok ? [] : result.issues), ...onboardingWarnings(onboarding)];
    const found = openSteps(onboarding, status).flatMap(({ answers }) => answers.map(({ text }) => text));
    expect(found.toSorted()).toEqual([...new Set(wanted.map(({ message }) => message))].toSorted());
  });

  it("P-35.3 a needed answer is marked where it is read back", () => {
    show(without({ audience: " " }));
    expect(values("Client Questionnaire").Audience).toBe("Not answered Needed");
  });
});
