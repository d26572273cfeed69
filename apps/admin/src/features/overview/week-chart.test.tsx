import { renderPart } from "@sitewright/app-kit/render-part";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { WeekChart } from "./week-chart.tsx";

const days = ["2026-09-14", "2026-09-21", "2026-09-28", "2026-10-05", "2026-10-12", "2026-10-19"];

it("D-01.321 each gridline of the chart has its number, and the dates at the ends stay within it", () => {
  renderPart(<WeekChart weeks={days.map((from, index) => ({ from, projects: index === 5 ? 34 : 3 }))} />);
  const chart = screen.getByRole("img");
  const numbers = [...(chart.previousElementSibling?.children ?? [])].map(({ textContent }) => textContent);
  expect(numbers).toEqual(["40", "20", "0"]);
  expect(chart.querySelectorAll("line")).toHaveLength(3);
  const dates = [...chart.querySelectorAll("text")].filter(({ textContent }) =>
    /[A-Z]/.test(textContent ?? ""),
  );
  const placed = dates.map((date) => [
    date.textContent,
    date.getAttribute("x"),
    date.getAttribute("text-anchor"),
  ]);
  expect(placed).toEqual([
    ["14 Sept", "0", "start"],
    ["12 Oct", "75%", "middle"],
    ["19 Oct", "100%", "end"],
  ]);
});
