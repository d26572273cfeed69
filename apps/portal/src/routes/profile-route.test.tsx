import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, it, vi } from "vitest";
import { autosave } from "../lib/saving/autosave.ts";
import { clearSessionEnd } from "../lib/session/session-end.ts";
import { wizard } from "../lib/wizard/actions.ts";
import { initialWizardState } from "../lib/wizard/wizard-store.ts";
import { fakeService, problem } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client, completeAnswers } from "../test/sample-project.ts";
import { ProfileRoute } from "./profile-route.tsx";

freshPortalForEachTest();

const names = [
  "username",
  "businessName",
  "phone",
  "website",
  "address",
  "city",
  "state",
  "zipCode",
  "country",
  "bio",
];
const savedAt = "2026-03-02T09:00:00.000Z";
const quote = {
  id: "a",
  clientId: client.uid,
  title: "Quote",
  description: "",
  icon: "💰",
  fileName: null,
  fileUrl: null,
  hasContent: false,
  order: 0,
  version: 1,
  createdAt: "2026-03-02T09:00:00.000Z",
  updatedAt: "2026-03-02T09:00:00.000Z",
  readAt: null,
};

const { uid, email, displayName, photoURL, createdAt } = client;
const profile = {
  ...Object.fromEntries(names.map((name) => [name, ""])),
  uid,
  email,
  displayName,
  photoURL,
  createdAt,
  version: "0".repeat(32),
};
const whole = { status: 200, body: { view: "full", profile, mayEdit: true, mayManageDocuments: false } };

function open(documents: object[], handlers: Parameters<typeof fakeService>[0] = {}) {
  const { requests } = fakeService({
    "GET /api/profiles/person-1": () => whole,
    "GET /api/profiles/person-1/documents": () => ({ status: 200, body: { documents } }),
    "GET /api/auth/session": () => ({ status: 200, body: { user: client, hasGoogle: false } }),
    ...handlers,
  });
  const person = renderPortal(
    <Routes>
      <Route path="/profile/:identifier" element={<ProfileRoute />} />
      <Route path="/app" element={<p>The wizard</p>} />
    </Routes>,
    "/profile/person-1?tab=documents",
  );
  return { person, requests };
}

/** Answers that the browser has stored for this person: what the server last acknowledged, and what is there now. */
function storeAnswers(acknowledged: string, now: string): void {
  const answers = (niche: string) => ({
    ...completeAnswers,
    formData: { ...completeAnswers.formData, niche },
  });
  localStorage.setItem("onboarding_owner", client.uid);
  localStorage.setItem("onboarding_formData", JSON.stringify(answers(now).formData));
  const base = { project: null, version: 3, savedAt, agreed: answers(acknowledged) };
  localStorage.setItem("onboarding_draft", JSON.stringify(base));
}
/** What the browser has stored of answers; the chosen theme is none. */
const storedKeys = () =>
  Object.keys(localStorage).filter((key) => key.includes("onboarding_") && key !== "onboarding_darkMode");
const savedDraft = (niche: string) => ({
  version: 3,
  savedAt,
  state: {
    onboarding: { ...completeAnswers, formData: { ...completeAnswers.formData, niche } },
    position: initialWizardState.position,
  },
});
const pressSignOut = async (person: ReturnType<typeof open>["person"]) =>
  person.click((await screen.findAllByRole("button", { name: "Sign Out" }))[0]!);

