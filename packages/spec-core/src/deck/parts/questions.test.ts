import { describe, expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { listsDeeds } from "../data/of-business.ts";
import { draftContent } from "../index.ts";

/** A form whose owner agrees to everything that is proposed. */
function agreedForm(formData: object) {
  const form = onboardingSchema.parse({
    formData: { pages: ["Home", "About", "Services", "FAQ", "Team", "Contact"], ...formData },
  });
  const { statements, facts } = publicWords(form.formData);
  const words = [...facts, ...statements.filter(({ kind }) => kind === "unsure")];
  const wordChoices = words.map(({ id, proposal }) => ({ id, print: proposal === "print" }));
  return { ...form, formData: { ...form.formData, wordChoices } };
}

const slotsOf = (formData: object) =>
  draftContent(
    buildSpec(agreedForm(formData), {
      now: new Date(0),
      id: () => "x",
      product: "Acme",
      host: "acme.example",
    }),
  ).slots;

/** The questions of a site with their answers. */
function asked(formData: object): Record<string, string> {
  const slots = slotsOf(formData).filter(({ page, section }) => page === "/faq" && section === "questions");
  const answers = slots.filter(({ kind }) => kind === "answer").map(({ text }) => text);
  const questions = slots.filter(({ kind }) => kind === "question").map(({ text }) => text);
  return Object.fromEntries(questions.map((question, index) => [question, answers[index] ?? ""]));
}

const counsellor = {
  businessName: "Harbour Counselling",
  niche: "Counsellor",
  description: "I work with adults and couples in Whitby. My room is on the ground floor.",
  contact: { country: "GB", phone: "01947 960 123", email: "hello@harbour.example", address: "Whitby YO21" },
  offers: [
    { name: "Individual session", what: "50 minutes", price: "£60" },
    { name: "Couples session", what: "75 minutes", price: "£90" },
    { name: "First chat", what: "Skype or phone", price: "free" },
  ],
};

describe("the questions that facts answer", () => {
  it("C-36.217 one question asks for all prices, and says what each is for as the client typed it", () => {
    expect(asked({ ...counsellor, contentStyle: "Professional" })).toEqual({
      "What are your fees?":
        "My fees: individual session £60 (50 minutes); couples session £90 (75 minutes); first chat free (Skype or phone).",
      "Where are you based?": "I am in Whitby.",
      "How can I contact you?": "Please call 01947 960 123 or write to hello@harbour.example.",
    });
    expect(asked({ ...counsellor, contentStyle: "Casual" })["How do I reach you?"]).toBe(
      "Ring 01947 960 123 or email hello@harbour.example.",
    );
    expect(asked({ ...counsellor, contentStyle: "Technical" }).Contact).toBe(
      "Tel. 01947 960 123, e-mail hello@harbour.example.",
    );
  });

  it("C-36.218 lengths and sizes are no services, and what has prices alone is listed once", () => {
    const offers = ["30 minutes", "45 minutes", "Block of 10"].map((name) => ({ name, price: "" }));
    expect(asked({ ...counsellor, offers, contentStyle: "Casual" })).not.toHaveProperty(["What do you do?"]);
    const named = ["Tree surveys", "Stump grinding"].map((name) => ({ name, price: "" }));
    expect(asked({ ...counsellor, offers: named, contentStyle: "Casual" })["What do you do?"]).toBe(
      "I do tree surveys and stump grinding.",
    );
  });

  it.each([
    ["14 Micklegate\nYork YO1 6HU", "at 14 Micklegate, York YO1 6HU"],
    ["Forge Lane\nSheffield S9 2TX", "on Forge Lane, Sheffield S9 2TX"],
    ["Preston Yard, Cirencester", "at Preston Yard, Cirencester"],
    ["Ilkley LS29", "in Ilkley"],
    ["near Otley LS21", "near Otley"],
    ["Greeneville, TN 37743", "in Greeneville, TN 37743"],
    ["Peterborough, Ontario", "in Peterborough, Ontario"],
    ["Peterborough, ON K9H 2S5", "in Peterborough, ON K9H 2S5"],
    ["Clonakilty, Co. Cork", "in Clonakilty, Co. Cork"],
    ["Bantry, West Cork, Ireland", "in Bantry, West Cork, Ireland"],
    ["Hay-on-Wye, Powys HR3 5AA", "in Hay-on-Wye, Powys"],
    ["Chapel Hill, North Carolina", "in Chapel Hill, North Carolina"],
    ["Bishop's Castle, Shropshire", "in Bishop's Castle, Shropshire"],
    ["Lagos, western Algarve", "in Lagos, western Algarve"],
    ["The Old Forge, Shropshire", "at The Old Forge, Shropshire"],
    ["The Old Wheelwright's, Back Lane, Much Wenlock", "at The Old Wheelwright's, Back Lane, Much Wenlock"],
    ["Ashgrove, Mill Road, Kilkenny", "at Ashgrove, Mill Road, Kilkenny"],
    ["Riverside Barn, Ilkley", "at Riverside Barn, Ilkley"],
    ["Ashgrove Barn, Ely", "at Ashgrove Barn, Ely"],
    ["In der Au 5, Linz", "at In der Au 5, Linz"],
    ["Unit B, Castlemaine", "at Unit B, Castlemaine"],
    ["Rue du Four, Nantes", "on Rue du Four, Nantes"],
    ["Dungog NSW 2420", "in Dungog NSW 2420"],
    ["21450 Oak Rd, Hamilton", "at 21450 Oak Rd, Hamilton"],
    ["Off Highway 111 in Cookeville", "off Highway 111 in Cookeville"],
    ["2/38 Templeton St, Castlemaine VIC 3450", "at 2/38 Templeton St, Castlemaine VIC 3450"],
  ])("C-36.219 %j stands in a sentence as %s", (address, said) => {
    const contact = { ...counsellor.contact, address };
    expect(asked({ ...counsellor, contact, contentStyle: "Casual" })["Where are you?"]).toBe(
      `You’ll find me ${said}.`,
    );
  });

  it("C-36.220 a team has its roles where they differ, one of a kind each, and no relatives of the owner as such", () => {
    const description = "We tattoo in Margate. 3 artists: Jo, Seb and Nia.";
    const studio = { ...counsellor, description, contentStyle: "Casual", niche: "Tattoo studio" };
    expect(asked(studio)["Who’s who?"]).toBe("There’s Jo, Seb and Nia.");
    const texts = slotsOf(studio).filter(({ page, section }) => page === "/team" && section === "roster");
    expect(texts.filter(({ id }) => id.endsWith(".text")).map(({ text }) => text)).toEqual([
      "Artist",
      "Artist",
      "Artist",
    ]);
    const family = { ...studio, description: "My sister Karen and I run it. We bake bread in Helston." };
    expect(JSON.stringify(slotsOf(family))).not.toMatch(/"Sister"/u);
  });
});

describe("what the client lists as offers", () => {
  const printed = (formData: object, kind: string) => {
    const { facts } = publicWords(onboardingSchema.parse({ formData }).formData);
    return facts.filter((fact) => fact.kind === kind && fact.proposal === "print").map(({ text }) => text);
  };

  it("C-36.221 gets no further ones from the words of a sentence, but those with a price", () => {
    const description = "Oil and gas, marine, legal contracts and court documents. Certificates £45.";
    expect(printed({ ...counsellor, description }, "service").slice(0, 3)).toEqual(
      counsellor.offers.map(({ name }) => name),
    );
    expect(printed({ ...counsellor, description }, "service")).not.toContain("marine");
    expect(printed({ ...counsellor, offers: [], description }, "service")).toContain("marine");
  });

  it("C-36.223 the year in which a parent retired founded nothing", () => {
    const founded = (description: string) => printed({ ...counsellor, description }, "founded");
    expect(founded("Family firm. My sister and I run it now since dad retired in 2019.")).toEqual([]);
    expect(founded("Family firm in Helston since 1931.")).toEqual(["1931"]);
  });

  it("C-36.222 a standard's number is no price, a helpline no colleague, and a price told again no offer", () => {
    expect(
      printed({ ...counsellor, description: "Surveys from £60, all work to BS 3998." }, "price"),
    ).not.toContain("3998");
    expect(
      printed({ ...counsellor, description: "In a crisis please ring Samaritans on 116 123." }, "person"),
    ).toEqual([]);
    const funerals = {
      ...counsellor,
      description: "Simple unattended cremation £1,295.",
      offers: [{ name: "Simple cremation", what: "no service", price: "£1,295" }],
    };
    const priced = slotsOf({ ...funerals, pages: ["Home", "Pricing"] }).filter(
      ({ page, id }) => page === "/pricing" && id.endsWith(".title"),
    );
    expect(priced.map(({ text }) => text).filter((text) => /cremation/iu.test(text))).toEqual([
      "Simple cremation",
    ]);
  });

  it("C-36.244 questions that the client typed stand first on the FAQ page, in their own words, and nowhere else", () => {
    const form = {
      ...counsellor,
      contentNotes:
        "What people ask: do I need a referral (no, just ring), how many sessions will it take (it depends, most come for six).",
    };
    const answers = asked(form);
    expect(Object.entries(answers).slice(0, 2)).toEqual([
      ["Do I need a referral?", "No, just ring."],
      ["How many sessions will it take?", "It depends, most come for six."],
    ]);
    const elsewhere = slotsOf(form).filter(({ page, text }) => page !== "/faq" && text.includes("referral"));
    expect(elsewhere).toEqual([]);
  });

  it("topics with answers in a line of the notes stand there as questions, and without the page lose their label", () => {
    const contentNotes = "FAQ: parking - behind the mill, do you take cards (all but Amex).";
    const entries = Object.entries(asked({ ...counsellor, contentNotes }));
    expect(entries.slice(0, 2)).toEqual([
      ["Parking?", "Behind the mill."],
      ["Do you take cards?", "All but Amex."],
    ]);
    const texts = slotsOf({ ...counsellor, pages: ["Home", "About"], contentNotes }).map(({ text }) => text);
    expect(texts.join("\n")).toContain("Do you take cards? All but Amex");
    expect(texts.join("\n")).not.toContain("FAQ: ");
  });

  it.each([
    ["Casual", "When are you open?", "Courses Mo, Di, Do 18:30-20:45, Sa 9-11. Phone only 12-14."],
    [
      "Professional",
      "What are your opening hours?",
      "Courses Mo, Di, Do 18:30-20:45, Sa 9-11. Phone only 12-14.",
    ],
  ])("C-36.267 hours that begin with other words stand alone, %s", (contentStyle, question, answer) => {
    const openingHours = "Courses Mo, Di, Do 18:30-20:45, Sa 9-11. Phone only 12-14";
    const contact = { ...counsellor.contact, openingHours };
    expect(asked({ ...counsellor, contact, contentStyle })[question]).toBe(answer);
  });

  it("no customer asks for the number of a taxpayer, and a house in a hamlet has 'at' before it", () => {
    const contact = {
      ...counsellor.contact,
      country: "FR",
      address: "Le Séchoir, lieu-dit Les Granges, 24600 Ribérac",
    };
    const answers = asked({ ...counsellor, contact, registrationNumber: "SIRET 732 829 320 00074" });
    expect(answers["How is your business registered?"]).toBeUndefined();
    expect(Object.values(answers).join(" ")).toContain("at Le Séchoir, lieu-dit Les Granges");
  });

  it.each([
    ["Professional", "My registration: no. 19402217."],
    ["Casual", "Yes: registration no. 19402217."],
  ])("C-36.268 the answer about the registration says its label once, %s", (contentStyle, answer) => {
    const legalForm = "Private limited company, registered in England and Wales";
    const answers = asked({ ...counsellor, contentStyle, legalForm, registrationNumber: "19402217" });
    expect(answers["How is your business registered?"]).toBe(answer);
  });

  it.each(["Harbour Counselling Ltd", "Harbour & Sons", "Naches Valley Portables LLC"])(
    "C-36.246 a company speaks as 'we', whoever filled in the form: %s",
    (businessName) => {
      const answers = asked({ ...counsellor, contentStyle: "Professional", businessName });
      expect(answers["Where are you based?"]).toBe("We are in Whitby.");
    },
  );

  it.each([
    ["Me (Gareth) and two lads, here since 2006.", "We"],
    ["Just me and my son Wyatt. I answer the phone.", "We"],
    ["Just me and a very good oven. I bake on Fridays.", "I"],
    ["Me and my dog live in Whitby. I walk him daily.", "I"],
  ])("who works with others speaks as 'we', whoever of them writes: '%s'", (description, speaker) => {
    const answers = asked({ ...counsellor, contentStyle: "Professional", description });
    expect(answers["Where are you based?"]).toMatch(new RegExp(`^${speaker} a`, "u"));
  });

  it.each([
    ["I'm Ada Rowe, a counsellor. I come to you.", "I"],
    ["I'm Ada Rowe, a counsellor. We come to you.", "We"],
    ["I'm a counsellor. I come to you.", "We"],
  ])("C-36.1008 a company of which the owner says '%s' speaks as '%s'", (description, speaker) => {
    const form = { ...counsellor, contentStyle: "Professional", businessName: "Harbour LLC", description };
    expect(asked(form)["Where are you based?"]).toMatch(new RegExp(`^${speaker} a`, "u"));
  });

  it("C-36.245 without a page for them they stay sentences", () => {
    const form = { ...counsellor, pages: ["Home", "About"], contentNotes: "Do you deliver? Yes, in York." };
    expect(slotsOf(form).some(({ text }) => text === "Do you deliver? Yes, in York.")).toBe(true);
  });
});

describe("C-36.711 the client's sentences as answers", () => {
  const clinic = { businessName: "Otley Osteopaths", pages: ["Home", "FAQ"] };

  it("the way in and the parking are two answers, even from one sentence", () => {
    const description =
      "We treat backs. We're on the ground floor, no steps, and there are four parking spaces in front.";
    expect(asked({ ...clinic, description })).toMatchObject({
      "Is there step-free access?": "We’re on the ground floor, no steps.",
      "Where can I park?": "There are four parking spaces in front.",
    });
  });

  it("who comes to the customers works, and is not open", () => {
    const form = { businessName: "Wash", niche: "mobile car valeting", pages: ["Home", "FAQ"] };
    const contact = { openingHours: "Mon to Fri 8-5" };
    expect(asked({ ...form, contact })["What are your working hours?"]).toContain("Mon to Fri 8-5");
    expect(asked({ ...form, contact, contentStyle: "Casual" })["When do you work?"]).toContain(
      "work Mon to Fri",
    );
    const shop = { ...contact, address: "2 Mill Lane, Otley LS21" };
    expect(asked({ ...form, contact: shop, contentStyle: "Casual" })["When are you open?"]).toBeDefined();
  });

  it("names that need an article are a list after a colon", () => {
    const form = { businessName: "Hatch", contentStyle: "Casual", pages: ["Home", "FAQ"] };
    const offers = [{ name: "Loaf" }, { name: "Celebration cake" }];
    expect(Object.values(asked({ ...form, offers }))).toContain("On the list: loaf and celebration cake.");
    const deeds = [{ name: "Repairs" }, { name: "Tuning" }];
    expect(Object.values(asked({ ...form, offers: deeds })).join()).toMatch(
      /(?:we|I) \p{L}+ repairs and tuning/iu,
    );
  });

  it("half of what is said on diets is no answer", () => {
    const [half, warning] = ["Vegan pies on request.", "Our oven is not safe for coeliacs."];
    const formData = { businessName: "Hatch", description: `${half} ${warning}`, pages: ["Home", "FAQ"] };
    const { statements } = publicWords(onboardingSchema.parse({ formData }).formData);
    const answersWith = (printed: readonly string[]) => {
      const wordChoices = statements.map(({ id, text }) => ({ id, print: printed.includes(text) }));
      const spec = buildSpec(onboardingSchema.parse({ formData: { ...formData, wordChoices } }), {
        now: new Date(0),
        id: () => "x",
        product: "Acme",
        host: "acme.example",
      });
      return draftContent(spec)
        .slots.filter(({ kind }) => kind === "answer")
        .map(({ text }) => text);
    };
    expect(answersWith([half, warning])).toContain(`${half} ${warning}`);
    expect(answersWith([half]).join(" ")).not.toContain("Vegan");
  });
});

describe("an answer is worth reading, or the question is left out", () => {
  const form = {
    businessName: "Flue & Co",
    niche: "stove fitting",
    contentStyle: "Casual",
    pages: ["Home", "FAQ"],
  };

  it("C-36.972 what is offered is told in the client's sentence, not as words taken from it", () => {
    const description =
      "We fit stoves in Bodmin. Liners, flue brushing, hearths and log stores. All work is signed off.";
    expect(asked({ ...form, description })["What do you do?"]).toBe(
      "Liners, flue brushing, hearths and log stores.",
    );
    const offers = [{ name: "Liners" }, { name: "Flue brushing" }];
    const listed = { ...form, description: "We fit stoves in Bodmin.", offers };
    expect(asked(listed)["What do you do?"]).toBe("We do liners and flue brushing.");
  });

  it("C-36.973 names without roles are told in the client's sentence about these people", () => {
    const description = "We are Ann and Joe Weir, husband and wife, fitting stoves in Bodmin since 2011.";
    expect(asked({ ...form, description })["Who’s who?"]).toBe(description);
    const partners = "Ann Weir and Joe Hale are the partners. We fit stoves in Bodmin.";
    expect(asked({ ...form, description: partners })["Who’s who?"]).toBe("There’s Ann Weir and Joe Hale.");
  });

  it("C-36.974 hours inside a sentence begin with a small letter, unless with a day", () => {
    const hours = (openingHours: string) =>
      asked({
        ...form,
        contentStyle: "Professional",
        contact: { openingHours, address: "2 Mill Lane, Bodmin" },
      })["What are your opening hours?"];
    expect(hours("By appointment, Tuesday to Friday")).toBe(
      "Our opening hours: by appointment, Tuesday to Friday.",
    );
    expect(hours("Tuesday to Friday, 9-5")).toBe("Our opening hours: Tuesday to Friday, 9-5.");
  });
});

it("C-36.1004 a sentence that lists what is made there differs from one on the shop", () => {
  const made = "Our cook Una makes a short menu: soup from our leeks when there are any, a good pie, scones.";
  expect(listsDeeds.test(made)).toBe(true);
  expect(listsDeeds.test("We sell wool in Bodmin, and the shop is open daily.")).toBe(false);
});

it("a question is answered by a sentence that comes to it, not by a list of everything else with the answer at its end", () => {
  const shop = (sentence: string) =>
    asked({
      businessName: "Tarn Frames",
      niche: "Framer",
      description: `We frame pictures in Ely. ${sentence}`,
    });
  const question = "How long does it take?";
  expect(shop("Most frames are ready in two weeks.")[question]).toBe("Most frames are ready in two weeks.");
  const list =
    "We make frames of oak and ash, mounts in forty colours, boxes for medals and football shirts, mirrors and small easels, and we cut the glass ourselves at the back, so most of it is ready in two weeks.";
  expect(shop(list)[question]).toBeUndefined();
});

it("what is not done, new customers and cancelling have their questions", () => {
  const answers = asked({
    businessName: "Tarn Accounts",
    niche: "Bookkeeper",
    description:
      "I keep books for shops in Ely. What I don’t do: payroll, audits, share schemes. I take 2 new clients a month. Cancel with a day’s notice and you pay nothing.",
  });
  expect(answers["Is there anything that you don’t do?"]).toBe(
    "What I don’t do: payroll, audits, share schemes.",
  );
  expect(Object.values(answers)).toContain("I take 2 new clients a month.");
  expect(answers["What if I have to cancel?"]).toBe("Cancel with a day’s notice and you pay nothing.");
});

it("the prices have short notes in brackets, none with brackets or full stops of their own", () => {
  const answers = asked({
    businessName: "Tarn Kilns",
    niche: "Pottery",
    description: "We teach pottery in Ely.",
    offers: [
      { name: "Taster evening", what: "two hours", price: "£25" },
      { name: "Weekend", what: "Both days (lunch included). Clay is extra", price: "£140" },
    ],
    contact: { country: "GB" },
  });
  const prices = Object.values(answers).find((answer) => answer.includes("£25"));
  expect(prices).toMatch(/taster evening £25 \(two hours\); weekend £140(?! \()/iu);
});
