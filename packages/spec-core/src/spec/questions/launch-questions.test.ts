import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const hosted: Answers = {
  pages: ["Home", "Contact"],
  hasDomain: true,
  domainName: "kiln.example",
  hasHosting: true,
  contact: { country: "GB", email: "post@kiln.example" },
};

it.each([
  ["Krystal", false],
  ["Wix at present", false],
  ["", true],
  ["some company in London", true],
  ["it begins with K something", true],
  ["don't know, my niece has it", true],
  ["my niece set it up", true],
])(
  "C-32.740 with hosting '%s' the agency is asked for the host and its logs: %s",
  (hostingProvider, isAsked) => {
    const question = questionOf({ ...hosted, hostingProvider, hostingHelp: true }, "host-named");
    expect(/^Which host and which service/.test(question)).toBe(isAsked);
    expect(/how long access logs and messages/.test(question)).toBe(isAsked);
    expect(question).toMatch(/messages are kept/);
  },
);

it("C-32.741 whoever leaves hosting to the agency, or has none, is not asked which it is", () => {
  const which = /which hosting do you have|what is your host called|or hosting/;
  for (const hostingProvider of ["", "my niece set it up", "Krystal"]) {
    const question = questionOf({ ...hosted, hostingProvider, hostingHelp: true }, "domain-access");
    expect(question).not.toMatch(which);
    expect(question).toMatch(/who can give us access to your hosting/);
  }
  expect(questionOf({ ...hosted, hasHosting: false, hostingHelp: true }, "domain-access")).not.toMatch(which);
  expect(questionOf(hosted, "domain-access")).toMatch(which);
});

it.each([
  ["Maybe some Polish later", "nothing"],
  ["A Welsh version one day.", "nothing"],
  ["The site in English and Welsh please.", "launch"],
  ["We need Polish now, Welsh later.", "launch"],
])("C-32.742 '%s' blocks: %s", (contentNotes, blocks) => {
  expect(find({ contentNotes, contact: { country: "GB" } }, "language")?.blocks).toBe(blocks);
});

it("C-32.743 languages of the customers make no later language one for the launch", () => {
  const answers: Answers = {
    contentNotes: "Maybe some Polish later",
    audience: "Families. Most of them are bilingual",
    contact: { country: "US" },
  };
  expect(find(answers, "language")?.blocks).toBe("nothing");
  expect(find({ ...answers, contact: { country: "DE" } }, "language")?.blocks).toBe("launch");
});

it("C-32.1272 a mailbox on the domain that the client hopes to get is asked about with it", () => {
  const contact = { email: "gaz@spokes.example", country: "GB" };
  const question = (domainName: string) => questionOf({ domainName, contact }, "domain");
  expect(question("spokes.example if its going?")).toMatch(/does it receive mail today/);
  expect(question("wheels.example if its going?")).not.toMatch(/mail today/);
});
