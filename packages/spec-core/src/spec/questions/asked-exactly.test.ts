import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";
import type { Clarification } from "./clarification.ts";

const ids = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

describe("dates and phone numbers that cannot be right", () => {
  const at =
    (now: string) =>
    (contentNotes: string): Clarification | undefined =>
      clarificationsOf(
        projectOf(onboardingSchema.parse({ formData: { contentNotes } }), { ...context, now: new Date(now) }),
      ).find(({ id }) => id === "date-weekday");

  // The calendar: 9 May is a Friday in 2025, a Saturday in 2026 and a Sunday in 2027.
  it("C-32.1182 a weekday that its date does not have when it next falls is asked about, with the right one", () => {
    const inMarch = at("2026-03-01T12:00:00Z");
    expect(inMarch("The fair is Sunday 9 May, from 10.")?.question).toContain("9 May 2026 is a Saturday");
    expect(inMarch("The fair is Saturday 9 May, from 10.")).toBeUndefined();
    expect(inMarch("The fair is Saturday, May 9th.")).toBeUndefined();
    expect(at("2026-06-01T12:00:00Z")("The fair is Saturday 9 May.")?.question).toContain(
      "9 May 2027 is a Sunday",
    );
    expect(at("2026-06-01T12:00:00Z")("The fair is Sunday the 9th of May.")).toBeUndefined();
  });

  it("C-32.1183 a year that is written counts, and a day in the past is left alone", () => {
    const inMarch = at("2026-03-01T12:00:00Z");
    expect(inMarch("The fair is Sunday 9 May 2027.")).toBeUndefined();
    expect(inMarch("We opened on Monday 9 May with one oven.")).toBeUndefined();
    expect(inMarch("The fair is on 9 May.")).toBeUndefined();
  });

  const us = { country: "US", phone: "802-555-0147" };

  it("C-32.1184 a second number without area code or with two digits swapped is asked about", () => {
    const slip = { contact: us, contentNotes: "Nights and weekends call 555-0174, only for members." };
    const question = find(slip, "phone-doubtful");
    expect(question?.question).toMatch(/swapped.*area code.*only for some/);
    expect(question?.quotes).toEqual([slip.contentNotes, "802-555-0147"]);
    expect(
      questionOf({ contact: us, contentNotes: "At night ring 555-0190." }, "phone-doubtful"),
    ).not.toMatch(/swapped/);
    const british = { country: "GB", phone: "01632 960147" };
    expect(
      questionOf({ contact: british, contentNotes: "At night ring 01632 960174." }, "phone-doubtful"),
    ).toMatch(/swapped/);
  });

  it("C-32.1185 another whole number and the main one said again are no slips", () => {
    for (const contentNotes of [
      "At night ring 802-555-0190.",
      "Call 802 555 0147 first.",
      "Call 555-0147 first.",
      "We have laid 555 0174 bricks.",
    ])
      expect(ids({ contact: us, contentNotes })).not.toContain("phone-doubtful");
  });

  it.each([
    ["Our license number is 1023456.", false],
    ["The policy number is 4455667, we text you a copy.", false],
    ["Our registration number (1023456) is on the van, call to hear more.", false],
    ["The night line is 555-0190.", true],
    ["At night the number is 555-0190.", true],
    ["555-0190 is the night line.", true],
    ["Or dial me on 555-0190.", true],
  ])("C-32.1260 the digits in '%s' are a phone number without its area code: %s", (contentNotes, isPhone) => {
    expect(ids({ contact: us, contentNotes }).includes("phone-doubtful")).toBe(isPhone);
  });

  it.each([
    ["Don't show my home number, the office one is fine.", false],
    ["Please don't print our private number, use the shop number.", false],
    ["Please don't print my private number.", true],
  ])("C-32.1261 after '%s' it is open which number the site shows: %s", (contentNotes, isOpen) => {
    expect(ids({ contact: us, contentNotes }).includes("phone-private")).toBe(isOpen);
  });

  it.each([
    ["07700 900123", "Keep the mobile off the website.", true],
    ["01632 960147", "Keep the mobile off the website.", false],
    ["07700 900123", "Put the mobile on every page.", false],
    ["07700 900123", "Landline only please.", true],
    ["01632 960147", "Landline only please.", false],
  ])(
    "C-32.1268 with only '%s', after '%s' no other number is left to show: asked %s",
    (phone, contentNotes, isAsked) => {
      expect(ids({ contact: { country: "GB", phone }, contentNotes }).includes("phone-private")).toBe(
        isAsked,
      );
    },
  );

  it("C-32.1262 what a number is for is no choice between numbers, and some question quotes it", () => {
    const contentNotes = "The night number is for burst pipes.";
    const quotes = asked({
      niche: "plumber",
      pages: ["Home", "Contact"],
      description: "I mend pipes in Leith.",
      contentNotes,
      contact: { country: "GB", phone: "01632 960147" },
    }).flatMap((question) => question.quotes);
    expect(quotes).toContain(contentNotes);
  });

  it("C-32.1186 who wants their home number off the site is asked which number it is", () => {
    expect(ids({ contact: us, contentNotes: "Please don't publish my home number." })).toContain(
      "phone-private",
    );
    expect(ids({ contact: us, contentNotes: "Please put my mobile number on every page." })).not.toContain(
      "phone-private",
    );
  });
});

