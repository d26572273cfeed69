import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeService, problem } from "../../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client } from "../../test/sample-project.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

freshPortalForEachTest();

const show = () => renderPortal(<SignInScreen />);
const submit = () => screen.getByRole("button", { name: /^(Sign in|Create account)$/ });
const toggle = () => screen.getByRole("button", { name: /^(New here|Already)/ });
const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");

describe("the sign-in screen", () => {
  it.each([
    [
      "Website Builder",
      ["AI-powered design tools", "Real-time preview", "Custom branding", "Export-ready code"],
    ],
    ["Client Profile", ["Documents", "Quotes", "Project details"]],
  ])("A-01.1 the mode card %s lists what it holds", (name, features) => {
    show();
    const card = screen.getByRole("radio", { name }).closest("div")?.parentElement;
    if (!card) throw new Error("There is no card.");
    expect(
      within(card)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(features);
  });

  it("A-01.2 the e-mail form toggles between sign-in and sign-up", async () => {
    const person = show();
    expect(screen.queryByLabelText("Name")).toBeNull();
    await person.click(toggle());
    expect(screen.getByRole("heading", { level: 1, name: "Create your account" })).toBeTruthy();
    expect(screen.getByLabelText("Name")).toBeTruthy();
    await person.click(toggle());
    expect(screen.queryByLabelText("Name")).toBeNull();
  });

  it("a password manager finds the fields: those of a known account, and those of a new one", async () => {
    const person = show();
    const filledWith = () => [email(), password()].map((field) => field.getAttribute("autocomplete"));
    expect(filledWith()).toEqual(["username", "current-password"]);
    await person.click(toggle());
    expect(filledWith()).toEqual(["email", "new-password"]);
    expect(screen.getByLabelText("Name").getAttribute("autocapitalize")).toBe("words");
  });

  it("A-01.3 says what is agreed to, and leads to both texts without leaving the form", () => {
    show();
    expect(screen.getByText(/^By continuing/).textContent).toContain(
      "you agree to our terms of service and privacy policy. We use your details",
    );
    for (const [name, address] of [
      ["terms of service", "/terms"],
      ["privacy policy", "/privacy"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([address, "_blank"]);
    }
  });

  it("A-01.4 the banner for phones says that it is optimised for desktop", () => {
    show();
    expect(screen.getByText(/optimised for desktop/)).toBeTruthy();
  });

  it("A-03 without credentials configured there is no Google button", () => {
    show();
    expect(screen.queryByRole("button", { name: /google/i })).toBeNull();
  });
});

describe("what the form refuses before it sends anything", () => {
  it("A-02.6 e-mail and password are required, and the first fault takes the focus", async () => {
    const { requests } = fakeService({});
    const person = show();
    await person.click(submit());
    expect(screen.getByText("Please enter your email")).toBeTruthy();
    expect(screen.getByText("Please enter your password")).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(requests).toEqual([]);
  });

  it("A-02.6 the name is required only for sign-up", async () => {
    const person = show();
    await person.click(submit());
    expect(screen.queryByText("Please enter your name")).toBeNull();
    await person.click(toggle());
    await person.click(submit());
    expect(screen.getByText("Please enter your name")).toBeTruthy();
  });

  it.each([
    ["five5", true],
    ["sixsix", false],
  ])("A-02.1 a password needs six characters: %s refused is %s", async (text, isRefused) => {
    fakeService({ "POST /api/auth/sign-in": () => ({ status: 200, body: { user: client } }) });
    const person = show();
    await person.type(email(), client.email);
    await person.type(password(), text);
    await person.click(submit());
    expect(screen.queryByText("Password should be at least 6 characters.") !== null).toBe(isRefused);
  });

  it("A-02.3 an address that is none is refused", async () => {
    const person = show();
    await person.type(email(), "anna");
    await person.type(password(), "sixsix");
    await person.click(submit());
    expect(screen.getByText("Invalid email address.")).toBeTruthy();
  });

  it("A-02.20 editing a field clears its fault", async () => {
    const person = show();
    await person.click(submit());
    await person.type(email(), "a");
    expect(screen.queryByText("Please enter your email")).toBeNull();
    expect(screen.getByText("Please enter your password")).toBeTruthy();
  });
});

describe("the messages of the server's refusals", () => {
  const at = (path: string, message: string) => ({ errors: [{ path, message }] });
  it.each([
    [
      "email-taken",
      problem("email-taken", at("email", "x")),
      "This email is already registered. Please sign in instead.",
    ],
    [
      "no such account",
      problem("sign-in-failed", at("email", "No account found with this email.")),
      "No account found with this email.",
    ],
    [
      "wrong password",
      problem("sign-in-failed", at("password", "Incorrect password.")),
      "Incorrect password.",
    ],
    [
      "weak password",
      problem("invalid-input", at("password", "Password should be at least 6 characters.")),
      "Password should be at least 6 characters.",
    ],
    ["anything else", problem("internal-error"), "Authentication failed. Please try again."],
    ["no connection", "offline" as const, "The server did not answer. Check your connection and try again."],
  ])("A-02.21 %s", async (_, answer, text) => {
    fakeService({ "POST /api/auth/sign-in": () => answer });
    const person = show();
    await person.type(email(), client.email);
    await person.type(password(), "sixsix");
    await person.click(submit());
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
