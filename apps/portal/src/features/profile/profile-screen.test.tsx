import type { FullProfile, ProfileView } from "@sitewright/contracts";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSessionEnd } from "../../lib/session/session-end.ts";
import { ProfileRoute } from "../../routes/profile-route.tsx";
import { type FakeAnswer, fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client } from "../../test/sample-project.ts";

freshPortalForEachTest();

const profile: FullProfile = {
  uid: client.uid,
  email: client.email,
  displayName: "Anna Baker",
  photoURL: null,
  username: "bakehouse",
  businessName: "",
  phone: "",
  website: "https://bakehouse.example",
  address: "",
  city: "Greenwich",
  state: "",
  zipCode: "SE10",
  country: "UK",
  bio: "",
  createdAt: "2026-03-02T09:00:00.000Z",
  version: "0".repeat(32),
};
const full = (more: Partial<FullProfile> = {}, mayEdit = true): ProfileView => ({
  view: "full",
  profile: { ...profile, ...more },
  mayEdit,
  mayManageDocuments: false,
});
const path = "GET /api/profiles/:identifier";
const save = "PUT /api/profiles/person-1";
const documents = "GET /api/profiles/person-1/documents";
const none = () => ({ status: 200, body: { documents: [] } });
const answer = (view: ProfileView) => () => ({ status: 200, body: view });
/** The answer where this profile is stored: by its handle now, and by its id. */
const found = (stored: FullProfile, identifier = "") =>
  [stored.uid, stored.username].includes(identifier) ? answer(full(stored))() : problem("not-found");

let address = "";
function Watch() {
  address = useLocation().pathname;
  return null;
}
const show = () =>
  renderPortal(
    <>
      <Routes>
        <Route path="/profile/:identifier" element={<ProfileRoute />} />
      </Routes>
      <Watch />
    </>,
    "/profile/bakehouse",
  );
const showProfile = async (view: ProfileView = full()) => {
  fakeService({ [path]: answer(view), [documents]: none });
  const person = show();
  await screen.findByRole("heading", { level: 1 });
  return person;
};
const openEditor = async (handlers: Parameters<typeof fakeService>[0] = {}) => {
  const service = fakeService({ [path]: answer(full()), [documents]: none, ...handlers });
  const person = show();
  await person.click(await screen.findByRole("button", { name: "Edit Profile" }));
  return { service, person, dialog: screen.getByRole("dialog", { name: "Edit Profile Information" }) };
};

describe("a profile's address", () => {
  it("A-08.2 while it loads: 'Loading...'", () => {
    fakeService({ [path]: () => new Promise(() => {}) });
    show();
    expect(screen.getByRole("status").textContent).toContain("Loading...");
  });

  it("A-08.3 nothing there: says so, with a way home", async () => {
    fakeService({});
    show();
    expect(await screen.findByRole("heading", { name: "Profile Not Found" })).toBeTruthy();
    expect(screen.getByText('The profile "bakehouse" could not be found.')).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
  });

  it("A-08.4 a visitor is asked to sign in, and then sees the profile", async () => {
    let isSignedIn = false;
    fakeService({
      [path]: () => answer(isSignedIn ? full() : { view: "prompt", name: "Anna Baker" })(),
      [documents]: none,
      "POST /api/auth/sign-in": () => {
        isSignedIn = true;
        return { status: 200, body: { user: client } };
      },
    });
    const person = show();
    expect(await screen.findByRole("heading", { name: "Access Anna Baker's Profile" })).toBeTruthy();
    expect(screen.getByText("Please sign in to view this profile")).toBeTruthy();
    await person.type(screen.getByLabelText("Email"), client.email);
    await person.type(screen.getByLabelText("Password"), "secret-bread");
    await person.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Profile Information" })).toBeTruthy();
  });

  it("A-08.5 a record that is gone while signed in leads to /404", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    let isThere = true;
    const { person, dialog } = await openEditor({
      [path]: () => (isThere ? answer(full())() : problem("not-found")),
      [save]: () => {
        isThere = false;
        return problem("not-found");
      },
    });
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/404"));
    replace.mockRestore();
  });

  it("a failure is shown and can be retried", async () => {
    let isUp = false;
    fakeService({
      [path]: () => (isUp ? answer(full())() : problem("unavailable")),
      [documents]: none,
    });
    const person = show();
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await person.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Anna Baker" })).toBeTruthy();
  });

  it("A-12.3 another client sees name and bio, and no contact details", async () => {
    await showProfile({
      view: "introduction",
      uid: "person-1",
      name: "Anna Baker",
      photoURL: null,
      bio: "We bake.",
    });
    expect(screen.getByRole("heading", { level: 1, name: "Anna Baker" })).toBeTruthy();
    expect(screen.getByText("We bake.")).toBeTruthy();
    expect(screen.queryByRole("tab")).toBeNull();
  });
});