describe("prices are asked about by what is open", () => {
  const pages = ["Home", "Pricing"];

  it("C-32.1187 of a fee that is a share the base and what comes on top are asked", () => {
    const answers = {
      pages,
      niche: "Letting agent",
      description: "We let flats. Letting fee 9% + GST.",
      contact: { country: "NZ" },
    };
    expect(questionOf(answers, "prices-missing")).toMatch(/Of what is this share/);
    expect(find(answers, "prices-missing")?.quotes).toEqual(["Letting fee 9% + GST."]);
    expect(ids(answers)).not.toContain("prices-consumers");
    const none = { ...answers, description: "We let flats. 20% discount in May." };
    expect(questionOf(none, "prices-missing")).not.toMatch(/share/);
  });

  it("C-32.1188 a price that a meeting will settle is asked about as a price, not as a say in the site", () => {
    const contentNotes = "Membership £30. The committee will vote on the subscription in May.";
    expect(ids({ contentNotes })).toContain("prices-voted");
    expect(ids({ contentNotes })).not.toContain("sign-off");
    expect(ids({ contentNotes: "The committee has decided on the fees." })).not.toContain("prices-voted");
    expect(ids({ contentNotes: "The committee decides on the texts." })).not.toContain("prices-voted");
  });

  it("C-32.1189 how to show the prices is asked with them, not again", () => {
    const answers = {
      pages,
      description: "We wash blankets. Blanket £12, quilt £18.",
      contentNotes: "Maybe say 'from' or leave prices off, not decided.",
      contact: { country: "GB" },
    };
    expect(questionOf(answers, "prices-current")).toMatch(/exactly, with 'from', or not at all/);
    expect(ids(answers)).not.toContain("open-price");
    expect(questionOf({ ...answers, contentNotes: "" }, "prices-current")).not.toMatch(/not at all/);
  });

  it("C-32.1190 a price that the client has not decided on is asked once and holds up the price page", () => {
    const answers = {
      pages,
      description: "We wash blankets. Quilt £18. Blanket £12 or £14, not decided.",
      contact: { country: "GB" },
    };
    expect(find(answers, "open-price")?.blocks).toBe("page");
    expect(find(answers, "prices-current")?.quotes).toEqual(["Quilt £18."]);
    expect(find({ ...answers, pages: ["Home"] }, "open-price")?.blocks).toBe("nothing");
  });
});

describe("what the law asks of groups that their members run", () => {
  const choir = (niche: string, businessName = "Tideway") => ({
    niche,
    businessName,
    description: "We sing. Membership is £60 a year.",
    pages: ["Home", "Contact"],
    contact: { country: "GB", email: "a@tideway.example" },
  });

  it.each([
    "Shirts for rugby clubs",
    "Hand-made golf clubs",
    "Window cleaning for housing associations",
    "Supplier to a sailing club",
    "Choir robes",
  ])("C-32.1264 who works for clubs or sells them is asked for the tax: '%s'", (niche) => {
    expect(questionOf(choir(niche), "registration")).toMatch(/VAT/);
  });

  it.each(["Sailing club in Hull", "Choir for beginners", "Golf club"])(
    "C-32.1265 '%s' is a group of members and is not asked for the tax",
    (niche) => {
      expect(questionOf(choir(niche), "registration")).not.toMatch(/VAT/);
    },
  );

  it("C-32.1192 a choir or club is asked for no tax, and if it is a charity", () => {
    for (const niche of ["Community choir", "Rowing club", "Allotment association"]) {
      expect(questionOf(choir(niche), "registration")).not.toMatch(/VAT/);
      expect(questionOf(choir(niche), "registration")).toMatch(/charity/);
    }
    for (const niche of ["Singing lessons", "Night club"])
      expect(questionOf(choir(niche), "registration")).toMatch(/VAT/);
    expect(questionOf(choir("Rowing club", "Tideway Boats Ltd"), "registration")).toMatch(/VAT/);
  });

  it("C-32.1193 that the site has to say it is written only where the site waits for it", () => {
    const answers = { ...choir("Plumber", "Tideway Plumbing"), description: "Call-out $60 plus GST." };
    const open = find({ ...answers, contact: { country: "NZ" } }, "registration");
    expect(open?.blocks).toBe("nothing");
    expect(open?.question).not.toMatch(/has to say/);
    const british = find({ ...answers, description: "Call-out £60." }, "registration");
    expect(british?.blocks).toBe("launch");
    expect(british?.question).toMatch(/has to/);
  });
});

