import { staffMemberSchema } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "../../test/render-admin.tsx";
import { founder } from "../../test/samples.ts";

const member = (uid: string, displayName: string) =>
  staffMemberSchema.parse({
    uid,
    displayName,
    email: `${uid}@agency.example`,
    role: "owner",
    emailVerified: true,
    lastLoginAt: null,
  });

it("D-01.12 whoever removes or demotes themselves is asked in words that say so, and that another has to undo it", async () => {
  const staff = [member(founder.uid, "Fay Founder"), member("other", "Olga Other")];
  const { user } = renderAdmin("/staff", { user: founder, staff });
  await user.click(await screen.findByRole("button", { name: "Remove Fay Founder from the staff" }));
  const question = await screen.findByText(
    /^This is your own account\. .* only another owner can invite you back\.$/,
  );
  await user.keyboard("{Escape}");
  expect(question.isConnected).toBe(false);
  await user.selectOptions(screen.getByRole("combobox", { name: "Role of Fay Founder" }), "editor");
  await screen.findByText(
    /^This is your own account\. You can write: .* Only another owner can change it back\.$/,
  );
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Remove Olga Other from the staff" }));
  await screen.findByText("Olga Other is a client again, and signed out everywhere.");
});
