import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import type { Statement } from "../statement.ts";
import { readStatements } from "./read-statements.ts";

const notes = (contentNotes: string): Statement[] => readStatements(formDataSchema.parse({ contentNotes }));
const verdictsOf = (contentNotes: string): string[] =>
  notes(contentNotes).map(({ kind, proposal }) => `${kind} ${proposal}`);
/** What the client is proposed to print, or what is printed unasked. */
const proposed = (contentNotes: string): string[] =>
  notes(contentNotes)
    .filter(({ proposal }) => proposal === "print")
    .map(({ text }) => text);

describe("what visitors need to know is proposed from the notes", () => {
  it.each([
    "The season is April to October.",
    "Parcels go out on Mondays and Thursdays.",
    "We don't repair umbrellas, and no handbags.",
    "We cover about 15 miles, Hexham, Corbridge, Prudhoe and the villages between.",
    "Current waiting time for repairs is six weeks.",
    "closed the first week of January and over Easter.",
  ])("C-29.715 a fact in the notes: %s", (text) => {
    expect(proposed(text)).toEqual([text]);
  });

  it.each([
    "Start afresh.",
    "Steam room is planned.",
    "Prices likely to be plus 5%.",
    "perms 40?? still learning it",
  ])("C-29.716 a scrap, or what is not settled: %s", (text) => {
    expect(proposed(text)).toEqual([]);
  });

  it.each([
    "I usually get back to people the same evening.",
    "We reply to all enquiries within two working days.",
    "I try to ring people back the same day.",
    "Been doing this 14 yrs, before that I was a dental nurse.",
    "I've been at it for twenty years now.",
    "Bring a towel, water, and a mat if you have one.",
    "Please wear old clothes and shoes that can get dirty.",
    "By appointment only, no knocking at the door.",
    "Free quotes but I need to see the roof, a photo helps.",
  ])("C-29.717 how the house works: %s", (text) => {
    expect(proposed(text)).toEqual([text]);
  });

  it.each([
    "Bring the logo to the top.",
    "I usually get back to the agency the same evening, so chase me.",
    "Been doing this 14 yrs, before that I was drinking.",
    "No calling me at home about this.",
  ])("C-29.718 and what only sounds like it: %s", (text) => {
    expect(proposed(text)).toEqual([]);
  });

  it.each([
    ["Filled in by Joan at the desk", "private keep"],
    ["Typed up by my daughter.", "private keep"],
    ["This form was completed by Ravi.", "private keep"],
  ])("C-29.719 who filled in the form is nothing for visitors: %s", (text, verdict) => {
    expect(verdictsOf(text)).toEqual([verdict]);
  });

  it("C-29.720 a price is withheld after 'leave it off'", () => {
    expect(
      proposed(
        "My partner would list the call-out fee, leave it off for now. Currently £40 within 10 miles.",
      ),
    ).toEqual([]);
    expect(proposed("We come to your house. Currently £40 within 10 miles.")).toContain(
      "Currently £40 within 10 miles.",
    );
  });

  it("C-29.721 what should happen if a wish is too dear belongs to the wish", () => {
    expect(
      verdictsOf("Could people book a slot online? If thats too dear leave it and they can text."),
    ).toEqual(["wish keep"]);
  });
});

describe("who works there, and since when, is proposed", () => {
  const proposedOf = (description: string): string[] =>
    readStatements(formDataSchema.parse({ description: `We mend boats in Oban. ${description}` }))
      .slice(1)
      .filter(({ proposal }) => proposal === "print")
      .map(({ text }) => text);

  it.each([
    "My husband Tom does the sails, I do the engines, with Ana in the yard.",
    "Now its myself (Rory), my sister Aoife, and my dad does the varnish.",
    "I've been teaching the harp from my home in Sligo since 2009.",
    "Been going 12 yrs, before that I worked for the harbour",
    "Five stoves at the moment: a Morso, two Jotuls, a small Charnwood, and a cooker.",
    "Ground floor, wheelchair accessible.",
  ])("C-29.728 %s", (text) => {
    expect(proposedOf(text)).toEqual([text]);
  });

  it.each([
    "My husband Tom does the books, I do the rest.",
    "My brother does the sails but he is often late.",
    "I've been waiting for the council since 2019.",
    "We are interviewing a rigger.",
    "I'll send you the exact number when I have it.",
  ])("C-29.729 but not: %s", (text) => {
    expect(proposedOf(text)).toEqual([]);
  });
});

