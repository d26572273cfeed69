/** Faults of the list that other tests cover, and faults that cannot be caused here. */
export const coveredByTests: readonly string[] = [
  "F16 the same key with the same and with other answers: with F15",
  "F18 the browser's side, F19 offline for long, F20 damaged browser storage: the journeys of apps/e2e and the portal's tests, with a real browser",
  "F31 a model provider that fails: apps/api/test/model-provider.test.ts, its client against one that fails in every way, and apps/api/test/generator-faults.test.ts, the whole way to one post",
  "F32 a search engine that fails: apps/api/test/search-engines.test.ts",
  "a database and files that do not belong together: apps/api/test/installation.test.ts, on both databases",
  "stored rows that a release cannot read: apps/api/test/unreadable-rows.test.ts, on both databases",
  "a Postgres that is itself killed and started again: F9a to F9c cover its connections; its own disk is its operator's",
  "a pooler in transaction mode: there is none on this machine",
  "a power cut: a process that is killed leaves what the system holds for the disk, a machine that loses power does not",
];
