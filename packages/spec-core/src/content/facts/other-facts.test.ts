import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { factsOf } from "./facts.fixture.ts";
import { findFacts } from "./find-facts.ts";

it.each([
  [
    "Mail Jo.Bloggs+web@Example.COM or sales@smith-co.co.uk.",
    ["jo.bloggs+web@example.com", "sales@smith-co.co.uk"],
  ],
  [
    "info at smithplumbing dot co dot uk or bob (at) smith.example",
    ["info@smithplumbing.co.uk", "bob@smith.example"],
  ],
  ["look at smith.example, @smith, meet at five", []],
] as const)("C-30.13 the e-mail addresses in '%s' are %j", (text, addresses) => {
  expect(factsOf("email", text).map(({ value }) => value)).toEqual(addresses);
});

it.each([
  [
    "Insta: @the_loaf, Facebook: TheLoaf, tiktok @loafy",
    [
      "https://www.instagram.com/the_loaf",
      "https://www.facebook.com/TheLoaf",
      "https://www.tiktok.com/@loafy",
    ],
  ],
  [
    "instagram.com/bluebarn and www.facebook.com/bluebarn.uk",
    ["https://instagram.com/bluebarn", "https://www.facebook.com/bluebarn.uk"],
  ],
  [
    "blue_barn on instagram, @bluebarn on tiktok",
    ["https://www.instagram.com/blue_barn", "https://www.tiktok.com/@bluebarn"],
  ],
  ["I don't like Facebook but we have Instagram already, hello@x.example", []],
] as const)("C-30.14 the profiles in '%s' are %j", (text, urls) => {
  expect(factsOf("social", text).map(({ value }) => value)).toEqual(urls);
});

it.each([
  ["Company number 09876543, VAT no. 123 4567 89, ICO ref ZA123456", ["09876543", "123 4567 89", "ZA123456"]],
  ["registered in Scotland SC123456, registered charity number 1123456", ["SC123456", "1123456"]],
  ["Gas Safe 543210, HCPC registered PH12345, LAPADA no. 1093", ["543210", "PH12345", "1093"]],
  ["USt-IdNr. DE 123 456 789, HRB 12345 Amtsgericht Stuttgart", ["DE 123 456 789", "12345"]],
  ["SIRET 123 456 789 00012, RCS Lyon 812 345 678", ["123 456 789 00012", "812 345 678"]],
  ["CIF: B-12345678, colegiado nº 12.345, P.IVA 01234567890", ["B-12345678", "12.345", "01234567890"]],
  [
    "CHE-123.456.789 MWST, KvK 12345678, NIP 123-456-78-90",
    ["CHE-123.456.789 MWST", "12345678", "123-456-78-90"],
  ],
  [
    "ABN 51 824 753 556, OK license #114882, USDOT two three four five six seven eight",
    ["51 824 753 556", "114882", "2345678"],
  ],
  ["order no. 4471, room no. 12, villa ref. 1048, registered since 2008, ISO 9001", []],
] as const)("C-30.15 the registrations in '%s' are %j", (text, codes) => {
  expect(factsOf("registration", text).map(({ value }) => value)).toEqual(codes);
});

it.each([
  ["Established in 1887, refurbished 2019. Members of the guild since 2004.", ["1887"]],
  ["I qualified in 2009 and set up on my own in 2014.", ["2014"]],
  ["Seit 1923 in vierter Generation, Umbau 2018", ["1923"]],
  ["We moved to Bristol in 2012. The business was founded by my uncle in 1978.", ["1978"]],
  ["The house was built in 1846, certified since 2015", []],
  ["Run by me and my sister since March 2015. No floral foam since 2021.", ["2015"]],
  ["I started after my husband Dale passed in 2019 and I saw the state of the row.", []],
  ["We are open in 2026: 9. October till 15. November.", []],
  ["Since 2009 it's not allowed to sell new ones, but mending them is fine.", []],
  ["Hand-poured without palm oil since 2018.", []],
  ["The stone wheel turns again since 1996 when my father has repaired it.", []],
  ["Open since 1996, when my father bought the mill.", ["1996"]],
  ["Baking here since 1996 when my parents took it over.", ["1996"]],
  ["I am piano technician in Graz since 2003, before I learned eight years in Vienna.", []],
  ["I've lived and worked in Leeds since 2003.", []],
  ["I am master zdun since 1996 with paper from Chamber.", []],
  ["I've been a fully licensed electrician since 1999.", []],
  ["Licensed plumber since 2004.", []],
  ["Meine Frau ist Friseurmeisterin seit 1998.", []],
  ["Master bakers in Ludlow since 1921.", ["1921"]],
  ["Fully licensed pub, trading since 1988.", ["1988"]],
  ["I have been trading in Leeds since 1990.", ["1990"]],
  ["Family butchers in Leeds since 1952.", ["1952"]],
  ["My father Geoff started in the back of his joinery shop in 1987 and I joined him in 2009.", ["1987"]],
] as const)("C-30.16 the year of founding in '%s' is %j", (text, years) => {
  expect(factsOf("founded", text).map(({ value }) => value)).toEqual(years);
});

