import { readFileSync, readdirSync } from "node:fs";
import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { readStatements } from "../../packages/spec-core/src/content/index.ts";
import { countEnglishCues } from "../../packages/spec-core/src/content/statements/cue-counts.ts";
import { featuresOf, logOdds } from "../../packages/spec-core/src/content/statements/learnt-classifier.ts";
const out: string[] = [];
for (const r of process.argv.slice(2)) for (const f of readdirSync(`/work/${r}`).filter((x) => /^f\d+\.json$/.test(x))) {
  const { answers } = JSON.parse(readFileSync(`/work/${r}/${f}`, "utf8"));
  const { formData } = onboardingSchema.parse({ formData: answers });
  for (const s of readStatements(formData)) {
    if (s.field !== "description" || s.proposal !== "keep") continue;
    const o = logOdds(featuresOf(s.text, "description", countEnglishCues(s.text), { kind: s.kind, proposal: "keep" }));
    out.push(`${s.kind.padEnd(7)} ${o.toFixed(2).padStart(6)} ${s.text.replaceAll("\n", " ")}`);
  }
}
console.log(out.sort((a, b) => Number(b.slice(8, 14)) - Number(a.slice(8, 14))).join("\n"));
