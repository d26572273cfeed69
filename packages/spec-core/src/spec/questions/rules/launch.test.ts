import { describe, expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

it("C-32.1403 who sets the domain's records is not asked for the registrar's login", () => {
  const answers = (onlyForUs: string): Answers => ({
    niche: "IT support",
    pages: ["Home"],
    hasDomain: true,
    domainName: "pullenit.example",
    onlyForUs,
  });
  expect(questionOf(answers("I'll do the DNS, don't ask for the registrar login."), "domain-access")).toMatch(
    /who sets its records and when/,
  );
  expect(questionOf(answers("Not VAT registered."), "domain-access")).toMatch(/login at its registrar/);
});

it("C-32.1404 a blackboard decides nothing", () => {
  const answers = (contentNotes: string): Answers => ({ niche: "wine bar", pages: ["Home"], contentNotes });
  expect(
    find(answers("The board changes daily so can the food page just be a sample?"), "sign-off"),
  ).toBeUndefined();
  expect(find(answers("Everyone on the board has to agree on the site."), "sign-off")).toBeDefined();
});

it.each([
  ["My daughter says don't let it look like a gentlemen's club.", false],
  ["My daughter says green, my wife wants blue.", true],
])("C-32.1310 '%s' needs somebody with the final say: %s", (contentNotes, isAsked) => {
  expect(
    find({ niche: "tailor", pages: ["Home"], description: "Suits.", contentNotes }, "sign-off") !== undefined,
  ).toBe(isAsked);
});

it.each([
  ["The chap of the old website has the login for the domain.", false],
  ["The texts on the old website can move.", true],
])("C-32.1127 with '%s' the site so far is asked about: %s", (contentNotes, isAsked) => {
  const answers: Answers = {
    niche: "roofer",
    pages: ["Home"],
    hasDomain: true,
    domainName: "roofs.example",
    description: "I mend roofs.",
    contentNotes,
  };
  expect(find(answers, "old-site") !== undefined).toBe(isAsked);
  expect(find(answers, "domain-access")?.question).toMatch(
    isAsked ? /mailboxes run\?$/ : /may it be replaced/,
  );
});

const contactPage: Answers = { pages: ["Home", "Contact"], contact: { country: "GB", email: "a@b.example" } };

it("the agency names the host and the service behind the form, which the privacy notice names", () => {
  expect(find(contactPage, "host-named")).toMatchObject({ asks: "agency", blocks: "launch" });
  expect(find(contactPage, "host-named")?.question).toMatch(/^Which host and which service/);
  const hosted = { ...contactPage, hasHosting: true, hostingProvider: "Krystal" };
  expect(find(hosted, "host-named")?.question).toMatch(/^Which service/);
  expect(find({ pages: ["Home"], contact: { country: "GB" } }, "host-named")).toBeUndefined();
});

describe("hosting is asked of whoever arranges it", () => {
  it.each<[string, Answers, string, RegExp]>([
    ["the agency, with help", { hostingHelp: true }, "domain", /hosting/],
    [
      "the agency, beside a mailbox",
      { hostingHelp: true, contact: { email: "a@kiln.example" } },
      "domain",
      /hosting/,
    ],
    [
      "the agency, for a domain",
      { hostingHelp: true, hasDomain: true, domainName: "kiln.example" },
      "domain-access",
      /account|pays for the hosting/,
    ],
    [
      "a client with the login",
      {
        hasDomain: true,
        domainName: "kiln.example",
        hasHosting: true,
        hostingProvider: "Current host is paid until March, I have the login",
      },
      "domain-access",
      /give us access/,
    ],
    ["nobody yet", { pages: ["Home", "Contact"], hostingHelp: false }, "host-named", /does the agency use/],
  ])("%s", (_, formData, id, never) => {
    expect(questionOf(formData, id)).not.toBe("");
    expect(questionOf(formData, id)).not.toMatch(never);
  });

  it("who pays is asked of a client who asked for no help", () => {
    expect(questionOf({}, "domain")).toMatch(/who pays for it and the hosting/);
  });

  it("the name of a host that is told only as 'current host' is asked for", () => {
    const hosted: Answers = { hasDomain: true, domainName: "kiln.example", hasHosting: true };
    const access = (hostingProvider: string) => questionOf({ ...hosted, hostingProvider }, "domain-access");
    expect(access("Current host is paid until March, I have the login")).toMatch(/what is your host called/);
    expect(access("Krystal")).not.toMatch(/what is your host called/);
    expect(access("Krystal")).toMatch(/who can give us access to your hosting/);
  });
});

const withOldSite: Answers = {
  pages: ["Home"],
  description: "We build in Leeds. We've an old site my nephew did, don't copy anything off it.",
  hasDomain: true,
  domainName: "builders.example",
};

it("C-32.358 an old site of which nothing is kept is asked about with the access to its domain", () => {
  expect(find(withOldSite, "old-site")).toBeUndefined();
  expect(questionOf(withOldSite, "domain-access")).toMatch(/may it be replaced/);
  const kept = {
    ...withOldSite,
    description: "We build in Leeds. The old site has good texts, please move them.",
  };
  expect(find(kept, "old-site")).toBeDefined();
  expect(questionOf(kept, "domain-access")).not.toMatch(/may it be replaced/);
  expect(find({ ...withOldSite, hasDomain: false, domainName: "" }, "old-site")).toBeDefined();
});

it.each([
  ["My son wants a bit of Irish on it, a line would do.", false],
  ["My son wants the site in blue, I want it green.", true],
])("C-32.1138 '%s' needs somebody with the final say: %s", (contentNotes, isAsked) => {
  expect(
    find({ niche: "inn", pages: ["Home"], description: "Rooms in Galway.", contentNotes }, "sign-off") !==
      undefined,
  ).toBe(isAsked);
});

it("C-32.58 who has the final say is asked where several people seem to have one", () => {
  expect(find({ pages: ["Home"], description: "I tune pianos." }, "sign-off")).toBeUndefined();
  const two: Answers = { pages: ["Home"], contentNotes: "Jonas wants it blue, I want it green." };
  expect(find(two, "sign-off")?.question).toMatch(/Several people/);
});

it('C-32.1367 "domain" is not asked where nothing of the kind is meant', () => {
  const answers: Answers = { pages: ["Home"], hasDomain: true, domainName: "roaring.example" };
  expect(find(answers, "domain")).toBeUndefined();
});
