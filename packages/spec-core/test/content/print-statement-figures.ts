import { readEntries, scoreStatements } from "./statements-score.ts";

// Totals alone: whoever writes rules must not see a text of the held-out half.
for (const half of ["tuning", "held-out"] as const)
  console.log(half, JSON.stringify(scoreStatements(readEntries(half))));
