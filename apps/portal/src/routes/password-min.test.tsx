import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ChangePasswordSection } from "../components/account-security/change-password-section.tsx";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { fakeService } from "../test/fake-service.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client } from "../test/sample-project.ts";
import { PortalRoutes } from "./portal-routes.tsx";

freshPortalForEachTest();
beforeEach(() => {
  document.head.insertAdjacentHTML("beforeend", '<meta name="password-min" content="12" />');
});
afterEach(() => document.querySelector('meta[name="password-min"]')?.remove());

const refusal = "Password should be at least 12 characters.";
const posts = ({ requests }: ReturnType<typeof fakeService>) =>
  requests.filter(({ method }) => method === "POST").map(({ path }) => path);

describe("where the server takes no password below twelve characters", () => {
  it("A-02.13 sign-up says so and sends no shorter one", async () => {
    const service = fakeService({});
    const person = renderPortal(<SignInScreen />);
    await person.click(screen.getByRole("button", { name: /^New here/ }));
    expect(screen.getByText("At least 12 characters")).toBeTruthy();
    await person.type(screen.getByLabelText("Name"), "Ada");
    await person.type(screen.getByLabelText("Email"), client.email);
    await person.type(screen.getByLabelText("Password"), "elevenchars");
    const create = screen.getByRole("button", { name: "Create account" });
    await person.click(create);
    expect(screen.getByText(refusal)).toBeTruthy();
    expect(posts(service)).toEqual([]);
    await person.type(screen.getByLabelText("Password"), "!");
    await person.click(create);
    expect(posts(service)).toEqual(["/api/auth/sign-up"]);
  });

  it("A-02.13 who chose a shorter one before still signs in with it", async () => {
    const service = fakeService({});
    const person = renderPortal(<SignInScreen />);
    await person.type(screen.getByLabelText("Email"), client.email);
    await person.type(screen.getByLabelText("Password"), "sixsix");
    await person.click(screen.getByRole("button", { name: "Sign in" }));
    expect(posts(service)).toEqual(["/api/auth/sign-in"]);
  });

  it("A-02.13 choosing a new one, or a first one, by mail says so and sends no shorter one", async () => {
    const service = fakeService({});
    const person = renderPortal(<PortalRoutes />, "/app/reset-password#the-secret");
    await person.type(await screen.findByLabelText("New password"), "elevenchars");
    expect(screen.getByText(/^At least 12 characters\./)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Save new password" }));
    expect(screen.getByText(refusal)).toBeTruthy();
    expect(posts(service)).toEqual([]);
  });

  it("A-02.13 changing it says so and sends no shorter one", async () => {
    const service = fakeService({
      "GET /api/account/security": () => ({ status: 200, body: { hasPassword: true, sessions: [] } }),
    });
    const person = renderPortal(<ChangePasswordSection user={client} />);
    expect(screen.getByText(/^At least 12 characters\./)).toBeTruthy();
    await person.type(screen.getByLabelText("Current password"), "sixsix");
    await person.type(screen.getByLabelText("New password"), "elevenchars");
    await person.click(screen.getByRole("button", { name: "Change password" }));
    expect(screen.getAllByText(refusal).length).toBeGreaterThan(0);
    expect(posts(service)).toEqual([]);
  });
});
