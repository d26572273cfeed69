import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Tab, TabList, Tabs } from "./tabs.tsx";

test("D-03.301 one press of a tab asks for it once, and a tab that was not opened can be pressed again", async () => {
  const ask = vi.fn();
  render(
    <Tabs value="brief" onValueChange={ask}>
      <TabList aria-label="Views">
        <Tab value="brief">Brief</Tab>
        <Tab value="files">Files</Tab>
      </TabList>
    </Tabs>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("tab", { name: "Files" }));
  expect(ask.mock.calls).toEqual([["files"]]);
  screen.getByRole("tab", { name: "Brief" }).focus();
  await user.click(screen.getByRole("tab", { name: "Files" }));
  expect(ask.mock.calls).toEqual([["files"], ["files"]]);
});
