import { readStatements } from "../src/content/index.ts";
import { formDataSchema } from "../src/onboarding/form-data.ts";

for (const t of process.argv.slice(3)) {
  console.log("#", t);
  for (const s of readStatements({ ...formDataSchema.parse({}), [process.argv[2]!]: t }))
    console.log("  ", s.kind, s.proposal, s.dictatedBy ? "DICT" : "", s.text);
}
