import type { ClientDocument, FullProfile, ProblemCode, ProfileView } from "@sitewright/contracts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SettingsScreen } from "../features/settings/settings-screen.tsx";
import { useGoogleArrival } from "../lib/session/google-arrival.ts";
import { fakeService, problem } from "../test/fake-service.ts";
import { pageWords } from "../test/page-words.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client, storedProject } from "../test/sample-project.ts";
import { PortalRoutes } from "./portal-routes.tsx";

freshPortalForEachTest();

type Service = Parameters<typeof fakeService>[0];

const never = () => new Promise<never>(() => {});
const ok = (body: object) => () => ({ status: 200, body });
const failed = () => problem("internal-error");
const session = (user: typeof client | null) => ok({ user, hasGoogle: true });

const { onboarding: _, ...summary } = storedProject(3);
const nameless = { ...summary, id: "project-0", businessName: "" };
const profile: FullProfile = {
  uid: client.uid,
  email: client.email,
  displayName: "",
  photoURL: null,
  username: "bakehouse",
  businessName: "Bakehouse",
  phone: "",
  website: "",
  address: "1 Quay",
  city: "Greenwich",
  state: "",
  zipCode: "",
  country: "UK",
  bio: "We bake.",
  createdAt: "2026-03-02T09:00:00.000Z",
  version: "0".repeat(32),
};
const seen = (more: Partial<Extract<ProfileView, { view: "full" }>> = {}) =>
  ok({ view: "full", profile, mayEdit: true, mayManageDocuments: false, ...more } satisfies ProfileView);
const document: ClientDocument = {
  id: "a",
  clientId: client.uid,
  title: "Quote",
  description: "",
  icon: "💰",
  fileName: "",
  fileUrl: null,
  hasContent: true,
  order: 0,
  version: 1,
  createdAt: "2026-03-02T09:00:00.000Z",
  updatedAt: "2026-03-02T09:00:00.000Z",
  readAt: null,
  content: "# Offer",
};
const { content: __, ...listed } = document;
const shared = "GET /api/profiles/person-1/documents";

/** The real portal at an address, with somebody signed in by default. */
function open(address: string, service: Service = {}) {
  fakeService({
    "GET /api/auth/session": session(client),
    "GET /api/draft": ok({ draft: null }),
    "GET /api/projects": ok({ projects: [summary, nameless], nextCursor: null }),
    "GET /api/projects/project-1": ok({ project: storedProject(3) }),
    "GET /api/account/security": ok({ hasPassword: true, sessions: [] }),
    "GET /api/profiles/bakehouse": seen(),
    "GET /api/profiles/person-1": seen(),
    [shared]: ok({ documents: [listed] }),
    "GET /api/documents/a": ok({ document }),
    "POST /api/documents/a/receipts": ok({ readAt: "2026-03-03T10:00:00.000Z" }),
    ...service,
  });
  return renderPortal(<PortalRoutes />, address);
}
const signedOut = { "GET /api/auth/session": session(null) };
const press = async (name: string | RegExp, place: HTMLElement = window.document.body) => {
  const [button] = await within(place).findAllByRole("button", { name });
  await act(async () => void (button && fireEvent.click(button)));
};
const fill = async (label: string | RegExp, value: string) => {
  const [field] = await screen.findAllByLabelText(label);
  if (field) fireEvent.change(field, { target: { value } });
};

/** Signs in by the form, and the server answers like that. */
async function signIn(answer: ReturnType<typeof problem>) {
  open("/app", { ...signedOut, "POST /api/auth/sign-in": () => answer });
  await fill("Email", client.email);
  await fill("Password", "sixsix");
  await press("Sign in");
}
const refused = (code: ProblemCode, path: string, message: string) =>
  problem(code, { errors: [{ path, message }] });

async function signOut(service: Service = {}) {
  open("/app", { "POST /api/auth/sign-out": () => ({ status: 204 }), ...service });
  await screen.findByRole("heading", { level: 1, name: "Welcome" });
  await press("Sign Out");
  await screen.findByRole("button", { name: "Sign Back In" });
}

const settings = (service: Service = {}) => open("/app/settings", service);
async function deleteProject(answer: Service[string]) {
  settings({ "DELETE /api/projects/project-1": answer });
  await press(/^Details ?: Greenwich/);
  await press("Delete Project", await screen.findByRole("dialog"));
  await press("Delete Project", await screen.findByRole("alertdialog"));
}
async function askToDelete(service: Service = {}) {
  settings(service);
  await press("Delete Account");
  await screen.findByRole("alertdialog");
}
async function editProfile(service: Service = {}) {
  open("/profile/bakehouse", service);
  await press("Edit Profile");
}
const documents = (service: Service = {}) => open("/profile/bakehouse?tab=documents", service);
const asAdmin = { "GET /api/profiles/bakehouse": seen({ mayManageDocuments: true }) };
async function shareDocument() {
  documents(asAdmin);
  await press("Upload Document");
  return screen.findByRole("dialog", { name: "Upload Document" });
}

