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