describe("what the client asks the site to say is said in its own words", () => {
  it.each([
    [
      "Please tell people to order a week ahead, everyone rings on Friday and then is upset.",
      "Please order a week ahead",
    ],
    ["Ask parents not to park in the lane.", "Please do not park in the lane"],
    ["Remind people to bring their own towels", "Please bring your own towels"],
    ["The green soup has celery in it, must say", "The green soup has celery in it"],
    ["Christmas is full by September, say so", "Christmas is full by September"],
    [
      "Vans - we do tyres and brakes but NOT engines, need that to be clear as I get asked all the time.",
      "Vans - we do tyres and brakes but NOT engines",
    ],
    ["We use nuts in this kitchen please say that somewhere clear.", "We use nuts in this kitchen"],
    ["The first visit is free, can you make that obvious.", "The first visit is free"],
    ["No foals, but say it nice.", "No foals"],
    ["We don't board cats, want that to be obvious because people keep asking.", "We don't board cats"],
  ])("C-29.722 %s", (text, words) => {
    expect(proposed(text)).toEqual([words]);
  });

  it.each([
    ["Should say so.", "We can bring the paint down to the gate."],
    ["This has to be on there.", "Children must be with an adult at all times."],
    ["Say it kindly but say it.", "No walk-ins on Saturdays."],
    ["Can you say that nicely, one man argues every week.", "Late keys are charged per hour."],
  ])("C-29.725 '%s' is about the sentence before it: %s", (wish, sentence) => {
    expect(verdictsOf(`${sentence} ${wish}`)[0]).toBe("wish keep");
    expect(proposed(`${sentence} ${wish}`)).toEqual([sentence.slice(0, -1)]);
  });

  it("C-29.726 what the business is not is printed only by the client's choice", () => {
    expect(verdictsOf("Full until May so people need to know we are not quick.")).not.toContain("fact print");
    expect(verdictsOf("The site must say that we do not board cats.")).toContain("fact print");
  });

  it("C-29.727 words that must not be written are proposed in no sentence beside it", () => {
    expect(proposed("We are not vegan certified. Please don't write vegan.")).toEqual([]);
    expect(proposed("Parcels go out on Mondays and Thursdays. Please don't write vegan.")).toEqual([
      "Parcels go out on Mondays and Thursdays.",
    ]);
  });

  it("C-29.724 a request with a private reason is printed only by the client's choice", () => {
    expect(verdictsOf("Tell people to pay me in cash, the taxman need not know.")).toEqual([
      "wish keep",
      "unsure print",
    ]);
  });

  it.each([
    "I tell people to ring my wife.",
    "It was, I must say, a mess.",
    "I do most jobs for cash and I want that to be clear between us.",
  ])("C-29.723 and nothing is made of: %s", (text) => {
    expect(proposed(text)).toEqual([]);
  });
});

describe("a sentence about printing the one before it", () => {
  it.each([
    ["That has to be on there clearly.", "The rope bridge is closed to prams."],
    ["This must be clear.", "The last boat leaves at five."],
    ["That should be on the contact page please.", "Our parking is behind the mill."],
    ["You can say that.", "All our rope is spun here."],
    ["Say that big.", "The first ride is free."],
    ["Put that on the front page.", "We never keep a dog overnight."],
    ["Could you say that somewhere?", "Prams fit on the lower deck."],
    ["Put it kindly.", "Late returns cost five a day."],
  ])("C-30.832 '%s' dictates the sentence before it: %s", (request, sentence) => {
    expect(verdictsOf(`${sentence} ${request}`)[0]).toBe("wish keep");
    expect(proposed(`${sentence} ${request}`)).toEqual([sentence.slice(0, -1)]);
  });

  it.each([
    [
      "Two days' notice or the fitting is charged, but put it kindly.",
      "Two days' notice or the fitting is charged",
    ],
    ["We take cards now, you can say that on the site.", "We take cards now"],
    [
      "A man said I scratched his gate, I did not, anyway I park on the road and walk in, you could say that.",
      "I park on the road and walk in",
    ],
  ])("C-30.833 and in the same sentence: %s", (text, words) => {
    expect(proposed(text)).toEqual([words]);
  });

  it("C-30.834 a limit of what is promised is no secret then", () => {
    expect(proposed("We can't promise that the barn is warm. That has to be on there.")).toEqual([
      "We can't promise that the barn is warm",
    ]);
  });

  it.each([
    "We owe the bank forty thousand. That has to be clear.",
    "The landlord wants us out by June. That must be clear to you.",
    "I have a photo of the van. Put it on the front page.",
    "He drinks, you can say that.",
  ])("C-30.835 but nothing private or only shown is printed: %s", (text) => {
    expect(proposed(text)).toEqual([]);
  });

  it.each([
    ["Milk is in the fridge. It should be on the table by nine.", "Milk is in the fridge."],
    ["Hang a lamp on your bike. It must be visible at night.", "Hang a lamp on your bike."],
  ])("C-30.836 and a rule for customers dictates nothing: %s", (text, sentence) => {
    expect(proposed(text)).toContain(sentence);
  });

  it.each([
    ["The second shop opens in May. That's just for you.", 2],
    ["The hall seats ninety. Leave that out.", 2],
    ["We work for the abbey too. Please don't put that on there.", 2],
    ["We may be shut on Mondays from spring, that's only for you to know.", 1],
  ])("C-30.837 what is withdrawn is private: %s", (text, count) => {
    expect(verdictsOf(text)).toEqual(Array(count).fill("private keep"));
  });

  it("C-30.838 an hour that is just for the visitor is not withdrawn", () => {
    const description = "We run a bath house. A quiet hour with tea, it's just for you.";
    expect(readStatements(formDataSchema.parse({ description })).map(({ proposal }) => proposal)).toEqual([
      "print",
      "print",
    ]);
  });

  it("C-30.923 nor is what a description says to visitors, but a ban of it is obeyed", () => {
    const verdicts = (description: string) =>
      readStatements(formDataSchema.parse({ description })).map(({ proposal }) => proposal);
    expect(verdicts("We carve every spoon by hand. It's just for you.")[0]).toBe("print");
    expect(verdicts("We carve every spoon by hand. Don't put that on.")[0]).toBe("keep");
  });

  it("C-30.839 a sentence that announces a withheld number is withheld", () => {
    expect(proposed("The weekend line is open Saturdays 9 to 12 for repairs. That's 07700 900123.")).toEqual(
      [],
    );
    expect(
      proposed("The weekend line is open Saturdays 9 to 12 for repairs. We answer within an hour."),
    ).toContain("The weekend line is open Saturdays 9 to 12 for repairs.");
  });
});

