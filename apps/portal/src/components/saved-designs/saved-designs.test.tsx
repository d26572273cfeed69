import { defaultTheme } from "@sitewright/spec-core/color";
import { defaultFonts } from "@sitewright/spec-core/typography";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ThemeStep } from "../../features/theme/theme-step.tsx";
import { TypographyStep } from "../../features/typography/typography-step.tsx";
import { clearStoredState } from "../../lib/storage/stored-state.ts";
import { fakeDesigns } from "../../test/fake-account.ts";
import { freshWizardForEachTest, renderStep, testUser } from "../../test/render-step.tsx";

freshWizardForEachTest();

const fonts = { ...defaultFonts };
const colors = { ...defaultTheme };
const palette = (name: string) => ({ kind: "palette", name, colors }) as const;
const storageKey = `saved_designs_${testUser.uid}`;
const waiting = () => JSON.parse(localStorage.getItem(storageKey) ?? "null");

const showTheme = () => renderStep(<ThemeStep user={testUser} />);
const shown = async () => {
  const group = within(await screen.findByRole("group", { name: "Saved palettes" }));
  return group.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
};
async function saveAs(user: ReturnType<typeof showTheme>, name: string) {
  await user.click(screen.getByRole("button", { name: "Save palette" }));
  await user.type(screen.getByRole("textbox", { name: "Palette name" }), `${name}{Enter}`);
}

describe("kept with the account", () => {
  test("P-33.3 what the account keeps is listed on another device", async () => {
    fakeDesigns([palette("Autumn"), palette("Winter")]);
    showTheme();
    expect(await shown()).toEqual(["Autumn", "Winter"]);
  });

  test("P-33.1 a saved palette goes to the account as a name and colours, and stays no longer in this browser", async () => {
    const account = fakeDesigns();
    const user = showTheme();
    await saveAs(user, "Autumn");
    expect(await shown()).toEqual(["Autumn"]);
    await vi.waitFor(() => expect(account.kept).toMatchObject([{ kind: "palette", name: "Autumn", colors }]));
    await vi.waitFor(() => expect(waiting()).toBeNull());
    expect(await shown()).toEqual(["Autumn"]);
  });

  test("P-33.1 a saved combination goes to the account as a name and fonts", async () => {
    const account = fakeDesigns();
    const user = renderStep(<TypographyStep user={testUser} />);
    await user.click(screen.getByRole("button", { name: "Save combination" }));
    await user.type(screen.getByRole("textbox", { name: "Combination name" }), "House style{Enter}");
    await vi.waitFor(() =>
      expect(account.kept).toMatchObject([{ kind: "fonts", name: "House style", fonts }]),
    );
  });

  const removeAutumn = (user: ReturnType<typeof showTheme>) =>
    user.click(screen.getByRole("button", { name: "Remove Autumn" }));

  test("P-33.31 a palette that is removed while it is being sent is removed from the account too", async () => {
    const account = fakeDesigns();
    const { release } = account.holdSaves();
    const user = showTheme();
    await saveAs(user, "Autumn");
    await vi.waitFor(() => expect(account.log).toHaveLength(1));
    await removeAutumn(user);
    release();
    await vi.waitFor(() => expect(account.log).toEqual(["save Autumn", "delete palette-Autumn"]));
    expect(account.kept).toEqual([]);
    expect(screen.queryByRole("group", { name: "Saved palettes" })).toBeNull();
  });

  test("P-33.32 one that is saved again under its name meanwhile stays", async () => {
    const account = fakeDesigns();
    const { release } = account.holdSaves();
    const user = showTheme();
    await saveAs(user, "Autumn");
    await vi.waitFor(() => expect(account.log).toHaveLength(1));
    await removeAutumn(user);
    await user.click(screen.getByRole("radio", { name: "Bold" }));
    await saveAs(user, "Autumn");
    release();
    await vi.waitFor(() => expect(account.log).toEqual(["save Autumn", "save Autumn"]));
    await vi.waitFor(() => expect(waiting()).toBeNull());
    expect(await shown()).toEqual(["Autumn"]);
  });

  test("P-33.5 saving under a used name replaces the design of that name", async () => {
    const account = fakeDesigns([palette("Autumn")]);
    const user = showTheme();
    await shown();
    await user.click(screen.getByRole("radio", { name: "Bold" }));
    await saveAs(user, "Autumn");
    await vi.waitFor(() => expect(account.log).toEqual(["save Autumn"]));
    expect(await shown()).toEqual(["Autumn"]);
    expect(account.kept).toHaveLength(1);
  });

  test("P-33.6 a refused design is shown with the API's message, and is not sent again", async () => {
    const account = fakeDesigns([palette("Winter")]);
    account.max = 1;
    const user = showTheme();
    await shown();
    await saveAs(user, "Autumn");
    expect(await screen.findByText("“Autumn” was not saved")).toBeTruthy();
    expect(screen.getByText("An account keeps at most 100 palettes. Remove one first.")).toBeTruthy();
    expect(await shown()).toEqual(["Winter"]);
    expect(waiting()).toBeNull();
  });

  test("P-33.4 a reset of the wizard removes neither saved designs nor those still to be sent", async () => {
    const account = fakeDesigns([palette("Autumn")]);
    localStorage.setItem(
      storageKey,
      JSON.stringify({ fonts: [{ name: "House style", fonts }], palettes: [] }),
    );
    clearStoredState(localStorage);
    expect(account.log).toEqual([]);
    expect(waiting().fonts).toHaveLength(1);
  });
});

