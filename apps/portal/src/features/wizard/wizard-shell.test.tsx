import type { ProblemCode } from "@sitewright/contracts";
import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StepActions } from "../../components/chrome/step-actions.tsx";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { draftCalls } from "../../lib/saving/draft-calls.ts";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { markAsSent } from "../../lib/wizard/sent-changes.ts";
import { initialWizardState, useWizard } from "../../lib/wizard/wizard-store.ts";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { administrator, client, completeAnswers } from "../../test/sample-project.ts";
import { colorNames } from "../theme/texts.ts";
import type { StepScreenProps } from "./step-panel.tsx";
import { WizardShell } from "./wizard-shell.tsx";

freshPortalForEachTest();

const titles = [
  "Welcome",
  "Client Questionnaire",
  "Font & Typography",
  "Theme Customization",
  "Page Layout Builder",
  "Media & Assets",
  "Tone & Design Style",
  "Hosting & Legal",
  "Sitemap Generator",
];
const screenOf =
  (title: string) =>
  ({ children }: StepScreenProps) => (
    <StepPage title={title} lead="">
      <input id="formData.businessName" aria-label="Business name" />
      {children}
    </StepPage>
  );
const screens: Record<StepKey, ComponentType<StepScreenProps>> = {
  welcome: screenOf("Welcome"),
  questionnaire: screenOf("Client Questionnaire"),
  typography: screenOf("Font & Typography"),
  theme: screenOf("Theme Customization"),
  layout: screenOf("Page Layout Builder"),
  media: screenOf("Media & Assets"),
  style: screenOf("Tone & Design Style"),
  legal: screenOf("Hosting & Legal"),
  sitemap: ({ children }) => (
    <StepPage title="Sitemap Generator" lead="">
      {children}
      <StepActions>
        <button type="button">Finish & Submit Project</button>
      </StepActions>
    </StepPage>
  ),
};
const loadPalette = async () => () => <p role="dialog">Palette</p>;
const show = (user = client, onSignOut = () => {}) =>
  renderPortal(<WizardShell user={user} screens={screens} loadPalette={loadPalette} onSignOut={onSignOut} />);
const rails = () => screen.getAllByRole("navigation", { name: "Steps" });
const rail = () => rails()[0] ?? document.body;
const bar = () => rails()[1] ?? document.body;
const open = (key: StepKey) => act(() => wizard.goTo(key));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the nine steps", () => {
  it("P-02.3 are in their fixed order, the open one marked", () => {
    show();
    const buttons = within(rail()).getAllByRole("button");
    expect(buttons.map((button) => button.textContent?.slice(1))).toEqual(titles);
    expect(buttons.map((button) => button.getAttribute("aria-current"))[0]).toBe("step");
  });

  it("P-02.4 are tabs, not routes: the address stays", async () => {
    const person = show();
    const address = location.href;
    await person.click(within(rail()).getByRole("button", { name: /Theme Customization/ }));
    expect(heading()).toBe("Theme Customization");
    expect(location.href).toBe(address);
  });

  it("P-02.5 a completed step carries a tick", () => {
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
    show();
    const done = within(rail())
      .getAllByRole("button", { name: /, completed/ })
      .map((button) => button.textContent);
    expect(done).toEqual([expect.stringContaining("Questionnaire"), expect.stringContaining("Tone")]);
  });

  it("P-02.6 the bar of a narrow window counts the step and has an icon for each", () => {
    show();
    open("theme");
    expect(within(bar()).getByText("Step 4 of 9")).toBeTruthy();
    for (const [index, { title }] of steps.entries()) {
      const button = within(bar()).getByRole("button", { name: `${index + 1}. ${title}` });
      expect(button.querySelector("svg")).not.toBeNull();
    }
  });

  it("P-02.7 Back and Next are at the foot of each step", async () => {
    const person = show();
    open("layout");
    await person.click(screen.getByRole("button", { name: /^Next.*Media & Assets$/ }));
    expect(heading()).toBe("Media & Assets");
    await person.click(screen.getByRole("button", { name: /^Back.*Page Layout Builder$/ }));
    expect(heading()).toBe("Page Layout Builder");
  });

  it("P-02.8 the last control of the bar is the last step's own, and Submit there", () => {
    show();
    open("sitemap");
    const controls = document.querySelectorAll("main > :last-child button");
    expect([...controls].at(-1)?.textContent).toBe("Finish & Submit Project");
    expect(screen.queryByRole("button", { name: /^Next/ })).toBeNull();
  });

  it("P-31.5 a step that opens takes the focus to its title and names the page", () => {
    show();
    open("theme");
    expect(document.activeElement?.textContent).toBe("Theme Customization");
    expect(document.title).toBe("Theme Customization, step 4 of 9: Sitewright");
  });
});

