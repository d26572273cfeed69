import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
  Avatar,
  Brand,
  Button,
  ColorField,
  ErrorSummary,
  Field,
  Input,
  MarkedPhrase,
  ProgressBar,
  ProgressTicks,
  Swatch,
  Tab,
  TabList,
  TableHeader,
  TabPanel,
  Tabs,
  ThemeToggle,
} from "./index.ts";

test("the error summary takes the focus and its links lead to the fields", async () => {
  render(
    <>
      <ErrorSummary errors={[{ fieldId: "audience", message: "Tell us who the site is for." }]} />
      <Field label="Audience" id="audience">
        <Input />
      </Field>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole("alert", { name: "There is a problem" }));
  await userEvent.click(screen.getByRole("link", { name: "Tell us who the site is for." }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Audience")));
});

function Colors() {
  const [value, setValue] = useState("#F6C453");
  return <ColorField label="Background" value={value} onValueChange={setValue} error={undefined} />;
}

test("P-12.3 picker and hex text stay in step, free text is kept", async () => {
  render(<Colors />);
  const well = screen.getByLabelText<HTMLInputElement>("Pick Background");
  const text = screen.getByRole<HTMLInputElement>("textbox", { name: "Background" });
  expect(well.value).toBe("#f6c453");
  fireEvent.change(well, { target: { value: "#112233" } });
  expect(text.value).toBe("#112233");
  await userEvent.clear(text);
  await userEvent.type(text, "tomato");
  expect(text.value).toBe("tomato");
  await userEvent.clear(text);
  await userEvent.type(text, "#abc");
  expect(well.value).toBe("#aabbcc");
});

test("P-08.7 an avatar falls back to the initial when the photo is absent or broken", () => {
  const { rerender } = render(<Avatar name="bakery owner" />);
  expect(screen.getByRole("img", { name: "bakery owner" }).textContent).toBe("B");
  rerender(<Avatar name="bakery owner" src="/photo.jpg" />);
  const photo = screen.getByRole("img", { name: "bakery owner" });
  expect(photo.tagName).toBe("IMG");
  fireEvent.error(photo);
  expect(screen.getByRole("img", { name: "bakery owner" }).textContent).toBe("B");
});

test("tabs move by arrow keys and show their panel", async () => {
  render(
    <Tabs defaultValue="profile">
      <TabList aria-label="Profile">
        <Tab value="profile">Profile</Tab>
        <Tab value="documents">Documents (4)</Tab>
      </TabList>
      <TabPanel value="profile">Name</TabPanel>
      <TabPanel value="documents">Quotes</TabPanel>
    </Tabs>,
  );
  screen.getByRole("tab", { name: "Profile" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Documents (4)" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel").textContent).toBe("Quotes");
});

test("a pressed tab is without the keyboard's focus ring until a key is pressed", async () => {
  render(
    <Tabs defaultValue="profile">
      <TabList aria-label="Profile">
        <Tab value="profile">Profile</Tab>
        <Tab value="documents">Documents</Tab>
      </TabList>
    </Tabs>,
  );
  const pressed = () => document.querySelector("[data-pressed]")?.textContent;
  await userEvent.click(screen.getByRole("tab", { name: "Documents" }));
  expect(document.activeElement?.textContent).toBe("Documents");
  expect(pressed()).toBe("Documents");
  await userEvent.keyboard("{ArrowLeft}");
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Profile"));
  expect(pressed()).toBeUndefined();
});

test("progress is a figure, whole and within 0 and 100", () => {
  const { rerender } = render(<ProgressBar label="storefront.webp" percent={59.6} />);
  const bar = () =>
    screen.getByRole("progressbar", { name: "storefront.webp" }).getAttribute("aria-valuenow");
  expect(bar()).toBe("60");
  rerender(<ProgressBar label="storefront.webp" percent={140} />);
  expect(bar()).toBe("100");
});

test("a sortable column says its direction and sorts on a press", async () => {
  const sort = vi.fn();
  render(
    <table>
      <thead>
        <tr>
          <TableHeader sort="ascending" onSort={sort}>
            Updated
          </TableHeader>
        </tr>
      </thead>
    </table>,
  );
  expect(screen.getByRole("columnheader").getAttribute("aria-sort")).toBe("ascending");
  await userEvent.click(screen.getByRole("button", { name: "Updated" }));
  expect(sort).toHaveBeenCalledOnce();
});

test("the brand link has an accessible name, and its separate letters are not read out", () => {
  render(<Brand initial="S" restOfName="itewright" href="/" />);
  expect(screen.getByRole("link", { name: "Sitewright, home" })).toBeDefined();
});

test("S-06.9 what a server renders carries no style attribute and no style element", () => {
  const html = renderToStaticMarkup(
    <>
      <Brand initial="S" restOfName="itewright" href="/" />
      <MarkedPhrase letter="a" drawn>
        order a loaf
      </MarkedPhrase>
      <Button busy busyLabel="Submitting...">
        Submit
      </Button>
      <ProgressBar label="storefront.webp" percent={60} />
      <ProgressTicks label="1 of 1" steps={[{ id: "one", state: "done" }]} />
      <Swatch color="#F6C453" />
      <ThemeToggle />
      <Field label="Name" hint="Yours">
        <Input />
      </Field>
    </>,
  );
  expect(html).not.toMatch(/<style|style=/);
});
