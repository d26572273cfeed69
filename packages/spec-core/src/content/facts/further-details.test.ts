import { expect, it } from "vitest";
import { publicWords } from "../public-words.ts";
import { described } from "./facts.fixture.ts";

const kinds: ReadonlySet<string> = new Set(["phone", "email", "address", "hours", "registration", "social"]);
const found = (text: string): string[] =>
  publicWords(described(text))
    .facts.filter(({ kind }) => kinds.has(kind))
    .map((fact) => `${fact.proposal} ${fact.kind}: ${fact.text}`);
const proposed = (text: string): string[] =>
  found(text)
    .filter((fact) => fact.startsWith("print "))
    .map((fact) => fact.slice("print ".length));

it.each([
  ["Tel. 0941 297701. Lieferant Müller 0711 258802.", "0941 297701"],
  ["Tel. 0941 297701. Hausmeister Hr. Beck 0171 2588021.", "0941 297701"],
  ["Tél. 04 50 11 88 42. Propriétaire M. Roux 06 50 22 33 44.", "04 50 11 88 42"],
  ["Tel. 985 11 88 42. Proveedor Makro 985 22 33 44.", "985 11 88 42"],
  ["Phone: 01603 960114. Plumber we work with: Ian, 07700 900321.", "01603 960114"],
])("C-30.106 of the numbers in '%s' only %s is proposed: no word asks to call the other", (text, number) => {
  expect(proposed(text)).toEqual([`phone: ${number}`]);
});

it.each([
  ["Ring 01603 960114 or 07700 900321.", ["phone: 01603 960114", "phone: 07700 900321"]],
  [
    "Shop 01698 960332; out of hours for funerals 07700 900940.",
    ["phone: 01698 960332", "phone: 07700 900940"],
  ],
  ["01603 960114\nMobile: 07700 900321", ["phone: 01603 960114", "phone: 07700 900321"]],
  ["03 80 21 18 84 06 11 88 42 20", ["phone: 03 80 21 18 84", "phone: 06 11 88 42 20"]],
  [
    "Leeds: 4 Park Place, Leeds LS1 2RU, 0113 496 0114. York: 5 High Street, York YO1 7AB, 01904 960332.",
    [
      "address: 4 Park Place, Leeds LS1 2RU",
      "phone: 0113 496 0114",
      "address: 5 High Street, York YO1 7AB",
      "phone: 01904 960332",
    ],
  ],
] as const)("C-30.107 in '%s' every number is one to call", (text, facts) => {
  expect(proposed(text)).toEqual(facts);
});

it.each([
  "The stove shop's number is 01884 255880, ask them if we can link.",
  "My web man only answers Mondays 9-11.",
  "My colleague Reto, 079 441 00 22, does the billing and must not be called by patients.",
])("C-30.108 no detail of '%s', which is for the agency, is proposed", (text) => {
  expect(proposed(text)).toEqual([]);
});

it.each([
  "The kit is by Duotone, dealer nr DU-118842.",
  "AGA 118842, URSSAF 820 1188422071.",
  "Accident 2021 HSE ref 4418842.",
  "Super Lawyers badge 2021-2024.",
  "Freistellung Finanzamt 046/142/11884.",
  "COLA 22118842 for the export.",
])("C-30.109 '%s' contains no registration number of the business", (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ["Steuerberaterkammer Nürnberg, Mitgliedsnr. 118842.", "118842"],
  ["State Bar of Wisconsin #1118842.", "1118842"],
  ["Guild of Master Chimney Sweeps 3382.", "3382"],
  ["Registro sanitario 30-C251-0442.", "30-C251-0442"],
  ["Núcleo zoológico 33/024/118.", "33/024/118"],
])("C-30.110 the registration number in '%s' is %s", (text, code) => {
  expect(proposed(text)).toEqual([`registration: ${code}`]);
});

it.each([
  "Closed ⋅ Opens 9 am Mon",
  "Popular times: Saturday 11 to 1",
  "Please order the cake until Friday 14 Uhr.",
  "Concert Saturday 14 June 7.30pm.",
  "Bakers start at 3am every day.",
  "Before covid we did 7am-9pm daily.",
  "Quiet time is 11pm to 7am.",
  "Monday to Friday 9 to 5 maybe.",
])("C-30.111 '%s' contains no opening hours", (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ["Diner since 1961\n6am-2pm every day but tuesday", "6am-2pm every day but tuesday"],
  ["Private lesson $85. Mon/Wed/Fri 7am and 6pm, Sun 9am", "Mon/Wed/Fri 7am and 6pm, Sun 9am"],
  ["Tastings first Thursday of the month 7pm £25", "first Thursday of the month 7pm"],
])("C-30.112 a year or a price beside the times of '%s' does not hide them", (text, times) => {
  expect(proposed(text)).toEqual([`hours: ${times}`]);
});

it.each([
  "Shop closed, was at 22 Long Row, NG1 2DH.",
  "We had a shop at 22 Long Row, NG1 2DH until 2020.",
  "Früher waren wir in der Hauptstr. 5, 50667 Köln.",
  "Avant nous étions 12 rue des Lilas, 75011 Paris.",
  "Antes estábamos en Calle Mayor 4, 28013 Madrid.",
])("C-30.113 the former address in '%s' is not proposed for print", (text) => {
  expect(proposed(text)).toEqual([]);
});
