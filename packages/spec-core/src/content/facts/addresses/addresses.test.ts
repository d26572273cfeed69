import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

it.each([
  [
    "We are at Unit 4 Riverside Trading Estate, Keighley BD21 4AB. Ring us.",
    "Unit 4 Riverside Trading Estate, Keighley BD21 4AB",
  ],
  ["The shop is 14 Tanner Row Otley, next to the post office.", "14 Tanner Row Otley"],
  ["Find us at 8 Kings Road Open daily.", "8 Kings Road"],
  ["find us 14 high street, otley, ls21 3aa tel 01943 960 111", "14 high street, otley, ls21 3aa"],
  ["14 High Street\nOtley\nLeeds\nLS21 3AA\n01943 960111", "14 High Street\nOtley\nLeeds\nLS21 3AA"],
  [
    "The office (Suite 4, Medway Maltings, Forstal Row, ME20 9ZZ) is staffed",
    "Suite 4, Medway Maltings, Forstal Row, ME20 9ZZ",
  ],
  [
    "Birch Ltd, 2nd floor, 190 Station Approach, Solihull B91 9ZZ",
    "2nd floor, 190 Station Approach, Solihull B91 9ZZ",
  ],
  [
    "Contact: Ed Sowerby, Church Farm, Long Lane, Shropshire SY8 2AA",
    "Church Farm, Long Lane, Shropshire SY8 2AA",
  ],
  ["3 Upper Camden St, Dublin 2, D02 AX12. Ph: 01 555 0123", "3 Upper Camden St, Dublin 2, D02 AX12"],
  ["Level 2, 101 Collins Street, Melbourne, VIC, 3000", "Level 2, 101 Collins Street, Melbourne, VIC, 3000"],
  ["12 Marine Parade, Napier 4110, New Zealand.", "12 Marine Parade, Napier 4110"],
  [
    "1250 N. Main St, Suite 200, Ann Arbor, MI 48104 • (734) 555-0123",
    "1250 N. Main St, Suite 200, Ann Arbor, MI 48104",
  ],
  ["we are at 88 kent ave brooklyn ny 11249, text us", "88 kent ave brooklyn ny 11249"],
  [
    "1420 rue Saint-Denis, Montréal (Québec) H2X 3J8, 514 555-0166",
    "1420 rue Saint-Denis, Montréal (Québec) H2X 3J8",
  ],
  ["Contact\nMusterstr. 5\n80331 München\nTel.: 089 123456", "Musterstr. 5\n80331 München"],
  ["Hauptstr. 5 in 79098 Freiburg im Breisgau", "Hauptstr. 5 in 79098 Freiburg im Breisgau"],
  ["Getreidegasse 14, A-5020 Salzburg, Tel +43 662 84 12 34", "Getreidegasse 14, A-5020 Salzburg"],
  ["Rue du Rhône 8, 1204 Genève. Natel 079 123 45 67", "Rue du Rhône 8, 1204 Genève"],
  ["L'atelier est au 7 place de la Mairie, 56400 Auray", "7 place de la Mairie, 56400 Auray"],
  ["C/ Mayor, 15, 2º izq., 28013 Madrid. Tlf. 91 123 45 67", "C/ Mayor, 15, 2º izq., 28013 Madrid"],
  ["Via Roma 12, 50123 Firenze (FI), tel. 055 123 4567", "Via Roma 12, 50123 Firenze (FI)"],
  ["Keizersgracht 123-B, 1015 CJ Amsterdam, 020-1234567", "Keizersgracht 123-B, 1015 CJ Amsterdam"],
  [
    "Rua Augusta 100, 2.º Dto, 1100-053 Lisboa. Tel. 21 123 45 67",
    "Rua Augusta 100, 2.º Dto, 1100-053 Lisboa",
  ],
  ["ul. Piotrkowska 12/3, 90-001 Łódź, tel. 42 123 45 67", "ul. Piotrkowska 12/3, 90-001 Łódź"],
  ["drop in at 3 Harbour Road, Howth, Dublin 13", "3 Harbour Road, Howth, Dublin 13"],
])("C-30.4 the address in '%s' is '%s'", (text, address) => {
  expect(factsOf("address", text).map((fact) => fact.text)).toEqual([address]);
});

it.each([
  "Only LS6 please, we have 12 rooms and 3 baths",
  "Open Mon-Fri 9-5, Sat 10-4, since 1998 in Leeds",
  "the shop on Carrer Asturias says gluten free",
  "We drive 40 miles around York and cost £2,500",
  "Umbau 2018, seit 1923 in vierter Generation",
])("C-30.5 '%s' has no address", (text) => {
  expect(factsOf("address", text)).toEqual([]);
});

it("a year after 'the' is no postcode, where the country's have four digits", () => {
  expect(factsOf("address", "I have about 60 of the 1911 Gaveau and the Pleyel.", "BE")).toEqual([]);
  expect(factsOf("address", "Come to Hundelgemsesteenweg 60, 1911 Gaveau.", "BE")).toHaveLength(1);
});

it.each([
  "On my own since 2018, before that 8 years in a bakery on Mill Street.",
  "I trained under my aunt who had a shop off Castle Street and then I went to sea.",
  "Before that I cut hair for ten years at a salon on Park Street.",
  "I apprenticed in a shop at 300 Main Street, Dayton.",
  "My grandfather kept a forge on Cutler Street.",
])("C-30.729 the street in '%s' is not that of the business", (text) => {
  expect(factsOf("address", text).filter(({ proposal }) => proposal === "print")).toEqual([]);
});

it.each([
  ["I worked in London before opening the shop on Mill Street.", "Mill Street"],
  [
    "I trained with a saddler in a workshop on Cutler Street, now my studio is on Mill Street.",
    "Mill Street",
  ],
  ["I learnt the trade abroad. Our salon is on Castle Street.", "Castle Street"],
  ["My grandfather had a shop here and we still run it from 12 Fore Street.", "12 Fore Street"],
])("C-30.750 but in '%s' it is %s", (text, address) => {
  expect(factsOf("address", text).map((fact) => fact.text)).toEqual([address]);
});