it.each([
  [
    "Our therapists: Hannah Vogel (craniosacral) and Jens-Uwe Brandt.",
    ["Hannah Vogel (therapists)", "Jens-Uwe Brandt (therapists)"],
  ],
  [
    "Managing Director: Pádraig Ó Súilleabháin. Office manager Siobhan Walsh.",
    ["Pádraig Ó Súilleabháin (Managing Director)", "Siobhan Walsh (Office manager)"],
  ],
  ["Run by Bex & Dom. Contact Lee: 07700 900 981", ["Bex ()", "Dom ()", "Lee ()"]],
  [
    "Barbers: Yusuf, Dee, Marlon and Kit.",
    ["Yusuf (Barbers)", "Dee (Barbers)", "Marlon (Barbers)", "Kit (Barbers)"],
  ],
  ["Hi, I'm Oluwaseun Adebayo, call me", ["Oluwaseun Adebayo ()"]],
  [
    "Shows we have full sets for: Oliver, Grease, Joseph, Annie, Oklahoma, Sister Act, Les Mis (not all the soldiers), Hairspray.",
    [],
  ],
  [
    "We play songs from musicals: Mary Poppins, Evita. Barbers: Yusuf, Dee and Kit.",
    ["Yusuf (Barbers)", "Dee (Barbers)", "Kit (Barbers)"],
  ],
  [
    "I started after my husband Dale passed in 2019. I clean stones, me and my brother Ray Cole.",
    ["Ray Cole (brother)"],
  ],
  ["I am Friseurmeisterin since 1998. Inhaberin Ute Lang.", ["Ute Lang (Inhaberin)"]],
  ["My wife Ann died in March. My late husband Joe built the shop.", []],
  ["My daughter says I should say I trained with Colm Dabney in Birmingham.", []],
  ["I learnt the trade from Tom Barrett and studied under Jean Roux.", []],
  ["Since 2011 it's myself (Aoife) and my brother Donal.", ["Aoife ()", "Donal (brother)"]],
  ["My sister in law Maeve runs it.", ["Maeve (sister in law)"]],
  [
    "Run by me, Aoife Ní Fhloinn, and my brother Cathal, who is our dispensing optician.",
    ["Aoife Ní Fhloinn ()", "Cathal (dispensing optician)"],
  ],
  [
    "Tom Pell, also an architect, and Bex who is our technologist.",
    ["Tom Pell (also an architect)", "Bex (technologist)"],
  ],
  ["My sister Ann, who is a nurse in Leeds, never comes.", ["Ann (sister)"]],
  ["My ex Darren used to run it, dear Pablo. We sell Ian Mankin fabrics in East Nashville.", []],
] as const)("C-30.17 the people in '%s' are %j", (text, people) => {
  expect(factsOf("person", text).map(({ value, about }) => `${value} (${about})`)).toEqual(people);
});

it.each([
  [
    "We offer bridal make-up, lash extensions and brow lamination.",
    ["bridal make-up", "lash extensions", "brow lamination"],
  ],
  [
    "I teach piano, singing and music theory to children and adults in Leith.",
    ["piano", "singing", "music theory"],
  ],
  [
    "Services: boiler repairs, power flushing, bathroom fitting",
    ["boiler repairs", "power flushing", "bathroom fitting"],
  ],
  [
    "Rewires, consumer units, EV chargers, smoke alarms.",
    ["Rewires", "consumer units", "EV chargers", "smoke alarms"],
  ],
  ["- Wheel alignment\n- MOT\n- Tyres", ["Wheel alignment", "MOT", "Tyres"]],
  ["Puncture £12, adults £5", ["Puncture"]],
  ["We don't cut, fit or make tiles, and we don't sell new ranges.", []],
  ["We dont do weddings, parties or christenings.", []],
  ["Free wifi, free parking, dogs welcome. We work in Leeds, Bradford and Halifax.", []],
] as const)("C-30.18 the services in '%s' are %j", (text, services) => {
  expect(factsOf("service", text).map(({ value }) => value)).toEqual(services);
});

it.each([
  ["me (Kerry) + Shan + Jodie on saturdays", ["Kerry", "Shan", "Jodie"]],
  ["Quotes from couples: Niamh and Tom (Inchydoney), and Priya and Cathal.", []],
  ["Got a lovely review from Tom Pascoe about the bath.", []],
] as const)("C-30.68 staff are distinguished from people who praise it: '%s'", (text, people) => {
  expect(factsOf("person", text).map(({ value }) => value)).toEqual(people);
});

it.each([
  "ISBN 978-1-4028-9462-6, 212 pages.",
  "Kontonummer 123 456 789, BLZ 500 105 17",
  "Rang 020 7946 0123 yesterday, they said 3 weeks.",
  "Our record is 14.2 kg, caught at 6.30 am on 4 July 2019.",
])("C-30.95 '%s' contains no contact detail of the business", (description) => {
  expect(findFacts(formDataSchema.parse({ description })).map(({ kind }) => kind)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:phone|hours|registration|address)$/)]),
  );
});

