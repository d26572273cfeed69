import type { User } from "@sitewright/contracts";
import type { Onboarding, StepKey } from "@sitewright/spec-core/onboarding";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useExport } from "../lib/export/use-export.ts";
import { wizard } from "../lib/wizard/actions.ts";
import { useWizard } from "../lib/wizard/wizard-store.ts";
import { fakeService, problem } from "../test/fake-service.ts";
import { pageWords } from "../test/page-words.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { administrator, client, completeAnswers, storedProject } from "../test/sample-project.ts";
import { PortalRoutes } from "./portal-routes.tsx";
import { preloadSteps } from "./step-screens.tsx";

freshPortalForEachTest();

const answersOf: Parameters<typeof fakeService>[0] = {
  "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
  "DELETE /api/draft": () => ({ status: 204 }),
  "GET /api/projects": () => ({ status: 200, body: { projects: [] } }),
};

interface Place {
  step: StepKey;
  user?: User;
  onboarding?: Onboarding;
  isEditing?: boolean;
  service?: Parameters<typeof fakeService>[0];
}

/** The real portal with somebody signed in, at a step. */
async function open({ step, user = client, onboarding = completeAnswers, isEditing, service = {} }: Place) {
  fakeService({
    ...answersOf,
    "GET /api/auth/session": () => ({ status: 200, body: { user } }),
    ...service,
  });
  renderPortal(<PortalRoutes />);
  await screen.findByRole("heading", { level: 1 });
  await preloadSteps();
  const editing = isEditing ? { projectId: "project-1", version: 4 } : null;
  await act(async () => {
    useWizard.setState({ onboarding, editing });
    wizard.goTo(step);
  });
  await waitFor(() => expect(useWizard.getState().position.activeTab).toBe(step));
  await act(async () => {});
}

