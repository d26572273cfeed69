/** Turbo's tasks that need no running product: format, lint, layers, requirements, unused code, size budgets, types. */
export const staticChecks = [
  "//#lint",
  "//#layers",
  "//#requirements",
  "//#test:scripts",
  "//#unused",
  "//#size",
  "//#types:browser",
  "//#types:node",
  "typecheck",
];