describe("the progress", () => {
  const label = () => within(rail()).queryByText(/of 9 completed/)?.textContent;
  it("P-03.1 does not show on the welcome before the journey has started", () => {
    show();
    expect(label()).toBeUndefined();
  });
  it("P-03.2 shows past the welcome", () => {
    show();
    open("theme");
    expect(label()).toBe("0 of 9 completed");
  });
  it("P-03.3 shows once the journey has started, also on the welcome", () => {
    show();
    act(wizard.startJourney);
    open("welcome");
    expect(label()).toBe("1 of 9 completed");
  });
  it("P-03.5 is in the bar of a narrow window too", () => {
    show();
    open("theme");
    expect(within(bar()).getByText("0 of 9 completed")).toBeTruthy();
  });
  it("P-03.4 counts the completed steps", () => {
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
    show();
    act(wizard.startJourney);
    act(() => wizard.markStep("media"));
    expect(label()).toBe("4 of 9 completed");
  });
});

describe("Next on a step with missing answers", () => {
  it("P-10.14 lists them at the top, with the focus there and a link to each field", async () => {
    const person = show();
    open("questionnaire");
    await person.click(screen.getByRole("button", { name: /^Next/ }));
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole("link")).toHaveLength(6);
    expect(heading()).toBe("Client Questionnaire");
    expect(useWizard.getState().errors["formData.goals"]).toBe("Please choose at least one goal");
  });

  it("P-31.6 the page's title begins with 'Error: ' while there are faults, and no longer", async () => {
    const person = show();
    open("questionnaire");
    await person.click(screen.getByRole("button", { name: /^Next/ }));
    expect(document.title).toBe("Error: Client Questionnaire, step 2 of 9: Sitewright");
    act(() => wizard.updateForm(completeAnswers.formData));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.title).toBe("Client Questionnaire, step 2 of 9: Sitewright");
  });

  it("P-31.81 each wrong colour is named as its field is, because the problem is the same", async () => {
    const person = show();
    open("theme");
    const { themeColors } = useWizard.getState().onboarding;
    const wrong = { primary: "", accent: "", background: "", text: "", h1: "", h2: "", h3: "" };
    act(() => wizard.setColors({ ...themeColors, ...wrong }));
    await person.click(screen.getByRole("button", { name: /^Next/ }));
    const links = within(screen.getByRole("alert")).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent?.split(": ")[0])).toEqual(Object.values(colorNames));
    expect(links[0]?.textContent).toMatch(/^Primary: Please pick a colour/);
  });

  it("P-31.7 Next and Back are never disabled", () => {
    show();
    for (const { key } of steps) {
      open(key);
      for (const button of screen.getAllByRole("button", { name: /^(Next|Back|Submit)/ }))
        expect(button.hasAttribute("disabled")).toBe(false);
    }
  });

  it("P-10.15 the person may continue without them", async () => {
    const person = show();
    open("questionnaire");
    await person.click(screen.getByRole("button", { name: /^Next/ }));
    await person.click(screen.getByRole("button", { name: "Continue anyway" }));
    expect(heading()).toBe("Font & Typography");
  });
});