describe("more of how the house works is proposed", () => {
  it.each([
    "No wedding cakes please, we get asked all the time.",
    "There is help with the forms but I can't say you'll get it.",
    "We can't promise anything is wheat free, it is one kitchen.",
    "Texting is best, leave a voicemail if I am up a ladder.",
    "Bills are sent at the end of the month, parents can pay by card.",
    "Bookkeepers and shops. We also make and put up shelves.",
  ])("C-30.840 from the notes: %s", (text) => {
    expect(proposed(text).at(-1)).toBe(text.split(". ").at(-1));
  });

  it.each([
    "No stock photos please, we get asked for them.",
    "I can't say the bank will lend us more.",
    "We can't promise to pay the rent.",
    "Invoices go to my brother, he pays late.",
    "We moved the money so nobody has to be told.",
    "Ines does the books.",
  ])("C-30.841 and what only sounds like it is not: %s", (text) => {
    expect(proposed(text)).toEqual([]);
  });

  it.each([
    "We bring our own steps so no one has to be lifted, and cushions.",
    "We bring the stove to you so nobody has to get up.",
    "Ines teaches beginners and GCSE Spanish.",
    "I also sell and put in garden gates.",
    "If your groomer is ill or on leave we ring you and offer another day, you can say no.",
    "All keys are numbered, no names or addresses on them.",
    "No wifi in the barn and signal is patchy, people seem to like that once they get over it.",
    "we mend pretty much anything - kettles, toasters, record players, your nan's lamp.",
    "About 90 regular gardens at the moment, around half of them have been with us over 6 years.",
    "I answer letters from the tax office.",
  ])("C-30.842 from the description: %s", (text) => {
    const description = `We run a small workshop in Oban. ${text}`;
    expect(readStatements(formDataSchema.parse({ description })).at(-1)).toMatchObject({
      text,
      proposal: "print",
    });
  });

  it.each([
    "Please don't promise savings anywhere.",
    "Never guarantee a cure on the site.",
    "Take it down once we have found someone.",
    "Remove the advert when filled.",
  ])("C-30.843 what must not be promised, and what is taken down, is a wish: %s", (text) => {
    expect(verdictsOf(text)).toEqual(["wish keep"]);
  });

  it("C-30.844 but not what is asked of others", () => {
    expect(verdictsOf("Don't promise Tom the job.")).toEqual(["private keep"]);
    expect(verdictsOf("Take it down when it smells sweet.")).not.toContain("wish keep");
  });

  it("C-30.845 a customer's words after their name are for the agency to use, with the permission", () => {
    const quotation = 'Quote from Mr Hale: "The roof has not leaked since." He is happy for you to use it.';
    expect(notes(quotation)).toMatchObject([{ kind: "wish", text: quotation }]);
    expect(verdictsOf('My lawyer wrote: "They owe you nothing."')).toEqual(["private keep"]);
  });
});
