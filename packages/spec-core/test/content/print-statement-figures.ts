import { readEntries, scoreStatements } from "./statements-score.ts";

// Only totals: a person who writes rules must not see a text of the held-out half. `tuning` as an argument leaves that half out.
const halves = process.argv.includes("tuning")
  ? (["tuning", "second-tuning", "sixth-tuning", "voices-tuning"] as const)
  : ([
      "held-out",
      "third-held-out",
      "fifth-held-out",
      "sixth-held-out",
      "voices-held-out",
      "further-voices-held-out",
    ] as const);
for (const half of halves) console.log(half, JSON.stringify(scoreStatements(readEntries(half))));
