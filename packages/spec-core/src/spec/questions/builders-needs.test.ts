import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const asked = (formData: Answers) =>
  clarificationsOf(projectOf(onboardingSchema.parse({ formData }), context));
const find = (formData: Answers, id: string) => asked(formData).find((question) => question.id === id);

const contactPage: Answers = { pages: ["Home", "Contact"], contact: { country: "GB", email: "a@b.example" } };

describe("what only the client or the agency can tell a builder", () => {
  it("the agency names the host and the service behind the form, which the privacy notice names", () => {
    expect(find(contactPage, "host-named")).toMatchObject({ asks: "agency", blocks: "launch" });
    expect(find(contactPage, "host-named")?.question).toMatch(/^Which host and which service/);
    const hosted = { ...contactPage, hasHosting: true, hostingProvider: "Krystal" };
    expect(find(hosted, "host-named")?.question).toMatch(/^Which service/);
    expect(find({ pages: ["Home"], contact: { country: "GB" } }, "host-named")).toBeUndefined();
  });

  it("words that are proposed to visitors and wait for a decision are asked about", () => {
    const description = "Repairs of cars. We do not do gearboxes and body work.";
    const [second] = projectOf(
      onboardingSchema.parse({ formData: { description } }),
      context,
    ).words.statements.filter(({ proposal, isPrinted }) => proposal === "print" && !isPrinted);
    expect(second).toBeDefined();
    expect(find({ description }, "words-waiting")?.quotes).toContain(second?.text);
    const wordChoices = [{ id: second?.id ?? "", print: true }];
    expect(find({ description, wordChoices }, "words-waiting")?.quotes ?? []).not.toContain(second?.text);
  });

  it("words that are told in confidence are not among them", () => {
    const description = "We groom dogs, cats and rabbits in York. Also the dogs of the mayor, between us.";
    expect(
      asked({ description })
        .flatMap(({ quotes }) => quotes)
        .join(),
    ).not.toContain("mayor");
  });

  it.each([
    ["Closed mid November to the February holidays", true],
    ["Summer: daily 9-22", true],
    ["April to October", false],
    ["14 July to 30 September, every summer day", false],
  ])("opening hours '%s' lack the day on which a season begins: %s", (openingHours, isAsked) => {
    expect(find({ contact: { openingHours } }, "season-dates") !== undefined).toBe(isAsked);
  });

  it.each([
    ["How to come", /where do they go wrong/],
    ["What to bring", /free, lent or sold/],
    ["How to keep the fish", /once opened/],
    ["How it works", /Which steps/],
  ])("a page '%s' asks for what it needs", (title, question) => {
    expect(
      find({ customPages: [title] }, `page-${title.toLowerCase().replaceAll(" ", "-")}`)?.question,
    ).toMatch(question);
  });

  it.each([
    ["7:00-15:00, emergency phone till 20", true],
    ["Mon-Fri 7-15", false],
    ["daily 9-22", false],
    ["pn-pt 7:30-16:00", false],
    ["seg a sex 9:00-18:00", false],
    ["by appointment", false],
  ])("opening hours '%s' name no day: %s", (openingHours, isAsked) => {
    expect(find({ contact: { openingHours } }, "hours-days") !== undefined).toBe(isAsked);
  });

  it.each([
    ["Membership is $40 a year per family.", [], true],
    ["Membership is $40 a year per family.", ["How to join"], false],
    ["We are members of the guild.", [], false],
  ])("'%s' with the pages %j: how people join is asked %s", (description, customPages, isAsked) => {
    expect(find({ description, customPages }, "joining") !== undefined).toBe(isAsked);
  });

  it.each(["Skip bin hire", "Shoeing horses"])("'%s' asks no customer what they sign or borrow", (niche) => {
    const ids = asked({ niche }).map(({ id }) => id);
    expect(ids).not.toContain("customers-cover");
    expect(ids).not.toContain("hire-terms");
  });

  it("what the notes forbid is not offered to visitors", () => {
    const answers = {
      description: "We keep bees. Maybe 40 hives in the barn.",
      contentNotes: "No cartoon bees!!! Not to promise honey.",
    };
    expect(find(answers, "words-waiting")?.quotes.join() ?? "").not.toMatch(/cartoon|promise/);
  });

  it("an own page is not waited for where the answers fill it", () => {
    const boats =
      "We have two skiffs called Morag and The Wee Besom, twenty two feet with four rowers and a cox, both built by the members in the old fish shed.";
    const waits = (description: string) =>
      find({ description, customPages: ["Our skiffs"] }, "page-our-skiffs")?.blocks;
    expect([waits(boats), waits("We have two skiffs.")]).toEqual(["nothing", "page"]);
  });

  it("whoever wants no e-mail reads which law asks for an address", () => {
    const description = "Ring me, I don't do email.";
    const pages = ["Home", "Contact"];
    const question = (country: string) =>
      find({ description, pages, contact: { country } }, "form-recipient")?.question;
    expect(question("IE")).toMatch(/the law asks for an e-mail address/);
    for (const other of ["US", "ZA"]) expect(question(other)).not.toMatch(/law/);
  });

  it("when one may call is quoted where the days are asked for", () => {
    const description = "Ring 085 555 0142 after 6.";
    const answers: Answers = { description, pages: ["Home", "Contact"], contact: { country: "IE" } };
    expect(find(answers, "contact-details")?.quotes).toEqual(["after 6"]);
  });

  it("a logo is asked for with the pictures, and by itself where the answers mention one", () => {
    expect(find({}, "logo")).toBeUndefined();
    expect(find({}, "pictures")?.question).toMatch(/^Do you have a logo/);
    const contentNotes = "Our logo is on the van.";
    expect(find({ contentNotes }, "logo")?.quotes).toEqual([contentNotes]);
    expect(find({ contentNotes }, "pictures")?.question).not.toMatch(/have a logo/);
  });

  it("a name with an apostrophe and one without are two spellings", () => {
    const names = (businessName: string, websiteName: string) =>
      find({ businessName, websiteName }, "name-which") !== undefined;
    expect(names("Ana's Shoes", "Anas Shoes")).toBe(true);
    for (const same of ["Ana’s Shoes", "anasshoes.com", "anas-shoes", "Anasshoes"])
      expect(names("Ana's Shoes", same)).toBe(false);
    expect(names("Sørvågen Fisk", "sorvagen-fisk")).toBe(false);
  });
});

