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
  expect(renderBrief(open)).toContain(
    "- **Time frame:** Standard (4-6 weeks); the client named none\n- **Budget:** Standard; the client named none",
  );
  expect(renderTasks(open)).toContain(
    "  - Time frame: none named, to be agreed\n  - Budget: none named, to be agreed",
  );
  const answered = buildSpec(fullForm, context);
  expect(renderBrief(answered)).toContain(`- **Time frame:** ${formData.timeline}`);
  expect(renderTasks(answered)).toContain(`  - Time frame: \`${formData.timeline}\`\n`);
});

it.each([
  ["I was told about 2000, is that right", true],
  ["What does such a site cost?", true],
  ["£4,000 ex VAT, firm", false],
  ["Under $1,000", false],
  ["as little as it can be", false],
])(
  "the budget '%s' is quoted as it is, with the order to answer it where it asks something: %s",
  (budget, asks) => {
    const { formData } = fullForm;
    const tasks = renderTasks(buildSpec({ ...fullForm, formData: { ...formData, budget } }, context));
    expect(tasks).toContain(
      `  - Budget: \`${budget}\`${asks ? " (the client asks something here: answer it first)" : ""}\n`,
    );
  },
);

it("an answer that no question asks for is marked as one to decide, not as one to be clarified", () => {
  const { formData } = fullForm;
  const form = { ...formData, tone: "", contentStyle: "", domainName: "" };
  const brief = renderBrief(buildSpec({ ...fullForm, formData: form }, context));
  for (const label of ["Tone", "Voice", "Picture style"])
    expect(brief).toContain(`- **${label}:** not chosen: decide`);
  expect(brief).toContain("- **Domain:** **[NEEDS CLARIFICATION]**");
});

it("a sentence is to be asked before it is printed only where 'words-waiting' quotes it; others stand beside the questions about them", () => {
  const formData = {
    ...fullForm.formData,
    pages: ["Home", "Contact"],
    customPages: ["Women's group"],
    description:
      "We teach adults swimming. Many come from countries where one does not learn it in the school. Only adults, no children. For women there is on Thursday an own group with my colleague Nermin, I think.",
    contentNotes: "",
  };
  const spec = buildSpec({ ...fullForm, pageTree: [], formData }, context);
  const listed = (title: string) =>
    (renderBrief(spec).split(`### ${title}\n\n`)[1] ?? "").split("\n\n")[0]?.split("\n") ?? [];
  const waiting = spec.clarifications.find(({ id }) => id === "words-waiting")?.quotes ?? [];
  expect(listed("To be asked before it is printed")).toEqual(waiting.map((text) => `- ${text}`));
  expect(listed("Not to be printed as it stands").join("\n")).toMatch(
    /^- For women there is on Thursday an own group with my colleague Nermin, I think\. \(.*`question:page-womens-group`.*\)$/m,
  );
});
