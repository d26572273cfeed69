import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import "../../test/cleanup.ts";
import { isOwnOrigin } from "./is-own-origin.ts";
import { Markdown } from "./markdown.tsx";

const heads = ["", "http:", "https:", "HtTpS:", "\thttps:", "ht\ntps:", "h\rttp:"];
const slashes = ["", "/", "//", "///", "\\", "\\\\", "/\\", "\\/", "/\t/", "\t//", "\n\\\\", "////"];
const hosts = [
  "evil.example",
  "app.example@evil.example",
  "app.example:x@evil.example/p.gif",
  "evil.example\\@app.example",
];
const spellings = heads.flatMap((head) =>
  slashes.flatMap((slash) => hosts.map((host) => `${head}${slash}${host}`)),
);

/** The platform's own resolution of an address on a page of ours, with and without TLS. */
const leavesSomewhere = (address: string): boolean =>
  ["http://app.example/profile/x", "https://app.example/profile/x"].some(
    (page) => !URL.canParse(address, page) || new URL(address, page).origin !== new URL(page).origin,
  );

test("S70 the platform leads most of these spellings to another site", () => {
  expect(spellings.filter(leavesSomewhere).length).toBeGreaterThan(spellings.length / 2);
});

test.each(spellings.filter(leavesSomewhere))("S70 %j is not an address of our origin", (address) => {
  expect(isOwnOrigin(address)).toBe(false);
});

test.each([
  "",
  "#part",
  "?q=https://a.example",
  "/api/uploads/1/content",
  "plan.png",
  "../a:b",
  "/\t",
  "a//b",
  "./https:evil.example",
])("S70 %j is an address of our origin", (address) => {
  expect(isOwnOrigin(address)).toBe(true);
});

describe("S70 in a document", () => {
  const escaped = (address: string): string =>
    address.replace(/[\\\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

  test.each(spellings)(
    "%j loads no picture and opens no page of another site in this one's place",
    (address) => {
      const { container } = render(
        <Markdown content={`![picture](<${escaped(address)}>) [link](<${escaped(address)}>)`} />,
      );
      for (const picture of container.querySelectorAll("img"))
        expect(leavesSomewhere(picture.getAttribute("src") ?? "")).toBe(false);
      for (const link of container.querySelectorAll("a"))
        if (leavesSomewhere(link.getAttribute("href") ?? ""))
          expect([link.target, link.rel]).toEqual(["_blank", "noopener noreferrer"]);
    },
  );
});