describe("own pages are asked about by what they are", () => {
  const page = (name: string, contentNotes = ""): string =>
    asked({ customPages: [name], contentNotes }).find(({ about }) => about === name)?.question ?? "";

  it.each(["Concerts", "Recitals", "Exhibitions"])(
    "C-32.1194 a page of performances asks for tickets, not for what to bring: %s",
    (name) => {
      expect(page(name)).toMatch(/get tickets/);
      expect(page(name)).not.toMatch(/bring|cannot take part/);
    },
  );

  it("C-32.1195 a page of outings still asks what to bring", () => {
    expect(page("Tours")).toMatch(/bring/);
    expect(page("Weekends")).toMatch(/cannot take part/);
  });

  it.each(["Linen Hire", "Crockery Hire", "Crane hire"])(
    "C-32.1196 what is hired from a business is no room: %s",
    (name) => {
      expect(page(name)).toMatch(/lost or damaged/);
      expect(page(name)).not.toMatch(/how many people|food and drink/);
    },
  );

  it.each(["Room Hire", "Venue hire", "Private hire", "Hire"])("C-32.1197 a room is one: %s", (name) => {
    expect(page(name)).toMatch(/how many people fit in/);
  });

  it("C-32.1198 a page for reports asks for the form and the number at night, and quotes what is told", () => {
    const notes = "Out-of-hours calls are for floods. We reply to reports within two hours.";
    const question = asked({ customPages: ["Report a fault"], contentNotes: notes }).find(
      ({ about }) => about === "Report a fault",
    );
    expect(question?.question).toMatch(/what the form asks.*which number/);
    expect(question?.question).not.toMatch(/price|how soon|counts as an emergency/);
    expect(question?.quotes).toContain("Out-of-hours calls are for floods.");
    expect(page("Annual report")).not.toMatch(/what the form asks/);
  });

  it("C-32.1199 a minimum order that is told as a sum is not asked again", () => {
    expect(page("Wholesale", "Wholesale minimum is £50 a drop.")).not.toMatch(/minimum order/);
    expect(page("Wholesale", "Wholesale is welcome.")).toMatch(/minimum order/);
  });
});

describe("areas, praise and addresses", () => {
  it("C-32.1202 of praise that may be used only the name is asked", () => {
    const said = 'Testimonial from a lady in Perth: "They were tidy, kind and on time."';
    const answers = (rest: string) => ({ pages: ["Home", "Testimonials"], contentNotes: `${said} ${rest}` });
    const question = find(answers("She said it's fine to use it."), "testimonials");
    expect(question?.question).toMatch(/^Which name exactly/);
    expect(question?.question).not.toMatch(/agreed|word for word/);
    expect(questionOf(answers(""), "testimonials")).not.toMatch(/^Which name exactly/);
  });

  it("C-32.1203 who gives a town alone is told that the street would be printed", () => {
    const answers = {
      niche: "Mobile barber",
      pages: ["Home", "Contact"],
      contact: { country: "GB", address: "Ludlow, Shropshire", openingHours: "Mon-Fri 9-5" },
    };
    expect(questionOf(answers, "address-whole")).toMatch(/would print it: say so/);
    const whole = { ...answers, contact: { country: "GB", address: "4 Mill Lane, Ludlow" } };
    expect(questionOf(whole, "address-whole")).not.toMatch(/would print it/);
  });
});

describe("a quotation that points back", () => {
  const quotes = (contentNotes: string): string[] =>
    asked({ contentNotes }).flatMap((each) => (each.id === "words-waiting" ? [] : each.quotes));

  it("C-32.1204 has the sentence before it", () => {
    const first = "Half price in January for old customers.";
    const second = "Did that last winter, not sure whether we keep it.";
    const all = quotes(`${first} ${second}`);
    expect(all).toContain(second);
    expect(all[all.indexOf(second) - 1]).toBe(first);
  });

  it("C-32.1205 stands alone where its words point nowhere, or the sentence before must not be told", () => {
    const nowhere = "This summer we may drop Sundays, not decided.";
    expect(quotes(`We paint gates. ${nowhere}`)).not.toContain("We paint gates.");
    const secret = "Between us, the landlord wants us out.";
    expect(quotes(`${secret} That may change our hours, not decided.`)).not.toContain(secret);
  });
});
