import { renderPart } from "@sitewright/app-kit/render-part";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PhoneLink } from "./phone-link.tsx";

// RFC 3966, 5.1.1: separators do not count, and '(0)' is not part of an international number.
it.each([
  ["020 7946 0127", "tel:02079460127"],
  ["+44 (0)20 7946-0127", "tel:+442079460127"],
  ["0044 (0)20 7946 0127", "tel:00442079460127"],
  ["(030) 123.456/78", "tel:03012345678"],
  ["(0)20 7946 0127", "tel:02079460127"],
])("%s can be dialled", (number, href) => {
  renderPart(<PhoneLink number={number} />);
  expect(screen.getByRole("link", { name: number }).getAttribute("href")).toBe(href);
});

it.each(["mornings only", "020 7946 0127 ext. 3", "1"])("%s is shown as it is", (number) => {
  renderPart(<PhoneLink number={number} />);
  expect(screen.getByText(number)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