interface Scene {
  readonly name: string;
  readonly go: () => unknown;
  readonly texts: readonly string[];
}

const entrance: readonly Scene[] = [
  {
    name: "signed out",
    go: () => open("/app", signedOut),
    texts: ["Website Builder", "Client Profile", "optimised for desktop"],
  },
  {
    name: "an address that is registered",
    go: () => signIn(refused("email-taken", "email", "x")),
    texts: ["This email is already registered. Please sign in instead."],
  },
  {
    name: "something that is no address",
    go: async () => {
      open("/app", signedOut);
      await fill("Email", "bakehouse");
      await fill("Password", "sixsix");
      await press("Sign in");
    },
    texts: ["Invalid email address."],
  },
  {
    name: "a short password",
    go: async () => {
      open("/app", signedOut);
      await press(/^New here/);
      await fill("Name", "Anna");
      await fill("Email", client.email);
      await fill("Password", "fives");
      await press("Create account");
    },
    texts: ["Password should be at least 6 characters."],
  },
  {
    name: "no such account",
    go: () => signIn(refused("sign-in-failed", "email", "No account found with this email.")),
    texts: ["No account found with this email."],
  },
  {
    name: "a wrong password",
    go: () => signIn(refused("sign-in-failed", "password", "Incorrect password.")),
    texts: ["Incorrect password."],
  },
  {
    name: "any other failure",
    go: () => signIn(problem("internal-error")),
    texts: ["Authentication failed. Please try again."],
  },
  {
    name: "a failure at the identity provider",
    go: () => {
      history.replaceState(null, "", "/app?google=failed");
      open("/app", signedOut);
    },
    texts: ["Login failed. Please try again."],
  },
  {
    name: "signed out again",
    go: () => signOut(),
    texts: ["auto-saved", "Auto-Saved Progress", "Continue Anytime", "Unlimited Edits", "Sign Back In"],
  },
  {
    name: "feedback that was sent",
    go: async () => {
      await signOut({ "POST /api/contact": () => ({ status: 202, body: { success: true } }) });
      await fill("Message", "Thank you");
      await press("Send message");
    },
    texts: ["Thank you! We'll get back to you within 24 hours."],
  },
];

const account: readonly Scene[] = [
  {
    name: "the saved projects",
    go: () => open("/app/projects"),
    texts: ["Greenwich Bakehouse", "Unnamed Project", "Load project"],
  },
  {
    name: "the settings",
    go: () => settings(),
    texts: ["Unnamed Project", "Account Settings", "Your Projects", "Delete Account", client.email],
  },
  {
    name: "what is missing in an account",
    // The service never sends an account like this; the screen has its words all the same.
    go: () => {
      fakeService({});
      renderPortal(<SettingsScreen user={{ ...client, email: "", displayName: "", createdAt: "" }} />);
    },
    texts: ["Unknown User", "Unknown", "Not specified"],
  },
  {
    name: "a project's details",
    go: async () => {
      settings();
      await press(/^Details ?: Greenwich/);
    },
    texts: ["Not specified", "Edit Project"],
  },
  {
    name: "a project that was deleted",
    go: () => deleteProject(() => ({ status: 204 })),
    texts: ["Project deleted successfully"],
  },
  {
    name: "a project that could not be deleted",
    go: () => deleteProject(failed),
    texts: ["Failed to delete project. Please try again."],
  },
  {
    name: "before the account is deleted",
    go: () => askToDelete(),
    texts: ["Please type DELETE to confirm"],
  },
  {
    name: "an account that could not be deleted",
    go: async () => {
      await askToDelete({ "DELETE /api/account": failed });
      await fill("Please type DELETE to confirm", "DELETE");
      await press("Delete Account", screen.getByRole("alertdialog"));
    },
    texts: ["Error deleting account. Please try again or contact support."],
  },
];

