import { brand } from "@sitewright/brand";
import { team } from "@sitewright/brand/people";
import { expect, test } from "vitest";
import { page, texts } from "../../open-page.fixture.ts";

const about = await page("/about");

test("M-10.20 About shows the process by one sentence, in its order", () => {
  expect(texts(about.querySelectorAll("#process h3"))).toEqual([
    "You say it",
    "We write it down",
    "We build that",
    "You change your mind",
  ]);
});

test("M-10.21 About shows everybody of the team, with name, role and what they do, and a drawing where there is no picture", () => {
  const said = about.querySelector("main")?.textContent ?? "";
  for (const { name, role, bio } of team) for (const part of [name, role, bio]) expect(said).toContain(part);
  for (const drawing of about.querySelectorAll("section:has(#team-title) li svg"))
    expect([drawing.getAttribute("width"), drawing.getAttribute("height")]).toEqual(["120", "96"]);
});

test("M-10.22 About shows every testimonial, with who said it", () => {
  expect(texts(about.querySelectorAll("#testimonials figcaption b"))).toEqual(
    brand.testimonials.map(({ author }) => author),
  );
});
