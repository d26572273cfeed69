import { readFileSync, readdirSync } from "node:fs";
import { publicWords } from "@sitewright/spec-core/content";
import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { asProposed, sortWords } from "./src/lib/words/sort-words.ts";
for (const r of process.argv.slice(2)) for (const f of readdirSync(`/work/${r}`).filter((x) => /^f\d+\.json$/.test(x))) {
  const { answers } = JSON.parse(readFileSync(`/work/${r}/${f}`, "utf8"));
  const { formData } = onboardingSchema.parse({ formData: answers });
  const words = publicWords(formData); const sorted = sortWords(words);
  const choices = asProposed(sorted, sorted.unsure);
  for (const s of sorted.unsure) if (s.proposal === "print" && choices.find((c) => c.id === s.id)?.print === false) {
    const left = sorted.facts.filter((x) => x.field === s.field && x.start < s.end && x.end > s.start && !x.isOnlyInSentence && (x.isDecided ? !x.isConfirmed : x.proposal === "keep"));
    console.log(r, f, s.field, "|", s.text.slice(0, 150), "|", left.map((x) => `${x.kind}: ${x.text} (${x.about})`).join("; "));
  }
}
