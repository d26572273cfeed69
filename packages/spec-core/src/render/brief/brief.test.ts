import { expect, it } from "vitest";
import { buildSpec } from "../../spec/build-spec.ts";
import { context, fullForm } from "../../spec/forms.fixture.ts";
import { renderTasks } from "../agent/tasks.ts";
import { renderBrief } from "./brief.ts";

it("a sentence that two parts of a question quote is in the brief once", () => {
  const spec = buildSpec(fullForm, context);
  const [first] = spec.clarifications;
  if (!first) throw new Error("The form leaves no question open.");
  const asked = { ...spec, clarifications: [{ ...first, quotes: ["Gift voucher", "Gift voucher"] }] };
  expect(renderBrief(asked).split("“Gift voucher”")).toHaveLength(2);
});

it("the country that the answers point to is told as read from them", () => {
  const { formData } = fullForm;
  const contact = { ...formData.contact, country: "", phone: "+353 85 555 0142" };
  const brief = renderBrief(buildSpec({ ...fullForm, formData: { ...formData, contact } }, context));
  expect(brief).toContain("- **Country:** Ireland, read from the answers");
});

it("a time frame and a budget that the client left open are not told as their answers", () => {
  const { formData } = fullForm;
  const open = buildSpec({ ...fullForm, formData: { ...formData, timeline: "", budget: "" } }, context);
  expect(renderBrief(open)).toContain("- **Time frame:** to be agreed\n- **Budget:** to be agreed");
  expect(renderTasks(open)).toContain("Deliver within a time to be agreed and a budget to be agreed;");
  const answered = buildSpec(fullForm, context);
  expect(renderBrief(answered)).toContain(`- **Time frame:** ${formData.timeline}`);
  expect(renderTasks(answered)).toContain(`Deliver within \`${formData.timeline}\` and \``);
});
