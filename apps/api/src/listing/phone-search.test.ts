import { expect, test } from "vitest";
import { readPhone } from "./phone-search.ts";

test.each([
  ["020 7946", "207946", false],
  ["(020) 7946-0958", "2079460958", false],
  ["7946", "7946", false],
  ["0958", "958", false],
  [" +44 (0)20 7946.0958 ", "442079460958", true],
  ["0044 20/7946", "44207946", true],
])("D-02.39 %s is searched as the digits %s", (search, digits, isInternational) => {
  expect(readPhone(search)).toEqual({ digits, isInternational });
});

test.each(["020", "0020", "0000000", "mia 7946", "7946 ext. 2", "7946%", "+-()", ""])(
  "D-02.39 %j is searched as words alone",
  (search) => {
    expect(readPhone(search)).toBeUndefined();
  },
);