const button = (name: RegExp | string) => {
  const found = screen.getAllByRole("button", { name })[0];
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const press = (name: RegExp | string) => act(async () => void fireEvent.click(button(name)));
/** Presses it and says yes to what it asks. */
async function finishEditing(): Promise<void> {
  await press(/^Finish Editing/);
  const question = within(screen.getByRole("alertdialog"));
  await act(async () => void fireEvent.click(question.getByRole("button", { name: "Finish editing" })));
}
/** Waits until a text is somewhere on the page; in a dialog or a toast where that is asked for. */
const arrives = (text: string) => waitFor(() => expect(pageWords()).toContain(text));

function ExportForAll() {
  const exportNow = useExport(client);
  return (
    <button type="button" onClick={exportNow}>
      Export
    </button>
  );
}

/** The fonts that one of the texts can be set in. */
async function openFonts(role: string) {
  await open({ step: "typography" });
  const picker = within(screen.getByRole("group", { name: new RegExp(`^${role}`) })).getByRole("combobox", {
    name: "Font",
  });
  await act(async () => void fireEvent.click(picker));
}

const never = () => new Promise<never>(() => {});
const answered = (version: number) => ({ status: 200, body: { project: storedProject(version) } });
const submits = { "POST /api/projects": () => ({ status: 201, body: { project: storedProject(1) } }) };
const finish = "POST /api/projects/project-1/finalise";

interface Scene {
  readonly name: string;
  readonly go: () => Promise<unknown>;
  readonly texts: readonly string[];
}

const scenes: readonly Scene[] = [
  {
    name: "while it is not known who is signed in",
    go: async () => {
      fakeService({ "GET /api/auth/session": never });
      renderPortal(<PortalRoutes />);
    },
    texts: ["Loading..."],
  },
  {
    name: "the welcome",
    go: () => open({ step: "welcome" }),
    texts: [
      "Welcome",
      "simple steps",
      "completed",
      "uploaded",
      "PNG, JPG, GIF up to 10MB",
      "Start Sitewright Journey",
      "Profile",
      "Settings",
      "Sign Out",
      "All rights reserved.",
      "Next",
    ],
  },
  {
    name: "every step's name and the progress, past the welcome",
    go: () => open({ step: "questionnaire" }),
    texts: [
      "Client Questionnaire",
      "Font & Typography",
      "Theme Customization",
      "Page Layout Builder",
      "Media & Assets",
      "Tone & Design Style",
      "Hosting & Legal",
      "Sitemap Generator",
      "of 9 completed",
      "Back",
    ],
  },
  {
    name: "the questionnaire's choices",
    go: () => open({ step: "questionnaire" }),
    texts: [
      "TBD",
      ...["Generate Leads", "Sell Products", "Share Information", "Build Community", "Showcase Portfolio"],
      ...["Provide Support", "Book Appointments", "Educational Content"],
      ...["Home", "About", "Services", "Products", "Contact", "Blog", "Portfolio", "Testimonials", "FAQ"],
      ...["Pricing", "Team", "Careers"],
      ...["ASAP", "Within 1 month", "1-3 months", "3-6 months", "No rush"],
      ...["Under $1,000", "$1,000 - $5,000", "$5,000 - $10,000", "$10,000 - $25,000", "Over $25,000"],
    ],
  },
  {
    name: "typography",
    go: () => open({ step: "typography" }),
    texts: ["Light", "Regular", "Bold", "Playfair Display", "Bodega Serif", "Bebas Neue", "Montserrat"],
  },
  {
    name: "the fonts of a heading",
    go: () => openFonts("Heading 1"),
    texts: [
      ...["Sans-Serif", "Serif", "Display"],
      ...["Inter", "Roboto", "Open Sans", "Lato", "Montserrat", "Nunito", "Poppins", "Plus Jakarta Sans"],
      ...["Figtree", "Playfair Display", "Bodega Serif", "Neue Haas Grotesk", "Bebas Neue"],
    ],
  },
  { name: "the fonts of the body", go: () => openFonts("Body text"), texts: ["Monospace"] },
  {
    name: "the theme",
    go: () => open({ step: "theme" }),
    texts: ["Professional", "Creative", "Modern", "Bold", "Classic", "Rounded", "Square", "Ghost"],
  },
  {
    name: "the layout",
    go: () => open({ step: "layout" }),
    texts: [
      ...["Business", "Portfolio", "E-commerce"],
      ...["Hero", "Features", "Services", "Testimonials", "Pricing", "Team", "Contact"],
      ...["Full width", "Contained", "Boxed"],
    ],
  },
  { name: "media", go: () => open({ step: "media" }), texts: ["10MB"] },
  {
    name: "the style without a content style",
    go: () =>
      open({
        step: "style",
        onboarding: { ...completeAnswers, formData: { ...completeAnswers.formData, contentStyle: "" } },
      }),
    texts: [
      "Please select a content style to continue",
      ...["Modern", "Corporate", "Minimalist", "Bold", "Fun", "Casual", "Professional", "Technical"],
    ],
  },
  {
    name: "hosting and legal",
    go: () => open({ step: "legal" }),
    texts: [
      "I already have a domain",
      "already have hosting",
      "99.9% uptime",
      "2 years",
      "3 years",
      "California law",
    ],
  },
  {
    name: "a client's sitemap",
    go: () => open({ step: "sitemap" }),
    texts: ["Finish & Submit Project", "sitemap.xml", "Submit"],
  },
  {
    name: "an administrator's sitemap",
    go: () => open({ step: "sitemap", user: administrator }),
    texts: ["Admin", "Export Project", "Download Sitemap (XML)", "Export Complete Project Data", "Export"],
  },
  {
    name: "while submitting",
    go: async () => {
      await open({ step: "sitemap", service: { "POST /api/projects": never } });
      await press("Finish & Submit Project");
    },
    texts: ["Submitting..."],
  },
  {
    name: "editing a stored project",
    go: () => open({ step: "sitemap", isEditing: true }),
    texts: [
      'You are editing an existing project. Changes are auto-saved. When finished, use "Finish Editing & Submit" on the final tab.',
      "EDITING MODE: Greenwich Bakehouse",
      "Finish Editing & Submit Final Changes",
    ],
  },
  {
    name: "changes that were saved",
    go: async () => {
      await open({
        step: "sitemap",
        isEditing: true,
        service: { "PUT /api/projects/project-1": () => answered(5) },
      });
      await press("Save changes");
    },
    texts: [
      'Your project "Greenwich Bakehouse" has been successfully updated! The changes have been saved and we\'ll review your updated requirements.',
    ],
  },
  {
    name: "while finishing an edit",
    go: async () => {
      await open({ step: "sitemap", isEditing: true, service: { [finish]: never } });
      await finishEditing();
    },
    texts: ["Finalizing..."],
  },
];

/** Texts of messages and questions that are specified word for word, and the part that shows them. */
const shownIn: readonly (Scene & { readonly part: () => HTMLElement })[] = [
  {
    name: "the page's name",
    part: () => screen.getByRole("dialog"),
    go: async () => {
      await open({ step: "sitemap" });
      await press("Add custom page");
    },
    texts: ["Enter custom page name:"],
  },
  {
    name: "before a reset",
    part: () => screen.getByRole("alertdialog"),
    go: async () => {
      await open({ step: "sitemap" });
      await press("Reset");
    },
    texts: ["Are you sure you want to reset and start a new project? All current data will be lost."],
  },
  {
    name: "an export by somebody else than an administrator",
    part: () => screen.getByRole("region", { name: "Notifications" }),
    go: async () => {
      renderPortal(<ExportForAll />);
      await press("Export");
      await arrives("Export functionality");
    },
    texts: ["Export functionality is only available for admin users."],
  },
  {
    name: "an export",
    part: () => screen.getByRole("region", { name: "Notifications" }),
    go: async () => {
      const saved = { version: 1, savedAt: "2026-03-01T10:00:00.000Z" };
      await open({
        step: "sitemap",
        user: administrator,
        service: { "PUT /api/draft": () => ({ status: 200, body: saved }) },
      });
      await press(/^Export Complete Project Data/);
      await arrives("Project Exported");
    },
    texts: [
      "Project Exported Successfully!",
      "Your project data has been downloaded and saved to your account.",
    ],
  },
  {
    name: "an export that fails",
    part: () => screen.getByRole("region", { name: "Notifications" }),
    go: async () => {
      vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
        throw new Error("refused");
      });
      await open({ step: "sitemap", user: administrator });
      await press(/^Export Complete Project Data/);
      await arrives("Failed to export");
    },
    texts: ["Failed to export project data. Please try again."],
  },
  {
    name: "a submission that fails",
    part: () => screen.getByRole("alert"),
    go: async () => {
      await open({
        step: "sitemap",
        service: { "POST /api/projects": () => problem("internal-error") },
      });
      await press("Finish & Submit Project");
      await arrives("There was an error");
    },
    texts: ["There was an error submitting your project. Please try again or contact support."],
  },
  {
    name: "a submission",
    part: () => screen.getByRole("dialog"),
    go: async () => {
      await open({ step: "sitemap", service: submits });
      await press("Finish & Submit Project");
      await arrives("Thank You for");
    },
    texts: [
      "Thank You for Your Submission!",
      'Thank you for submitting your project! We\'ve received your requirements for "Greenwich Bakehouse" and will be in touch within 24 hours. You should receive a confirmation email shortly at anna@bakehouse.example',
      "Start New Project",
      "Done",
    ],
  },
  {
    name: "saved changes",
    part: () => screen.getByRole("region", { name: "Notifications" }),
    go: async () => {
      await open({
        step: "sitemap",
        isEditing: true,
        service: { "PUT /api/projects/project-1": () => answered(5) },
      });
      await press("Save changes");
      await arrives("Project Updated!");
    },
    texts: ["Project Updated!", "Your changes have been saved successfully."],
  },
  {
    name: "a finished edit",
    part: () => screen.getByRole("dialog"),
    go: async () => {
      await open({ step: "sitemap", isEditing: true, service: { [finish]: () => answered(5) } });
      await finishEditing();
      await arrives("Project Successfully Finalized!");
    },
    texts: [
      "Project Successfully Finalized!",
      'Perfect! Your project "Greenwich Bakehouse" has been finalized with all your latest changes. We\'ve sent you a confirmation email and will be in touch soon with the next steps.',
      "Start New Project",
      "Done",
    ],
  },
];

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:export");
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the quoted texts of the portal", () => {
  it.each(scenes)("S-12 are literally there: $name", async ({ go, texts }) => {
    await go();
    await arrives(texts[0] ?? "");
    const read = pageWords();
    expect(texts.filter((text) => !read.includes(text))).toEqual([]);
  });

  it.each(shownIn)("P-32 keep their words in a dialog, a toast or an alert: $name", async (scene) => {
    const native = vi.fn();
    for (const name of ["alert", "confirm", "prompt"]) vi.stubGlobal(name, native);
    await scene.go();
    const read = scene.part().textContent?.replace(/\s+/g, " ") ?? "";
    expect(scene.texts.filter((text) => !read.includes(text))).toEqual([]);
    expect(native).not.toHaveBeenCalled();
  });

  const palettes = [
    ...["Ocean Breeze", "Forest Morning", "Sunset Warmth", "Midnight Ocean", "Deep Forest", "Cosmic Purple"],
    ...["Volcanic Night", "Arctic Dawn", "Desert Dusk", "Neon Lights", "Sage Garden", "Royal Twilight"],
  ];
  it.each(palettes)("S-12 are literally there: the palette %s, when Randomize draws it", async (name) => {
    const draws = vi.spyOn(Math, "random");
    await open({ step: "theme" });
    // The first number decides for a named palette, the second which of the twelve it is.
    draws.mockReturnValueOnce(0).mockReturnValueOnce((palettes.indexOf(name) + 0.5) / palettes.length);
    await press("Randomize");
    expect(pageWords()).toContain(name);
  });

  it("P-34.4 a toast says 'Project Submitted Successfully!', another 'Project Finalized!'", async () => {
    await open({ step: "sitemap", service: { ...submits, [finish]: () => answered(5) } });
    await press("Finish & Submit Project");
    await arrives("Project Submitted Successfully!");
    await press("Done");
    await act(async () => useWizard.setState({ editing: { projectId: "project-1", version: 4 } }));
    await finishEditing();
    await arrives("Project Finalized!");
    const toasts = document.querySelector("[data-toasts]");
    expect(within(toasts as HTMLElement).getByText("Project Finalized!")).toBeTruthy();
  });
});
