import { renderPart } from "@sitewright/app-kit/render-part";
import { expect, it } from "vitest";
import { testNow } from "../test/samples.ts";
import { SentenceTime } from "./sentence-time.tsx";

it("today has a capital letter only where it begins a sentence", () => {
  const at = testNow.toISOString();
  renderPart(
    <p>
      <SentenceTime at={at} />, deleted <SentenceTime at={at} isInside />
    </p>,
    { services: { now: () => testNow } },
  );
  expect(document.body.textContent).toMatch(/^Today at [\d:]+, deleted today at [\d:]+$/);
});
