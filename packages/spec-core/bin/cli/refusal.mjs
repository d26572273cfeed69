/** What a call cannot be carried out for: one line per problem. Ends with exit code 2. */
export class Refusal extends Error {
  /** @param {string[]} problems */
  constructor(problems) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}