describe("the profile page", () => {
  it("A-09.1 A-09.2 the header leads everywhere, in a row and in a menu", async () => {
    const person = await showProfile();
    const header = screen.getByRole("banner");
    const menu = within(header).getByRole("button", { name: "Menu" });
    expect(menu.getAttribute("aria-expanded")).toBe("false");
    await person.click(menu);
    expect(menu.getAttribute("aria-expanded")).toBe("true");
    for (const nav of within(header).getAllByRole("navigation")) {
      const links = within(nav).getAllByRole("link");
      expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
        ["Home", "/"],
        ["About", "/about"],
        ["Pricing", "/pricing"],
        ["Contact", "/contact"],
        ["Go to App", "/app"],
      ]);
      expect(within(nav).getByRole("button", { name: "Sign Out" })).toBeTruthy();
    }
    await person.keyboard("{Escape}");
    expect(menu.getAttribute("aria-expanded")).toBe("false");
  });

  it("A-09.3 the banner shows photo or initial, name and e-mail; without a name it says 'Client'", async () => {
    await showProfile(full({ displayName: "", businessName: "Bakehouse" }));
    expect(screen.getByRole("heading", { level: 1, name: "Client" })).toBeTruthy();
    expect(screen.getByRole("img", { name: client.email }).textContent).toBe("A");
    expect(screen.getAllByText(client.email).length).toBeGreaterThan(0);
  });

  it("A-09.4 since when, in the long form", async () => {
    await showProfile();
    expect(screen.getByText("Member since 2 March 2026")).toBeTruthy();
  });

  it("A-09.6 fields that were never filled in say 'Not set'; address and bio only where there is one", async () => {
    await showProfile();
    const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
    expect(fact("Display Name")).toBe("Anna Baker");
    expect(fact("Business Name")).toBe("Not set");
    expect(fact("Phone Number")).toBe("Not set");
    expect(fact("Location")).toBe("Greenwich, UK");
    expect(screen.queryByText("Address", { selector: "dt" })).toBeNull();
    expect(screen.queryByText("Bio", { selector: "dt" })).toBeNull();
    const website = screen.getByRole("link", { name: /bakehouse\.example/ });
    expect([website.getAttribute("target"), website.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
  });

  it("A-09.6 the whole address where a street is known", async () => {
    await showProfile(full({ address: "1 Quay", state: "London", bio: "We bake." }));
    expect(screen.getByText("1 Quay, Greenwich, London SE10, UK")).toBeTruthy();
    expect(screen.getByText("We bake.")).toBeTruthy();
  });

  it("S55 a stored website with an unsafe scheme is text, not a link", async () => {
    await showProfile(full({ website: "javascript:alert(1)" }));
    expect(screen.getByText("javascript:alert(1)")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /alert/ })).toBeNull();
  });

  it("A-09.7 only the owner can edit", async () => {
    await showProfile(full({}, false));
    expect(screen.queryByRole("button", { name: "Edit Profile" })).toBeNull();
  });
});

