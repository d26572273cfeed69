import { renderPart } from "@sitewright/app-kit/render-part";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { OpenMarks } from "./open-marks.tsx";

const mark = (start: number, text: string) => ({ start, end: start + text.length, text, kind: "number" });

function Marks() {
  const [marks, setMarks] = useState([mark(0, "42"), mark(5, "7"), mark(9, "365")]);
  return (
    <OpenMarks
      marks={marks}
      onShow={() => {}}
      onChecked={(checked) => setMarks(marks.filter((one) => one !== checked))}
    />
  );
}

it("D-06.62 after a place is checked the focus is on the same button of the next one, else of the one before", async () => {
  const { user } = renderPart(<Marks />);
  const focused = () => document.activeElement?.getAttribute("aria-label");
  screen.getByRole("button", { name: "Mark 7 as checked" }).focus();
  await user.keyboard("{Enter}");
  expect(focused()).toBe("Mark 365 as checked");
  await user.keyboard("{Enter}");
  expect(focused()).toBe("Mark 42 as checked");
});