describe("what a builder answers alone is not asked", () => {
  const ids = (formData: Answers) => asked(formData).map(({ id }) => id);

  it("a shop is none whose owner sells and wants no online shop, unless goods are sent", () => {
    const shop = (contentNotes: string) =>
      ids({ pages: ["Home", "Products"], goals: ["Sell Products"], contentNotes }).includes("payment");
    expect(shop("")).toBe(true);
    expect(shop("No online shop please.")).toBe(false);
    expect(shop("No webshop please. We also send by post.")).toBe(true);
    expect(shop("We sell jam to take away but don't ship.")).toBe(false);
    expect(shop("We don't ship, people order online and collect.")).toBe(true);
    expect(shop("No shipping, pickup at the farm gate.")).toBe(true);
  });

  it("who hands food over a window sends nothing, and takes nothing back", () => {
    const food = (niche: string) => ids({ pages: ["Home"], goals: ["Sell Products"], niche });
    for (const id of ["delivery", "returns"]) {
      expect(food("Takeout food, momo")).not.toContain(id);
      expect(food("Smoked fish")).toContain(id);
    }
  });

  it("relatives are asked about where they work with customers", () => {
    const people = (description: string) => find({ description }, "people-unnamed") !== undefined;
    expect(people("My wife Maud and me keep the hut.")).toBe(false);
    expect(people("In summer my cousin Ines teaches.")).toBe(true);
  });
});