describe("the header and the foot of the page", () => {
  const banner = () => within(screen.getByRole("banner"));
  it("P-08.1 Admin and Export Project are there for the administrator", () => {
    show(administrator);
    expect(banner().getAllByRole("link", { name: "Admin" })[0]?.getAttribute("href")).toBe("/admin");
    expect(banner().getAllByRole("button", { name: "Export Project" }).length).toBeGreaterThan(0);
  });
  it("P-08.2 and for nobody else", () => {
    show();
    expect(banner().queryByRole("link", { name: "Admin" })).toBeNull();
    expect(banner().queryByRole("button", { name: "Export Project" })).toBeNull();
  });
  it("P-08.3 the avatar shows the initial when there is no photo", () => {
    show();
    expect(banner().getByRole("img", { name: "Anna Baker" }).textContent).toBe("A");
  });
  it("P-08.5 Profile leads to the person's own profile, Settings to the settings", () => {
    show();
    const address = (name: string) => banner().getAllByRole("link", { name })[0]?.getAttribute("href");
    expect(address("Profile")).toBe("/profile/person-1");
    expect(address("Settings")).toBe("/app/settings");
  });
  it("P-08.6 Sign Out signs out", async () => {
    const signOut = vi.fn();
    const person = show(client, signOut);
    const [button] = banner().getAllByRole("button", { name: "Sign Out" });
    await person.click(button ?? document.body);
    expect(signOut).toHaveBeenCalledOnce();
  });
  it("P-08.7 the avatar is the photo, and the initial when that does not load", () => {
    show({ ...client, photoURL: "https://example.com/anna.jpg" });
    const photo = banner().getByRole("img", { name: "Anna Baker" });
    expect(photo.getAttribute("src")).toBe("https://example.com/anna.jpg");
    fireEvent.error(photo);
    expect(banner().getByRole("img", { name: "Anna Baker" }).textContent).toBe("A");
  });
  it("P-08.4 the copyright line has the current year, the product and 'All rights reserved.'", () => {
    vi.setSystemTime(new Date("2031-05-05"));
    show();
    expect(screen.getByRole("contentinfo").textContent).toBe("© 2031 Sitewright. All rights reserved.");
    vi.useRealTimers();
  });
  it("the last step says 'Ready' until answers are submitted, and again from the next change on", () => {
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
    show();
    open("sitemap");
    const isReady = () => screen.queryByText("Ready") !== null;
    expect(isReady()).toBe(true);
    act(() => useSubmission.setState({ phase: "submitting" }));
    expect(isReady()).toBe(false);
    act(() => {
      markAsSent({ id: "project-1", businessName: "Greenwich Bakehouse" }, completeAnswers);
      useSubmission.setState({ phase: "idle" });
    });
    expect(isReady()).toBe(false);
    act(() => wizard.updateForm({ businessName: "Another" }));
    expect(isReady()).toBe(true);
  });

  it("P-07.1 the toggle changes the class on the document and keeps the choice", async () => {
    document.documentElement.className = "dark";
    const person = show();
    await person.click(banner().getByRole("button", { name: /Switch to/ }));
    expect(document.documentElement.classList.contains("dark")).toBe(false);
    expect(localStorage.getItem("onboarding_darkMode")).toBe("false");
  });
});

describe("while a stored project is edited", () => {
  const editing = { projectId: "p1", version: 2 };
  it("P-24.1 the amber banner says so", () => {
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers, editing }, true);
    show();
    expect(
      screen.getByText(
        'You are editing an existing project. Changes are auto-saved. When finished, use "Finish Editing & Submit" on the final tab.',
      ),
    ).toBeTruthy();
  });
  it("P-24.2 the header says 'EDITING MODE: ' and the business name", () => {
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers, editing }, true);
    show();
    const header = within(screen.getByRole("banner"));
    expect(header.getByText("EDITING MODE: Greenwich Bakehouse")).toBeTruthy();
  });
  it("P-24.70 a phone's editing banner says it in the header's place", () => {
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers, editing }, true);
    show();
    expect(screen.getByRole("button", { name: "EDITING MODE: Greenwich Bakehouse" })).toBeTruthy();
  });
  it("P-24.3 neither shows for a new project", () => {
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
    show();
    expect(screen.queryByText(/EDITING MODE/)).toBeNull();
    expect(screen.queryByText(/editing an existing project/)).toBeNull();
  });
});

