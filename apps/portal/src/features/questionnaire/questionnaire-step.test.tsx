import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { WizardAsideProvider } from "../../components/chrome/wizard-aside.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { stepBlockers } from "../../lib/wizard/field-errors.ts";
import { initialWizardState, useWizard } from "../../lib/wizard/wizard-store.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { completeAnswers } from "../../test/sample-project.ts";
import { QuestionnaireStep } from "./questionnaire-step.tsx";

freshPortalForEachTest();

const show = () =>
  renderPortal(
    <WizardAsideProvider>
      {(aside) => (
        <>
          <main>
            <QuestionnaireStep />
          </main>
          {aside}
        </>
      )}
    </WizardAsideProvider>,
  );
const form = () => useWizard.getState().onboarding.formData;
const optionsOf = (label: RegExp) =>
  within(screen.getByLabelText(label))
    .getAllByRole("option")
    .map((option) => option.textContent);

describe("the required answers", () => {
  it("P-10.26 an answer of several lines grows with what is typed", () => {
    show();
    for (const name of [/^What does your business do/, /^Who is it for/, /^Competitors/])
      expect(screen.getByLabelText(name).className).toContain("field-sizing-content");
  });

  it.each([
    ["P-10.1", "businessName", "", "Please enter the name of your business"],
    ["P-10.2", "description", "", "Please describe your business in a sentence or two"],
    ["P-10.3", "niche", "", "Please tell us your industry or niche"],
    ["P-10.4", "goals", [], "Please choose at least one goal"],
    ["P-10.5", "audience", "", "Please describe who the website is for"],
    ["P-10.6", "pages", [], "Please choose at least one page"],
  ])("%s %s is required, and the error stands under the field", (_, name, nothing, message) => {
    const onboarding = { ...completeAnswers, formData: { ...completeAnswers.formData, [name]: nothing } };
    useWizard.setState({ ...initialWizardState, onboarding }, true);
    const issues = stepBlockers(onboarding, "questionnaire");
    expect(issues).toEqual([{ path: `formData.${name}`, message, step: "questionnaire" }]);
    wizard.setErrors(issues);
    show();
    const field = document.getElementById(`formData.${name}`);
    const note = document.getElementById(field?.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe(message);
  });

  it.each(["websiteName", "timeline", "budget", "competitors"])("P-10.7 %s is optional", (name) => {
    const formData = { ...completeAnswers.formData, [name]: "" };
    expect(stepBlockers({ ...completeAnswers, formData }, "questionnaire")).toEqual([]);
  });

  it.each([
    [/^Business name/, "Please enter the name of your business"],
    [/Who is it for/, "Please describe who the website is for"],
  ])("P-10.17 leaving %s empty says what is missing", async (label, message) => {
    const person = show();
    await person.click(screen.getByLabelText(label));
    expect(screen.queryByText(message)).toBeNull();
    await person.tab();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it("P-10.18 a group is judged when the focus leaves it, not between its options", async () => {
    const person = show();
    const message = "Please choose at least one goal";
    screen.getByRole("checkbox", { name: "Generate Leads" }).focus();
    await person.tab();
    expect(screen.queryByText(message)).toBeNull();
    screen.getByLabelText(/Who is it for/).focus();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it("P-10.19 leaving an answered or an optional field says nothing", async () => {
    const person = show();
    await person.type(screen.getByLabelText(/Industry or niche/), "Bakery");
    await person.click(screen.getByLabelText(/^Competitors/));
    await person.tab();
    expect(useWizard.getState().errors).toEqual({});
  });

  it("P-10.13 the error goes as the field is edited", async () => {
    wizard.setErrors([{ path: "formData.niche", message: "Please tell us your industry or niche" }]);
    const person = show();
    await person.type(screen.getByLabelText(/Industry or niche/), "B");
    expect(screen.queryByText("Please tell us your industry or niche")).toBeNull();
  });
});

describe("what is typed and chosen", () => {
  it.each([
    [/^Business name/, "businessName"],
    [/What does your business do/, "description"],
    [/Industry or niche/, "niche"],
    [/Who is it for/, "audience"],
    [/^Competitors/, "competitors"],
    [/^Website name/, "websiteName"],
  ] as const)("%s is kept as %s", async (label, name) => {
    const person = show();
    await person.type(screen.getByLabelText(label), "Bread & more");
    expect(form()[name]).toBe("Bread & more");
  });

  it("P-10.8 the first click on TBD sets the website's name to TBD", async () => {
    const person = show();
    await person.click(screen.getByRole("button", { name: "TBD" }));
    expect(form().websiteName).toBe("TBD");
    expect(screen.getByRole("button", { name: "TBD" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("P-10.9 the second click clears it", async () => {
    const person = show();
    await person.dblClick(screen.getByRole("button", { name: "TBD" }));
    expect(form().websiteName).toBe("");
  });

  it("P-10.25 a name that was typed before is back at the second press, however often", async () => {
    const person = show();
    const tbd = screen.getByRole("button", { name: "TBD" });
    await person.type(screen.getByLabelText(/^Website name/), "Kiln");
    for (let times = 0; times < 3; times += 1) {
      await person.click(tbd);
      expect(form().websiteName).toBe("TBD");
      await person.click(tbd);
      expect(form().websiteName).toBe("Kiln");
    }
    expect(tbd.getAttribute("aria-pressed")).toBe("false");
  });

  it("P-10.25 a name that was emptied before stays empty, and a later one counts", async () => {
    const person = show();
    const [tbd, field] = [
      screen.getByRole("button", { name: "TBD" }),
      screen.getByLabelText(/^Website name/),
    ];
    await person.type(field, "Kiln");
    await person.dblClick(tbd);
    await person.clear(field);
    await person.dblClick(tbd);
    expect(form().websiteName).toBe("");
    await person.type(field, "Oven");
    await person.dblClick(tbd);
    expect(form().websiteName).toBe("Oven");
  });

  it.each([
    ["Facebook", "facebook"],
    ["Instagram", "instagram"],
    ["X (Twitter)", "twitter"],
    ["LinkedIn", "linkedin"],
    ["YouTube", "youtube"],
    ["TikTok", "tiktok"],
  ] as const)("P-10.10 the social link of %s is kept", async (label, network) => {
    const person = show();
    await person.type(screen.getByLabelText(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`)), "https://x.y");
    expect(form().socialMedia[network]).toBe("https://x.y");
  });

  describe("a social link that cannot be read", () => {
    const field = () => screen.getByLabelText(/^Instagram/);
    const remark = "We cannot read your Instagram link. Write it like instagram.com/yourname.";
    const described = () => document.getElementById(field().getAttribute("aria-describedby") ?? "");

    it("P-10.24 has a hint at its field on blur: in a polite live region, as no error, and blocking nothing", async () => {
      const person = show();
      await person.type(field(), "our page");
      expect(screen.queryByText(remark)).toBeNull();
      await person.tab();
      expect(described()?.textContent).toBe(remark);
      expect(described()?.closest('[aria-live="polite"]')).toBeTruthy();
      expect(field().getAttribute("aria-invalid")).toBeNull();
      expect(
        stepBlockers(useWizard.getState().onboarding, "questionnaire").map(({ path }) => path),
      ).not.toContain("formData.socialMedia.instagram");
    });

    it("P-10.24 the hint goes as soon as the link can be read, and is there when the step opens again", async () => {
      wizard.updateForm({ socialMedia: { ...form().socialMedia, instagram: "our page" } });
      const person = show();
      expect(described()?.textContent).toBe(remark);
      await person.clear(field());
      expect(screen.queryByText(remark)).toBeNull();
      await person.type(field(), "@our.page");
      await person.tab();
      expect(screen.queryByText(remark)).toBeNull();
    });

    it("P-10.24 a link that can be read says nothing, and no other field does", async () => {
      const person = show();
      await person.type(field(), "our page");
      await person.tab();
      expect(screen.getAllByText(/^We cannot read/)).toHaveLength(1);
    });
  });

  it("P-10.22 the browser can fill in what it knows, and a phone shows the fitting keys", () => {
    show();
    const name = screen.getByLabelText(/^Business name/);
    expect(name.getAttribute("autocomplete")).toBe("organization");
    expect(name.getAttribute("autocapitalize")).toBe("words");
    const link = screen.getByLabelText(/^Instagram/);
    expect(link.getAttribute("autocomplete")).toBe("url");
    expect(link.getAttribute("inputmode")).toBe("url");
    expect(link.getAttribute("autocapitalize")).toBe("none");
  });

  it("P-10.11 custom pages are entered comma-separated: trimmed, without blanks and repetitions", async () => {
    const person = show();
    const field = screen.getByLabelText<HTMLInputElement>(/^Custom pages/);
    await person.type(field, "Wholesale, , Opening hours ,wholesale");
    expect(form().customPages).toEqual(["Wholesale", "Opening hours"]);
    expect(field.value).toBe("Wholesale, , Opening hours ,wholesale");
  });

  it("a page chosen and unchosen leaves the others in their order", async () => {
    const person = show();
    for (const name of ["Home", "FAQ", "Contact", "FAQ"])
      await person.click(screen.getByRole("checkbox", { name }));
    expect(form().pages).toEqual(["Home", "Contact"]);
  });
});

describe("the options", () => {
  const boxes = (name: string) =>
    screen
      .getAllByRole<HTMLInputElement>("checkbox")
      .filter((box) => box.name === name)
      .map((box) => box.value);

  it("P-10.12 goals, pages, timelines and budgets have these names in this order", () => {
    show();
    expect(boxes("goals")).toEqual([
      "Generate Leads",
      "Sell Products",
      "Share Information",
      "Build Community",
      "Showcase Portfolio",
      "Provide Support",
      "Book Appointments",
      "Educational Content",
    ]);
    expect(boxes("pages")).toEqual([
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
    ]);
    expect(optionsOf(/^Timeline/).slice(1)).toEqual([
      "ASAP",
      "Within 1 month",
      "1-3 months",
      "3-6 months",
      "No rush",
    ]);
    expect(optionsOf(/^Budget/).slice(1)).toEqual([
      "Under $1,000",
      "$1,000 - $5,000",
      "$5,000 - $10,000",
      "$10,000 - $25,000",
      "Over $25,000",
    ]);
  });
});

describe("the summary", () => {
  it("P-10.16 repeats every answer given and says which are open", () => {
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
    show();
    const summary = within(screen.getByRole("region", { name: "Your answers so far" }));
    expect(summary.getByText("Greenwich Bakehouse")).toBeTruthy();
    expect(summary.getByText("Home, Products")).toBeTruthy();
    // website name, competitors, custom pages, timeline, budget
    expect(summary.getAllByText("Not answered yet")).toHaveLength(5);
  });
});
