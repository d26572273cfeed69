import { expect, it } from "vitest";
import { buildSpec } from "../../spec/build-spec.ts";
import { context, fullForm } from "../../spec/forms.fixture.ts";
import { renderBrief } from "./brief.ts";

it("a sentence that two parts of a question quote is in the brief once", () => {
  const spec = buildSpec(fullForm, context);
  const [first] = spec.clarifications;
  if (!first) throw new Error("The form leaves no question open.");
  const asked = { ...spec, clarifications: [{ ...first, quotes: ["Gift voucher", "Gift voucher"] }] };
  expect(renderBrief(asked).split("“Gift voucher”")).toHaveLength(2);
});
