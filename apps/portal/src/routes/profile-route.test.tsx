import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, it } from "vitest";
import { clearSessionEnd } from "../lib/session/session-end.ts";
import { fakeService, problem } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client } from "../test/sample-project.ts";
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
  fakeService({
    "GET /api/profiles/person-1": () => whole,
    "GET /api/profiles/person-1/documents": () => ({ status: 200, body: { documents } }),
    "GET /api/auth/session": () => ({ status: 200, body: { user: client, hasGoogle: false } }),
    ...handlers,
  });
  renderPortal(
    <Routes>
      <Route path="/profile/:identifier" element={<ProfileRoute />} />
    </Routes>,
    "/profile/person-1?tab=documents",
  );
}

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
