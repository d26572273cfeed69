import { createFakeServer, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AddUserDialog } from "./add-user-dialog.tsx";

it("D-02.301 an account that is added again after a lost answer is sent under the same key, and the reason of a refusal is at its field", async () => {
  const keys: (string | undefined)[] = [];
  const taken = "There is an account with this address already.";
  const { fetch } = createFakeServer({
    "POST /api/admin/users/create-user": ({ headers }) => {
      keys.push(headers["idempotency-key"]);
      if (keys.length === 1) return "offline";
      return problem("email-taken", { detail: taken, errors: [{ path: "email", message: taken }] });
    },
  });
  const { user } = renderPart(<AddUserDialog onClose={() => {}} />, {
    services: { client: createClient({ fetch }) },
  });
  await user.type(screen.getByLabelText(/^Email/), "mia@quay.example");
  await user.click(screen.getByRole("button", { name: "Generate password" }));
  const add = () => user.click(screen.getByRole("button", { name: "Add User" }));
  await add();
  await screen.findByRole("alert");
  await add();
  await screen.findByText(taken);
  expect(keys[0]?.length).toBeGreaterThan(7);
  expect(keys[1]).toBe(keys[0]);
});

it("D-02.304 a generated password can be copied before it is gone", async () => {
  const { user } = renderPart(<AddUserDialog onClose={() => {}} />, {
    services: { client: createClient({ fetch: createFakeServer({}).fetch }) },
  });
  expect(screen.queryByRole("button", { name: "Copy password" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Generate password" }));
  await user.click(screen.getByRole("button", { name: "Copy password" }));
  await screen.findByText("Password copied");
  const field = screen.getByLabelText<HTMLInputElement>(/^Password/);
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

it("D-02.305 every field of a new account that is wrong is marked at the first try, and nothing is sent", async () => {
  const { fetch, requests } = createFakeServer({});
  const { user } = renderPart(<AddUserDialog onClose={() => {}} />, {
    services: { client: createClient({ fetch }) },
  });
  await user.type(screen.getByLabelText(/^Email/), "mia");
  await user.click(screen.getByRole("button", { name: "Add User" }));
  const faultOf = (label: RegExp) => {
    const ids = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  };
  expect(faultOf(/^Email/)).toContain("Invalid email address.");
  expect(faultOf(/^Password/)).toContain("Email and password are required");
  expect(requests).toEqual([]);
});
