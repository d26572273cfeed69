import { renderPart } from "@sitewright/app-kit/render-part";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BrokenNote } from "../features/chat/broken-note.tsx";

it("a list that scrolls within its height is reached by the keyboard", async () => {
  const { user } = renderPart(<BrokenNote broken={["what does it cost", "do you build shops"]} />);
  await user.tab();
  expect(document.activeElement?.contains(screen.getByText("do you build shops"))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