describe("where the answers are kept", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 1, 18) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it.each([
    [new Date(2026, 1, 27, 14, 3), "Saved 27 Feb, 14:03"],
    [new Date(2025, 11, 31, 23, 59), "Saved 31 Dec 2025, 23:59"],
  ])("P-24.303 the time of a save has its day where that is not today: %o reads '%s'", (at, text) => {
    useSaveStatus.setState({ server: { kind: "saved", at } });
    show();
    expect(within(screen.getByRole("banner")).getByText(text)).toBeTruthy();
  });
  it("P-05.300 a browser that keeps nothing is not said to keep what is not saved", async () => {
    fakeService({ "PUT /api/draft": () => problem(code) });
    useSaveStatus.setState({ isKeptOnDevice: false });
    const { onboarding, position } = initialWizardState;
    let code: ProblemCode = "internal-error";
    show();
    const codes: readonly ProblemCode[] = ["unavailable", "storage-full", "not-found"];
    for (code of codes) {
      const result = await draftCalls.save("p1", { version: 1, state: { onboarding, position } });
      if (result.kind !== "delayed" && result.kind !== "refused") throw new Error(result.kind);
      act(() => useSaveStatus.setState({ server: result }));
      const header = screen.getByRole("banner").textContent;
      expect(header).not.toContain("on this device");
      expect(header).toContain("this browser cannot store");
    }
  });
  it.each([
    [{ kind: "saved", at: new Date(2026, 2, 1, 14, 3) }, "Saved 14:03"],
    [{ kind: "saving" }, "Saving…"],
    [{ kind: "offline" }, "Offline. Kept on this device until you are back online."],
  ] as const)("P-24.11 %o reads '%s'", (server, text) => {
    useSaveStatus.setState({ server });
    show();
    expect(within(screen.getByRole("banner")).getByText(text)).toBeTruthy();
  });
  it.each([
    [{ kind: "offline" }, "Offline. Kept on this device until you are back online."],
    [{ kind: "refused", message: "The disk is full." }, "The disk is full."],
  ] as const)(
    "P-24.72 %o is shown above the bar of a narrow window too, and announced once",
    (server, text) => {
      useSaveStatus.setState({ server });
      show();
      const shown = screen.getAllByText(text);
      expect(shown.map((element) => element.closest("[aria-hidden]") !== null)).toEqual([false, true]);
    },
  );
  it("P-05.18 a browser that keeps nothing is named on the page", () => {
    useSaveStatus.setState({ isKeptOnDevice: false });
    show();
    expect(screen.getByText(/This browser cannot store your answers/)).toBeTruthy();
  });
});

describe("moving between steps", () => {
  const travel = () => document.querySelector("[data-step]")?.getAttribute("data-travel");
  it("a step slides in from the side that the person came from", () => {
    show();
    open("theme");
    expect(travel()).toBe("forward");
    open("welcome");
    expect(travel()).toBe("back");
    open("questionnaire");
    expect(travel()).toBe("forward");
  });
});

describe("the palette", () => {
  it.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])("P-31.8 opens by %s", async (keys) => {
    const person = show();
    await person.keyboard(keys);
    expect(await screen.findByText("Palette")).toBeTruthy();
  });
  it("stays closed while the full-screen preview, a dialog of the browser's own, is open", async () => {
    const person = show();
    const fullScreen = document.createElement("dialog");
    fullScreen.open = true;
    document.body.append(fullScreen);
    await person.keyboard("{Control>}k{/Control}");
    fullScreen.remove();
    expect(screen.queryByText("Palette")).toBeNull();
    await person.keyboard("{Control>}k{/Control}");
    expect(await screen.findByText("Palette")).toBeTruthy();
  });
  it.each(["Find a step or an answer", "All steps"])("P-31.9 opens by the button '%s'", async (name) => {
    const person = show();
    await person.click(screen.getByRole("button", { name }));
    expect(await screen.findByText("Palette")).toBeTruthy();
  });
});