const ofProfile: readonly Scene[] = [
  {
    name: "while it loads",
    go: () => open("/profile/bakehouse", { "GET /api/profiles/bakehouse": never }),
    texts: ["Loading..."],
  },
  {
    name: "nobody there",
    go: () => open("/profile/nobody"),
    texts: ["Profile Not Found", 'The profile "nobody" could not be found.', "Go Home"],
  },
  {
    name: "a visitor",
    go: () =>
      open("/profile/bakehouse", {
        ...signedOut,
        "GET /api/profiles/bakehouse": ok({ view: "prompt", name: "Bakehouse" }),
      }),
    texts: ["Access Bakehouse's Profile", "Please sign in to view this profile"],
  },
  {
    name: "the profile",
    go: () => open("/profile/bakehouse"),
    texts: [
      ...["Profile Information", "Personal details and contact information", "Client", "Member since"],
      ...["Home", "About", "Pricing", "Contact", "Go to App", "Sign Out"],
      ...["Display Name", "Business Name", "Email Address", "Phone Number", "Website", "Location"],
      ...["Address", "Bio", "Not set", "Edit Profile", "Documents (1)"],
    ],
  },
  {
    name: "editing it",
    go: () => editProfile(),
    texts: [
      ...["Edit Profile Information", "Street Address", "City", "State", "ZIP Code", "Country"],
      ...["Bio / About", "Cancel", "Save Changes"],
    ],
  },
  {
    name: "neither name",
    go: async () => {
      await editProfile();
      await fill("Business Name", " ");
      await press("Save Changes");
    },
    texts: ["Please provide either a display name or business name"],
  },
  {
    name: "while it is saved",
    go: async () => {
      await editProfile({ "PUT /api/profiles/person-1": never });
      await press("Save Changes");
    },
    texts: ["Saving..."],
  },
  {
    name: "what could not be saved",
    go: async () => {
      await editProfile({ "PUT /api/profiles/person-1": failed });
      await press("Save Changes");
    },
    texts: ["Failed to update profile. Please try again."],
  },
];

const ofDocuments: readonly Scene[] = [
  {
    name: "none yet",
    go: () => documents({ [shared]: ok({ documents: [] }) }),
    texts: ["No documents available yet.", "Client Documents"],
  },
  {
    name: "one that cannot be loaded",
    go: () => documents({ "GET /api/documents/a": failed }),
    texts: ["Error Loading Document", "Sorry, we could not load this document. Please try again later."],
  },
  {
    name: "one without content",
    go: () =>
      documents({
        "GET /api/documents/a": ok({ document: { ...document, content: null, hasContent: false } }),
      }),
    texts: ["Document Content Unavailable", "contact support"],
  },
  {
    name: "the administrator's ways",
    go: () => documents(asAdmin),
    texts: ["Upload Document", "Delete"],
  },
  {
    name: "sharing what is not written yet",
    go: async () => press("Upload Document", await shareDocument()),
    texts: ["Please enter a document title", "Please enter document content"],
  },
  {
    name: "sharing without a file",
    go: async () => {
      const dialog = await shareDocument();
      fireEvent.click(within(dialog).getByRole("radio", { name: "Markdown file" }));
      await press("Upload Document", dialog);
    },
    texts: ["Please select a file to upload"],
  },
  {
    name: "a document that could not be shared",
    go: async () => {
      const dialog = await shareDocument();
      await fill("Title", "Plan");
      await fill("Content", "# Plan");
      await press("Upload Document", dialog);
    },
    texts: ["Failed to upload document. Please try again."],
  },
  {
    name: "sharing a file of another kind",
    go: async () => {
      const dialog = await shareDocument();
      fireEvent.click(within(dialog).getByRole("radio", { name: "Markdown file" }));
      const input = within(dialog).getByLabelText("Markdown file", { selector: "input[type=file]" });
      fireEvent.change(input, { target: { files: [new File(["x"], "page.html", { type: "text/html" })] } });
    },
    texts: ["Please select a markdown (.md) file"],
  },
  {
    name: "none chosen after the one that was read is deleted",
    go: async () => {
      let stored = [listed, { ...listed, id: "b" }];
      documents({
        ...asAdmin,
        [shared]: () => ok({ documents: stored })(),
        "DELETE /api/admin/documents/a": () => {
          stored = stored.slice(1);
          return { status: 204 };
        },
      });
      await press("Delete");
      await press("Delete", await screen.findByRole("alertdialog"));
    },
    texts: ["Select a Document", "Choose a document from the sidebar to view its contents"],
  },
  {
    name: "before one is deleted",
    go: async () => {
      documents(asAdmin);
      await press("Delete");
    },
    texts: ["Are you sure you want to delete this document?"],
  },
  {
    name: "one that could not be deleted",
    go: async () => {
      documents({ ...asAdmin, "DELETE /api/admin/documents/a": failed });
      await press("Delete");
      await press("Delete", await screen.findByRole("alertdialog"));
    },
    texts: ["Failed to delete document"],
  },
];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(min-width: 1024px)",
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/app");
  useGoogleArrival.setState({ isOffered: false, outcome: null });
});

describe.each([
  { of: "signing in and out", scenes: entrance },
  { of: "account and projects", scenes: account },
  { of: "the profile", scenes: ofProfile },
  { of: "documents", scenes: ofDocuments },
])("the quoted texts of $of", ({ scenes }) => {
  it.each(scenes)("S-12 P-32 are literally there, in the page: $name", async ({ go, texts }) => {
    const native = vi.fn();
    for (const name of ["alert", "confirm", "prompt"]) vi.stubGlobal(name, native);
    await go();
    await waitFor(() => {
      const read = pageWords();
      expect(texts.filter((text) => !read.includes(text))).toEqual([]);
    });
    expect(native).not.toHaveBeenCalled();
  });
});