describe("editing", () => {
  it("a phone's keyboard begins names with capitals, a postal code is all capitals, a page name has none", async () => {
    const { dialog } = await openEditor();
    const keys = (label: string) => within(dialog).getByLabelText(label).getAttribute("autocapitalize");
    expect(["Display Name", "City", "ZIP Code", "Page name"].map(keys)).toEqual([
      "words",
      "words",
      "characters",
      "none",
    ]);
  });

  it("begins at its title: no keyboard of a phone covers the form, and no name is selected to be replaced", async () => {
    const { dialog } = await openEditor();
    expect(document.activeElement).toBe(within(dialog).getByRole("heading"));
  });

  it("A-10.1 asks for every field, and saves what was changed", async () => {
    const { service, person, dialog } = await openEditor({
      [save]: ({ body }) => ({
        status: 200,
        body: { profile: { ...profile, ...(body as object) } },
      }),
    });
    const labels = [
      "Display Name",
      "Business Name",
      "Page name",
      "Phone Number",
      "Website",
      "Street Address",
      "City",
      "State",
      "ZIP Code",
      "Country",
      "Bio / About",
    ];
    for (const label of labels) expect(within(dialog).getByLabelText(label)).toBeTruthy();
    expect(within(dialog).getByLabelText("Phone Number").getAttribute("type")).toBe("tel");
    expect(within(dialog).getByLabelText("Website").getAttribute("type")).toBe("url");
    expect(within(dialog).getByLabelText("Bio / About").getAttribute("rows")).toBe("4");
    await person.clear(within(dialog).getByLabelText("Website"));
    await person.type(within(dialog).getByLabelText("Website"), "oven.example/shop");
    await person.type(within(dialog).getByLabelText("Phone Number"), "020");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    const sent = service.requests.find(({ method }) => method === "PUT")?.body;
    expect(sent).toMatchObject({ website: "https://oven.example/shop", phone: "020", username: "bakehouse" });
  });

  it("A-10.2 without both names it says which one is needed and sends nothing", async () => {
    const { service, person, dialog } = await openEditor();
    await person.clear(within(dialog).getByLabelText("Display Name"));
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(within(dialog).getByText("Please provide either a display name or business name")).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByLabelText("Display Name"));
    expect(service.requests.some(({ method }) => method === "PUT")).toBe(false);
  });

  it("A-10.20 with several faults the first field of the form that has one takes the focus", async () => {
    const { person, dialog } = await openEditor();
    await person.clear(within(dialog).getByLabelText("Display Name"));
    await person.type(within(dialog).getByLabelText("Website"), "not a website");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(dialog.querySelectorAll("[aria-invalid=true]")).toHaveLength(2);
    expect(document.activeElement).toBe(within(dialog).getByLabelText("Display Name"));
  });

  it("A-10.3 while it saves the button reads 'Saving...'", async () => {
    const { person, dialog } = await openEditor({
      [save]: () => new Promise(() => {}),
    });
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await within(dialog).findByRole("button", { name: "Saving..." })).toBeTruthy();
  });

  it("A-10.4 unchanged it closes on Cancel, on Escape and on a press beside it", async () => {
    const { person } = await openEditor();
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await person.click(screen.getByRole("button", { name: "Edit Profile" }));
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await person.click(screen.getByRole("button", { name: "Edit Profile" }));
    const backdrop = screen.getByRole("dialog").parentElement;
    // The style sheet, which gives the backdrop its pointer back, is not loaded here.
    if (backdrop) await userEvent.setup({ pointerEventsCheck: 0 }).click(backdrop);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A-10.5 unsaved changes are asked about before they are lost", async () => {
    const { person, dialog } = await openEditor();
    await person.type(within(dialog).getByLabelText("City"), "!");
    await person.keyboard("{Escape}");
    await person.click(await screen.findByRole("button", { name: "Keep editing" }));
    const city = within(screen.getByRole("dialog")).getByLabelText<HTMLInputElement>("City");
    expect(city.value).toBe("Greenwich!");
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    await person.click(await screen.findByRole("button", { name: "Discard changes" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("Back asks before typed changes are lost, then withdraws its question, and closes an unchanged form", async () => {
    const { person, dialog } = await openEditor();
    await vi.waitFor(() => expect(history.state).toMatchObject({ isCovered: true }));
    const city = within(dialog).getByLabelText(/City/);
    await person.type(city, " SE10");
    history.back();
    expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeTruthy();
    await vi.waitFor(() => expect(history.state).toMatchObject({ isCovered: true }));
    history.back();
    await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(city).toHaveProperty("value", "Greenwich SE10");
    await vi.waitFor(() => expect(history.state).toMatchObject({ isCovered: true }));
    await person.clear(city);
    await person.type(city, "Greenwich");
    history.back();
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("A-10.6 S55 a website that is no web address is refused before it is sent", async () => {
    const { service, person, dialog } = await openEditor();
    await person.clear(within(dialog).getByLabelText("Website"));
    await person.type(within(dialog).getByLabelText("Website"), "javascript:alert(1)");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(
      within(dialog).getByText("Please enter an address that begins with http:// or https://."),
    ).toBeTruthy();
    expect(service.requests.some(({ method }) => method === "PUT")).toBe(false);
  });

  it("A-10.7 a handle that is taken is shown at its field", async () => {
    const message = "This handle is taken.";
    const { person, dialog } = await openEditor({
      [save]: () => problem("invalid-input", { errors: [{ path: "username", message }] }),
    });
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
  });

  it("A-10.23 what another tab saved meanwhile stays in the fields that were not changed here; a field that both changed is shown, with what is stored", async () => {
    let stored: FullProfile = { ...profile, city: "Dover", bio: "We bake.", version: "1".repeat(32) };
    const { person, dialog } = await openEditor({
      [save]: ({ headers, body }) => {
        if (headers["if-match"] !== stored.version) return problem("version-conflict", { current: stored });
        stored = { ...stored, ...(body as object), version: "2".repeat(32) };
        return { status: 200, body: { profile: stored } };
      },
    });
    const city = within(dialog).getByLabelText<HTMLInputElement>("City");
    await person.type(city, "!");
    await person.type(within(dialog).getByLabelText("Phone Number"), "020");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    const alert = await within(dialog).findByRole("alert");
    expect([...alert.querySelectorAll("li")].map((item) => item.textContent)).toEqual([
      "City, saved there: Dover",
    ]);
    expect(city.value).toBe("Greenwich!");
    expect(within(dialog).getByLabelText<HTMLInputElement>("Bio / About").value).toBe("We bake.");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(stored).toMatchObject({ city: "Greenwich!", phone: "020", bio: "We bake." });
  });

  it("A-10.24 where both changed different fields the save is repeated with both, without a question", async () => {
    let stored: FullProfile = { ...profile, bio: "We bake.", version: "1".repeat(32) };
    const { person, dialog } = await openEditor({
      [save]: ({ headers, body }) => {
        if (headers["if-match"] !== stored.version) return problem("version-conflict", { current: stored });
        stored = { ...stored, ...(body as object), version: "2".repeat(32) };
        return { status: 200, body: { profile: stored } };
      },
    });
    await person.type(within(dialog).getByLabelText("City"), "!");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(stored).toMatchObject({ city: "Greenwich!", bio: "We bake." });
  });

  it("A-10.81 one's own save without an answer is no conflict, also where what was typed is stored in another form", async () => {
    let stored: FullProfile = { ...profile };
    let isAnswered = false;
    const { person, dialog } = await openEditor({
      [save]: ({ headers, body }) => {
        if (headers["if-match"] !== stored.version) return problem("version-conflict", { current: stored });
        stored = { ...stored, ...(body as object), version: `${stored.version.slice(1)}1` };
        return isAnswered ? { status: 200, body: { profile: stored } } : "offline";
      },
    });
    const website = within(dialog).getByLabelText<HTMLInputElement>("Website");
    await person.clear(website);
    await person.type(website, "bakery.example");
    await person.type(within(dialog).getByLabelText("City"), "  ");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await within(dialog).findByText("Failed to update profile. Please try again.")).toBeTruthy();
    expect(stored.website).toBe("https://bakery.example");
    isAnswered = true;
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(stored).toMatchObject({ website: "https://bakery.example", city: "Greenwich" });
  });

  it("A-10.25 A-10.30 a new handle is the page's address as soon as it is saved, and the focus stays on the page", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    let stored = profile;
    const { person, dialog } = await openEditor({
      [path]: ({ params }) => found(stored, params.identifier),
      [save]: ({ body }) => {
        stored = { ...stored, ...(body as object) };
        return { status: 200, body: { profile: stored } };
      },
    });
    const handle = within(dialog).getByLabelText("Page name");
    await person.clear(handle);
    await person.type(handle, "Anna-Bakes");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    await vi.waitFor(() => expect(address).toBe("/profile/anna-bakes"));
    expect(screen.getByRole("link", { name: "/profile/anna-bakes" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Profile" }));
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });

  it("A-10.26 after a handle was changed in another tab neither the form nor the page goes to /404", async () => {
    const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
    let stored = profile;
    const { person, dialog } = await openEditor({
      [path]: ({ params }) => found(stored, params.identifier),
      [save]: () => problem("unavailable"),
    });
    await person.type(within(dialog).getByLabelText("City"), "!");
    stored = { ...profile, username: "anna-bakes" };
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await within(dialog).findByText("Failed to update profile. Please try again.")).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>("City").value).toBe("Greenwich!");
    await person.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await person.click(await screen.findByRole("button", { name: "Discard changes" }));
    await vi.waitFor(() => expect(address).toBe("/profile/anna-bakes"));
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });

  it("A-10.27 a session that has ended is renewed beside the form, which keeps what was typed", async () => {
    let isSignedIn = true;
    const { service, person, dialog } = await openEditor({
      [path]: () => answer(isSignedIn ? full() : { view: "prompt", name: "Anna Baker" })(),
      [save]: ({ body }) =>
        isSignedIn
          ? { status: 200, body: { profile: { ...profile, ...(body as object) } } }
          : problem("sign-in-required"),
      "POST /api/auth/sign-in": () => {
        isSignedIn = true;
        return { status: 200, body: { user: client } };
      },
    });
    await person.type(within(dialog).getByLabelText("City"), "!");
    isSignedIn = false;
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    const again = await screen.findByRole("dialog", { name: "Sign in to continue" });
    expect(useSessionEnd.getState().hasEnded).toBe(true);
    await person.type(within(again).getByLabelText("Email"), client.email);
    await person.type(within(again).getByLabelText("Password"), "secret-bread");
    await person.click(within(again).getByRole("button", { name: "Sign in" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog", { name: "Sign in to continue" })).toBeNull());
    expect(useSessionEnd.getState().hasEnded).toBe(false);
    expect(within(dialog).getByLabelText<HTMLInputElement>("City").value).toBe("Greenwich!");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(service.requests.findLast(({ method }) => method === "PUT")?.body).toMatchObject({
      city: "Greenwich!",
    });
  });

  it("P-29.38 a session that was renewed in another tab has not ended here", async () => {
    const { person, dialog } = await openEditor({ [save]: () => problem("sign-in-required") });
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await within(dialog).findByText("Failed to update profile. Please try again.")).toBeTruthy();
    await vi.waitFor(() => expect(useSessionEnd.getState().hasEnded).toBe(false));
    expect(screen.queryByRole("dialog", { name: "Sign in to continue" })).toBeNull();
  });

  it("A-10.28 what is typed while it saves stays in the open form and is saved next", async () => {
    let finish = () => {};
    const version = "1".repeat(32);
    const { service, person, dialog } = await openEditor({
      [save]: ({ body }) =>
        new Promise((resolve) => {
          finish = () =>
            resolve({ status: 200, body: { profile: { ...profile, ...(body as object), version } } });
        }),
    });
    const city = within(dialog).getByLabelText<HTMLInputElement>("City");
    await person.type(city, "!");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    await person.type(city, "?");
    finish();
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(city.value).toBe("Greenwich!?");
    await person.click(await within(dialog).findByRole("button", { name: "Save Changes" }));
    finish();
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = service.requests.filter(({ method }) => method === "PUT");
    expect(sent.map(({ body, headers }) => [body, headers["if-match"]])).toMatchObject([
      [{ city: "Greenwich!" }, "0".repeat(32)],
      [{ city: "Greenwich!?" }, version],
    ]);
  });

  it("A-10.29 what is typed while another tab's changes are merged stays in its field", async () => {
    let finish = () => {};
    const theirs: FullProfile = { ...profile, bio: "We bake.", city: "Dover", version: "1".repeat(32) };
    const { person, dialog } = await openEditor({
      [save]: () =>
        new Promise((resolve) => {
          finish = () => resolve(problem("version-conflict", { current: theirs }));
        }),
    });
    await person.type(within(dialog).getByLabelText("Phone Number"), "020");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    await person.type(within(dialog).getByLabelText("City"), "!");
    finish();
    const alert = await within(dialog).findByRole("alert");
    expect([...alert.querySelectorAll("li")].map((item) => item.textContent)).toEqual([
      "City, saved there: Dover",
    ]);
    expect(within(dialog).getByLabelText<HTMLInputElement>("City").value).toBe("Greenwich!");
    expect(within(dialog).getByLabelText<HTMLInputElement>("Bio / About").value).toBe("We bake.");
  });

  it("a failure says 'Failed to update profile. Please try again.' and keeps what was typed", async () => {
    const { person, dialog } = await openEditor({ [save]: () => "offline" });
    await person.type(within(dialog).getByLabelText("City"), "!");
    await person.click(within(dialog).getByRole("button", { name: "Save Changes" }));
    expect(await within(dialog).findByText("Failed to update profile. Please try again.")).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>("City").value).toBe("Greenwich!");
  });
});

describe("signing out", () => {
  const assign = vi.fn();
  beforeEach(() => void vi.spyOn(location, "assign").mockImplementation(assign));
  afterEach(() => {
    assign.mockClear();
    vi.restoreAllMocks();
    localStorage.removeItem("pending_sign_out");
  });

  const leave = async (ending: FakeAnswer) => {
    fakeService({ [path]: answer(full()), [documents]: none, "POST /api/auth/sign-out": () => ending });
    const person = show();
    const [button] = await screen.findAllByRole("button", { name: "Sign Out" });
    if (button) await person.click(button);
  };

  it("A-09.1 ends the session and goes home", async () => {
    await leave({ status: 204 });
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
  });

  it("A-09.9 where the server does not end it, goes to the portal, which says so", async () => {
    await leave("offline");
    await vi.waitFor(() => expect(address).toBe("/app"));
    expect(assign).not.toHaveBeenCalled();
  });
});