describe("taken over from this browser", () => {
  test("P-33.7 designs that an earlier release stored in the browser are sent once, in their order, and then removed from it", async () => {
    const account = fakeDesigns();
    localStorage.setItem(
      storageKey,
      JSON.stringify({
        fonts: [{ name: "House style", fonts }],
        palettes: [{ name: "" }, { name: "Autumn", colors }, { name: "Winter", colors }],
      }),
    );
    showTheme();
    await vi.waitFor(() => expect(account.log).toEqual(["save House style", "save Autumn", "save Winter"]));
    await vi.waitFor(async () => expect(await shown()).toEqual(["Autumn", "Winter"]));
    await vi.waitFor(() => expect(waiting()).toBeNull());
  });

  test("what cannot be read is left out, and nobody sees another person's", async () => {
    const account = fakeDesigns();
    localStorage.setItem(storageKey, "{");
    localStorage.setItem(
      "saved_designs_someone",
      JSON.stringify({ fonts: [], palettes: [palette("Theirs")] }),
    );
    showTheme();
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText("Theirs")).toBeNull();
    expect(account.log).toEqual([]);
  });
});

describe("without a connection", () => {
  test("P-33.8 a saved palette is listed at once as not yet sent, also after a reload, and is sent later", async () => {
    const account = fakeDesigns();
    account.isCut = true;
    const user = showTheme();
    await saveAs(user, "Autumn");
    expect(await shown()).toEqual(["Autumn"]);
    expect(await screen.findByText(/Your saved designs could not be loaded/)).toBeTruthy();
    expect(waiting().palettes).toEqual([{ name: "Autumn", colors }]);
    account.isCut = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/only on this device/)).toBeTruthy();
    act(() => void window.dispatchEvent(new Event("online")));
    await vi.waitFor(() => expect(account.log).toEqual(["save Autumn"]));
    await vi.waitFor(() => expect(screen.queryByText(/only on this device/)).toBeNull());
  });

  test("P-33.8 a design that could not be removed is listed again, with a message", async () => {
    const account = fakeDesigns([palette("Autumn")]);
    const user = showTheme();
    await shown();
    account.isCut = true;
    await user.click(screen.getByRole("button", { name: "Remove Autumn" }));
    expect(await screen.findByText("“Autumn” was not removed")).toBeTruthy();
    expect(await shown()).toEqual(["Autumn"]);
  });
});

test("after an entry is removed the focus stays near: on the group, or on the step when it was the last", async () => {
  const account = fakeDesigns([palette("Autumn"), palette("Winter")]);
  const user = showTheme();
  await shown();
  await user.click(screen.getByRole("button", { name: "Remove Autumn" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Remove Autumn" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Saved palettes" }));
  await user.click(screen.getByRole("button", { name: "Remove Winter" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  await vi.waitFor(() => expect(account.log).toEqual(["delete palette-Autumn", "delete palette-Winter"]));
});

describe("the two modals", () => {
  test.each([
    [
      "combination",
      <TypographyStep key="typography" user={testUser} />,
      "Save combination",
      "Combination name",
    ],
    ["palette", <ThemeStep key="theme" user={testUser} />, "Save palette", "Palette name"],
  ])(
    "P-33.2 the %s's modal has the same rules: trimmed, disabled while empty, Enter saves, Cancel clears",
    async (_, step, title, label) => {
      const account = fakeDesigns();
      const user = renderStep(step);
      const open = () => user.click(screen.getByRole("button", { name: title }));
      const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: label });
      await open();
      await user.type(box(), "   ");
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
      await user.type(box(), "left behind");
      await user.click(screen.getByRole("button", { name: "Cancel" }));
      await open();
      expect(box().value).toBe("");
      await user.type(box(), "  Mine  {Enter}");
      await vi.waitFor(() => expect(account.log).toEqual(["save Mine"]));
    },
  );
});