it("A-09.5 the tab counts the documents", async () => {
  open([quote, { ...quote, id: "b" }]);
  expect(await screen.findByRole("tab", { name: "Documents (2)" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Profile" })).toBeTruthy();
});

it("A-11.4 none yet is said, and the tab counts none", async () => {
  open([]);
  expect(await screen.findByText("No documents available yet.")).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Documents" })).toBeTruthy();
});

it("a document that is opened after the session has ended leads to the sign-in", async () => {
  let hasEnded = false;
  open([{ ...quote, hasContent: true }], {
    "GET /api/profiles/person-1": () =>
      hasEnded ? { status: 200, body: { view: "prompt", name: displayName } } : whole,
    "GET /api/documents/a": () => {
      hasEnded = true;
      return problem("sign-in-required");
    },
  });
  expect(await screen.findByRole("heading", { name: `Access ${displayName}'s Profile` })).toBeTruthy();
  expect(screen.getByLabelText("Password")).toBeTruthy();
  clearSessionEnd();
});

it("P-28.15 signing out on a profile that was opened directly leaves no answers in the browser", async () => {
  storeAnswers("Bakery", "Bakery");
  const { person } = open([], {
    "GET /api/draft": () => ({ status: 200, body: { draft: savedDraft("Bakery") } }),
    "POST /api/auth/sign-out": () => problem("unavailable"),
  });
  await pressSignOut(person);
  await screen.findByText("The wizard");
  expect(storedKeys()).toEqual([]);
});

it("P-28.16 answers that the server does not have are sent before a sign-out on the profile, or wait for their person", async () => {
  storeAnswers("Bakery", "Bakery and cafe");
  const { person, requests } = open([], {
    "GET /api/draft": () => ({ status: 200, body: { draft: savedDraft("Bakery") } }),
    "PUT /api/draft": () => problem("unavailable"),
    "POST /api/auth/sign-out": () => problem("unavailable"),
  });
  await pressSignOut(person);
  await screen.findByText("The wizard");
  expect(requests.find(({ method }) => method === "PUT")?.body).toMatchObject({
    state: { onboarding: { formData: { niche: "Bakery and cafe" } } },
  });
  expect(storedKeys()).toEqual([`aside_onboarding_${client.uid}`]);
});

it("P-28.17 somebody else who signs out on the profile leaves the owner's answers where they are", async () => {
  storeAnswers("Bakery", "Bakery and cafe");
  localStorage.setItem("onboarding_owner", "person-2");
  const before = storedKeys();
  const { person } = open([], { "POST /api/auth/sign-out": () => problem("unavailable") });
  await pressSignOut(person);
  await screen.findByText("The wizard");
  expect(storedKeys()).toEqual(before);
});

it("P-29.89 the calls of a profile that was opened directly name the person that it was opened by, also after another one has signed in elsewhere", async () => {
  let user = client;
  const { person, requests } = open([], {
    "GET /api/auth/session": () => ({ status: 200, body: { user, hasGoogle: false } }),
    "POST /api/auth/sign-out": () => problem("unavailable"),
  });
  await screen.findAllByRole("button", { name: "Sign Out" });
  await vi.waitFor(() => expect(requests.some(({ path }) => path === "/api/auth/session")).toBe(true));
  user = { ...client, uid: "person-2" };
  await pressSignOut(person);
  await screen.findByText("The wizard");
  const signOut = requests.find(({ path }) => path === "/api/auth/sign-out");
  expect(signOut?.headers["expected-user"]).toBe(client.uid);
});

it("P-29.39 somebody else who signs in on the profile works under their own name, and nothing of the former person is saved in it", async () => {
  const other = { ...client, uid: "person-2", email: "ben@garage.example" };
  let user: typeof client | null = client;
  const { person, requests } = open([], {
    "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
    "GET /api/profiles/person-1": () =>
      user ? whole : { status: 200, body: { view: "prompt", name: displayName } },
    "GET /api/profiles/person-1/documents": ({ headers }) => {
      const isTheirs = user && (headers["expected-user"] ?? user.uid) === user.uid;
      if (!isTheirs) return problem("sign-in-required");
      const first = { ...quote, hasContent: true };
      return { status: 200, body: { documents: user === client ? [first] : [quote, { ...quote, id: "b" }] } };
    },
    "GET /api/documents/a": () => {
      if (user === client) user = null;
      return problem(user ? "not-found" : "sign-in-required");
    },
    "POST /api/auth/sign-in": () => {
      user = other;
      return { status: 200, body: { user: other } };
    },
  });
  await autosave.start({ uid: client.uid, isFreshSignIn: false });
  await person.type(await screen.findByLabelText("Email"), other.email);
  await person.type(screen.getByLabelText("Password"), "a long phrase for cars{Enter}");
  expect(await screen.findByRole("tab", { name: "Documents (2)" })).toBeTruthy();
  wizard.updateForm({ niche: "Bakery" });
  await autosave.flush();
  expect(requests.filter(({ method }) => method === "PUT")).toEqual([]);
});