it("C-30.96 a former address is no address of the business", () => {
  const facts = findFacts(
    formDataSchema.parse({ description: "We are at 3 Rosemary Lane; before that at 18 Cold Bath Street." }),
  );
  expect(facts.filter(({ kind }) => kind === "address").map(({ text }) => text)).toEqual(["3 Rosemary Lane"]);
});

it.each([
  [
    "Nous proposons soins conservateurs, implants, orthodontie invisible et blanchiment.",
    "FR",
    ["soins conservateurs", "implants", "orthodontie invisible", "blanchiment"],
  ],
  [
    "Nous proposons des massages, des soins du visage et la manucure.",
    "FR",
    ["massages", "soins du visage", "manucure"],
  ],
  [
    "Nous réalisons terrasses, clôtures et abris de jardin.",
    "FR",
    ["terrasses", "clôtures", "abris de jardin"],
  ],
  ["Ofrecemos cortes, tinte y peinado.", "ES", ["cortes", "tinte", "peinado"]],
  ["Hacemos pan, pasteles y todo tipo de tartas.", "ES", ["pan", "pasteles", "tartas"]],
  ["Offriamo tagli, colore e piega.", "IT", ["tagli", "colore", "piega"]],
  ["Nous parlons anglais, allemand et espagnol.", "FR", []],
  ["Somos rápidos, limpios y puntuales.", "ES", []],
  ["Ramos, coronas y plantas.", "ES", ["Ramos", "coronas", "plantas"]],
])("C-30.134 the services of '%s' in %s are %j, without verb and article", (text, country, services) => {
  expect(factsOf("service", text, country).map(({ value }) => value)).toEqual(services);
});

it.each([
  [
    "Tutors: Tom Ellis (maths), Sarah Owusu (English), Dr Helen Marsh (science).",
    ["Tom Ellis, maths", "Sarah Owusu, English", "Dr Helen Marsh, science"],
  ],
  [
    "Our teachers are Tom Ellis (piano), Sarah Owusu (violin) and Ben Hale (drums).",
    ["Tom Ellis, piano", "Sarah Owusu, violin", "Ben Hale, drums"],
  ],
])("C-30.135 the people on a list in '%s' have roles of the same kind: %j", (text, people) => {
  expect(factsOf("person", text, "GB").map(({ value, about }) => `${value}, ${about}`)).toEqual(people);
});

it.each([
  ["Brass bands in Hull. Now it's me (Bo) and my sister Wanja out front.", ["Bo, ", "Wanja, sister"]],
  ["I'm Helen Marsden, I started it in 2014.", ["Helen Marsden, founder"]],
  ["Priya Nair does garden design, hedges and ponds.", ["Priya Nair, garden design"]],
  ["Anna Blum does the books.", ["Anna Blum, "]],
  [
    "Six other tutors do the rest: Mika, Josh and Bronwyn.",
    ["Mika, tutors", "Josh, tutors", "Bronwyn, tutors"],
  ],
  ["We work in Leeds and the Hill Country, and planners like us.", []],
  ["Ask for me (Tuesdays only).", []],
] as const)("C-30.701 the persons in '%s' are %j", (text, people) => {
  expect(factsOf("person", text, "GB").map(({ value, about }) => `${value}, ${about}`)).toEqual(people);
});

it.each([
  ["Our crew is Mo (owner), Bess, Joan and Ivan.", ["Mo, owner", "Bess, ", "Joan, ", "Ivan, "]],
  ["Teachers: Ann, Bob and Ivan.", ["Ann, Teachers", "Bob, Teachers", "Ivan, Teachers"]],
  [
    "I am helped by Rosa Marsh, a paralegal, and by Anna, who answers the telephone and will open the door.",
    ["Rosa Marsh, paralegal", "Anna, telephone"],
  ],
  ["By Anna, who answers the e-mails.", ["Anna, "]],
  ["We're Ann and Bob Holt and we weave baskets. Ann does the dyeing.", ["Ann Holt, ", "Bob Holt, "]],
  ["Run by Ann and Bob Holt, brother and sister.", ["Ann Holt, ", "Bob Holt, "]],
  ["Run by Ann and Bob Holt.", ["Ann, ", "Bob Holt, "]],
  ["We're Ann Moss and Bob Holt.", ["Ann Moss, ", "Bob Holt, "]],
  [
    'Two quotes you can use: "Not one leak since." Mrs Holt, Deal. "Dry at last." Ann and Bob Moss, Hythe.',
    [],
  ],
] as const)("C-30.710 the persons in '%s' are %j", (text, people) => {
  const found = factsOf("person", text, "GB").map(({ value, about }) => `${value}, ${about}`);
  expect(
    [...new Set(found)].filter((one) => !found.some((other) => other !== one && other.startsWith(one))),
  ).toEqual(people);
});
