import { closeTopOverlay } from "@sitewright/app-kit/overlays";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { HeaderMenu } from "./header-menu.tsx";

freshPortalForEachTest();

it("the browser's Back closes the open menu instead of leaving the step", async () => {
  const person = renderPortal(
    <HeaderMenu className="">
      <a href="/app/settings">Settings</a>
    </HeaderMenu>,
  );
  const button = screen.getByRole("button", { name: "Menu" });
  await person.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  act(() => void closeTopOverlay());
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button);
});
