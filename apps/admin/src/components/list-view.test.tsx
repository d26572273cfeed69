import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderAdmin, setWindowWidth } from "../test/render-admin.tsx";
import { founder, sampleProject } from "../test/samples.ts";

const three = [sampleProject(1), sampleProject(2), sampleProject(3)];

beforeEach(() => setWindowWidth(1440));

it("the next page is shown from its top", async () => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const { user } = renderAdmin("/projects", { user: founder, projects: three });
  await user.click(await screen.findByRole("link", { name: "Next page" }));
  await screen.findByText("1 of 3 projects");
  expect(shown).toHaveBeenCalledOnce();
  shown.mockRestore();
});

it("where a list has more pages, ticking all says that it ticks those of this page", async () => {
  const { user } = renderAdmin("/projects", { user: founder, projects: three });
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await screen.findByText("2 selected on this page");
  await user.click(screen.getByRole("link", { name: "Next page" }));
  await user.click(await screen.findByRole("checkbox", { name: "Select Business 3" }));
  await screen.findByText("1 selected on this page");
});

it("where a list has one page, all are all", async () => {
  const { user } = renderAdmin("/projects", { user: founder, projects: three.slice(1) });
  await user.click(await screen.findByRole("checkbox", { name: "Select all" }));
  await screen.findByText("2 selected");
});

it("an address that asks for what the list does not have leads to the whole list", async () => {
  const faults = [{ path: "/api/admin/projects?sort=size", fault: "invalid-request" as const }];
  const { user, address } = renderAdmin("/projects?state=archived&sort=size", {
    user: founder,
    projects: three,
    faults,
  });
  await screen.findByRole("heading", { name: "This address does not fit the list" });
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  faults.length = 0;
  await user.click(screen.getByRole("button", { name: "Show all projects" }));
  await screen.findByText("2 of 3 projects");
  await waitFor(() => expect(address()).toBe("/projects"));
});

it("where no account is found by a business, the projects are searched for it with one press", async () => {
  const { user, address } = renderAdmin("/users?search=Business+2", { user: founder, projects: three });
  await user.click(await screen.findByRole("link", { name: "Search projects instead" }));
  await screen.findByText("1 of 1 project");
  expect(address()).toBe("/projects?search=Business+2");
});

it("D-03.43 where the last row of a later page is gone, the first page is shown, not an empty list", async () => {
  const { user, server, address } = renderAdmin("/projects?cursor=2", { user: founder, projects: three });
  await screen.findByText("1 of 3 projects");
  server.state.projects = three.slice(0, 2);
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByText("2 of 2 projects");
  expect(address()).toBe("/projects");
});

it("D-02.302 a row that is ticked stays in its place: the actions are laid over the column heads, which get no focus below them", async () => {
  const { user } = renderAdmin("/projects", { user: founder, projects: three.slice(1) });
  await user.click(await screen.findByRole("checkbox", { name: "Select Business 2" }));
  const bar = (await screen.findByText("1 selected")).parentElement;
  // The test's document has no layout; this is what takes the bar out of the flow.
  expect(bar?.classList).toContain("absolute");
  const sorts = within(screen.getAllByRole("row")[0] ?? document.body).getAllByRole("button");
  expect(sorts.map(({ tabIndex }) => tabIndex)).toEqual(sorts.map(() => -1));
});

it("D-02.360 while a row is ticked its columns keep their names for screen readers, and their buttons the focus order afterwards", async () => {
  const { user } = renderAdmin("/projects", { user: founder, projects: three.slice(1) });
  const tick = await screen.findByRole("checkbox", { name: "Select Business 2" });
  const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent);
  const before = heads();
  await user.click(tick);
  const name = screen.getByRole("button", { name: "Business" });
  expect([heads(), name.tabIndex]).toEqual([before, -1]);
  // Hidden parts give no name; the test's document does not know the stylesheet's classes.
  expect(document.querySelector("[class*=invisible] th, [class*=thead_button]")).toBeNull();
  await user.click(tick);
  expect(screen.getByRole("button", { name: "Business" }).tabIndex).toBe(0);
});
