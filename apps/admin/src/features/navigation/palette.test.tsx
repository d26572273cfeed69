import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "../../test/render-admin.tsx";
import { founder, sampleProject } from "../../test/samples.ts";

it("a client's name typed into the palette leads to the lists that may hold it", async () => {
  const { user, address } = renderAdmin("/staff", { user: founder, projects: [sampleProject(1)] });
  await user.click(await screen.findByRole("button", { name: /^Go to/ }));
  await user.keyboard("Business 1");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toContain(
    "Search messages for “Business 1”",
  );
  await user.keyboard("{Enter}");
  await screen.findByRole("link", { name: "Business 1" });
  expect(address()).toBe("/projects?search=Business+1");
});

it("only lists of the person's role are offered", async () => {
  const editor = { ...founder, isAdmin: false, role: "editor" as const };
  const { user } = renderAdmin("/posts", { user: editor });
  await user.click(await screen.findByRole("button", { name: /^Go to/ }));
  await user.keyboard("Mia");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Search posts for “Mia”",
    "Search subscribers for “Mia”",
  ]);
});
