import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";
import { readHours } from "./read-hours.ts";

it.each([
  [
    "Open Mon-Fri 9am-5.30pm, Sat 10-4, closed Sundays & bank holidays.",
    "Mon-Fri 9am-5.30pm, Sat 10-4, closed Sundays & bank holidays",
  ],
  ["Opening times\nMonday 9-5\nTuesday closed\nFriday 9-5", "Monday 9-5\nTuesday closed\nFriday 9-5"],
  ["weekdays 8 to 6, saturdays till 1", "weekdays 8 to 6, saturdays till 1"],
  ["Open from 9 til late Thurs-Sun, kitchen closes at 9", "9 til late Thurs-Sun, kitchen closes at 9"],
  ["we're open half eight till six, sat half eight till one", "half eight till six, sat half eight till one"],
  ["Kitchen 12-2.30 and 6-9 Wed to Sun", "Kitchen 12-2.30 and 6-9 Wed to Sun"],
  ["M–Th 11–9, F–Sa 11–10, Su 12–8, Denver", "M–Th 11–9, F–Sa 11–10, Su 12–8"],
  ["Tuesday to Friday 0900 - 1730, Saturday 0900-1300", "Tuesday to Friday 0900 - 1730, Saturday 0900-1300"],
  ["available 24/7 for emergencies", "24/7"],
  [
    "Di–Sa 10–18 Uhr, Do bis 20 Uhr, So+Mo geschlossen, München",
    "Di–Sa 10–18 Uhr, Do bis 20 Uhr, So+Mo geschlossen",
  ],
  [
    "Mo., Di., Do. 8-12 u. 14-18 Uhr, Mi. u. Fr. 8-12 Uhr, Berlin",
    "Mo., Di., Do. 8-12 u. 14-18 Uhr, Mi. u. Fr. 8-12 Uhr",
  ],
  [
    "ouvert mardi au samedi de 9h à 12h30, fermé le lundi, Lyon",
    "mardi au samedi de 9h à 12h30, fermé le lundi",
  ],
  ["L-V 10-14 / 17-20, S 10-13.30, Madrid", "L-V 10-14 / 17-20, S 10-13.30"],
  [
    "martedì al sabato 9.00-12.30 / 15.30-19.30, lunedì chiuso, Torino",
    "martedì al sabato 9.00-12.30 / 15.30-19.30, lunedì chiuso",
  ],
  [
    "ma t/m vr 9:00-17:30, za 10-16, zondag gesloten, Utrecht",
    "ma t/m vr 9:00-17:30, za 10-16, zondag gesloten",
  ],
  ["segunda a sexta das 9h às 18h, Lisboa", "segunda a sexta das 9h às 18h"],
  ["pon-pt 8-16, sob 9-13, Kraków", "pon-pt 8-16, sob 9-13"],
  ["By appointment only.", "By appointment only"],
  [
    "Its Tuesdays and Thursdays, 7 till 7.45 and 8 till 8.45 and one to one's on a Saturday morning.",
    "Tuesdays and Thursdays, 7 till 7.45 and 8 till 8.45",
  ],
  ["Open Tues to Fri 10 to 6, 1 to 1 by arrangement.", "Tues to Fri 10 to 6"],
  ["Open weekdays one to five.", "weekdays one to five"],
  [
    "Open Tues to Sat 11 to 5.30 but in October its every day til 8. Closed first 2 weeks of July.",
    "Tues to Sat 11 to 5.30 but in October its every day til 8",
  ],
  [
    "Open Mon to Fri 9 to 5, in August it's closed Mondays.",
    "Mon to Fri 9 to 5, in August it's closed Mondays",
  ],
  ["Open Sat 10 to 4 in summer, its 20 minutes from York.", "Sat 10 to 4 in summer"],
  [
    "We go out tuesday and thursday evenings 6.30 from the north slip April to end September, and sunday mornings 10am all year if the wind lets us",
    "tuesday and thursday evenings 6.30 from the north slip April to end September, and sunday mornings 10am all year",
  ],
  ["Open Mon to Fri 9 to 5 April to end October.", "Mon to Fri 9 to 5 April to end October"],
  ["Walks Tuesdays at 10am from the church hall, bring boots.", "Tuesdays at 10am"],
  [
    "Open Tuesday (cattle) 5am to 2pm and Thursday (sheep) 5.30 till the trucks are gone. Dogs stay outside.",
    "Tuesday (cattle) 5am to 2pm and Thursday (sheep) 5.30 till the trucks are gone",
  ],
  ["Sundays 1pm to 4pm. Supper is on Friday.", "Sundays 1pm to 4pm"],
  ["Sat 9 until all the bread has gone", "Sat 9 until all the bread has gone"],
])("C-30.6 the hours in '%s' are '%s'", (text, hours) => {
  expect(factsOf("hours", text).map((fact) => fact.text)).toEqual([hours]);
});

it.each([
  "Sizes 36-42, 18-35 year olds, 4-6 weeks delivery, 24 hours notice please",
  "cancel 48h before, answer within 24 hours",
  "We play on Saturday and my son comes on Sunday, I do 3 walks a day",
  "Bread £3.20, 10-12 loaves, from 45 euros to 60",
  "Most people ring when it leaks so we keep a spot open every day for emergencies.",
  "No 24 hour service, we stopped that in 2021",
  "On Wednesday afternoons we only see anxious patients.",
  "Weekends and evenings emergencies go to the regional service, not to us.",
  "140 eur one night, weekend fri-sun 250.",
])("C-30.7 '%s' has no hours", (text) => {
  expect(factsOf("hours", text)).toEqual([]);
});

const week = (text: string, country: string | null = null): string[] =>
  readHours(text, country).map(
    ({ days, opens, closes }) => `${days.map((day) => day.slice(0, 2)).join(" ")} ${opens}-${closes}`,
  );

it.each([
  [
    "Mon-Fri 9am-5.30pm, Sat 10-4, closed Sundays & bank holidays",
    ["Mo Tu We Th Fr 09:00-17:30", "Sa 10:00-16:00"],
  ],
  [
    "L-V 10-14 / 17-20, S 10-13.30",
    ["Mo Tu We Th Fr 10:00-14:00", "Mo Tu We Th Fr 17:00-20:00", "Sa 10:00-13:30"],
  ],
  ["Fri Sat 4pm - 2am. Sun noon to midnight", ["Fr Sa 16:00-02:00", "Su 12:00-00:00"]],
  ["7.45am to 5.45pm mon - thurs", ["Mo Tu We Th 07:45-17:45"]],
  ["Fri-Mon 10-4", ["Fr Sa Su Mo 10:00-16:00"]],
  ["Mon, Wed 2-6", ["Mo We 14:00-18:00"]],
  ["monday to saturday eight to five", ["Mo Tu We Th Fr Sa 08:00-17:00"]],
  ["24/7", ["Mo Tu We Th Fr Sa Su 00:00-23:59"]],
  [
    "Montag bis Freitag 8.30 Uhr bis 12 Uhr und 14 bis 18 Uhr",
    ["Mo Tu We Th Fr 08:30-12:00", "Mo Tu We Th Fr 14:00-18:00"],
  ],
  ["Mon closed, Tue-Fri 9-5", ["Tu We Th Fr 09:00-17:00"]],
  ["Monday 9-5\nTuesday closed\nFriday 9-5", ["Mo 09:00-17:00", "Fr 09:00-17:00"]],
  ["Sun & Mon closed. Tues to Sat 10am - 4pm", ["Tu We Th Fr Sa 10:00-16:00"]],
  ["closed Mon and Tue, Wed-Sun 9-5", ["We Th Fr Sa Su 09:00-17:00"]],
  ["closed Mondays\nTue-Fri 9-5\nSat 9-1", ["Tu We Th Fr 09:00-17:00", "Sa 09:00-13:00"]],
  ["Sat 9-1, Sun closed, Mon closed", ["Sa 09:00-13:00"]],
  ["Wed-Fri 7-2, Sat 7-1 or sold out. Closed Sun Mon Tues", ["We Th Fr 07:00-14:00", "Sa 07:00-13:00"]],
  ["monday through friday 7 to 5 emergencies anytime", ["Mo Tu We Th Fr 07:00-17:00"]],
  ["Mon-Fri 8-5.30, Sat emergencies", ["Mo Tu We Th Fr 08:00-17:30"]],
  ["Mon-Fri 8am-6pm, weekends for emergencies only", ["Mo Tu We Th Fr 08:00-18:00"]],
  ["Mon-Fri 9-5, 24/7 emergency call-out", ["Mo Tu We Th Fr 09:00-17:00"]],
  ["Thu-Sat 8-2 (or earlier if we sell out)", ["Th Fr Sa 08:00-14:00"]],
  ["Daily 7-3 or till the bread is gone", ["Mo Tu We Th Fr Sa Su 07:00-15:00"]],
  ["Mon to Sat 9-5.30, closed Sun", ["Mo Tu We Th Fr Sa 09:00-17:30"]],
  ["Mon-Fri 9-5. Please ring the bell.", ["Mo Tu We Th Fr 09:00-17:00"]],
  [
    "Mon, Wed 9:00-13:00 and 14:00-18:00; Tue, Thu 9:00-13:00 (afternoons home visits); Sat and Sun closed",
    ["Mo We 09:00-13:00", "Mo We 14:00-18:00", "Tu Th 09:00-13:00"],
  ],
] as const)("C-30.8 '%s' is read whole, as schema.org has hours", (text, hours) => {
  expect(week(text)).toEqual(hours);
});

it.each([
  "Easter to mid October",
  "Tue-Fri 8.30-6 (thurs til 8)",
  "Sat by appointment",
  "Mon 7-10",
  "Monday to Friday",
  "closed Mon, Tue and Wed 9-5",
  "weekends only",
  "nonsense",
  "",
  "Sat until 19:30",
  "ma-vr 8.00-17.30",
  "Thu-Sat 8am until sold out",
  "Sat 10-2 emergencies",
  "Mon-Fri 9-5 and Sat 10-2 for emergencies",
  "Mon-Fri 9-5 (closed 1-2)",
  "Mon-Fri 9-5 (summer only)",
  "Mon-Fri 9-5. By appointment only.",
  "Mon-Fri 9-5. Weather permitting.",
  "Mon-Fri 9 a.m. to 5 p.m. when the weather is good",
])("C-30.9 a part of '%s' has no place in structured data, so none of it is used", (text) => {
  expect(readHours(text)).toEqual([]);
});

it("C-30.30 the country decides in which language a short word is a day", () => {
  expect(week("ma-vr 8.00-17.30", "NL")).toEqual(["Mo Tu We Th Fr 08:00-17:30"]);
  expect(week("ma-je 8h-17h30", "FR")).toEqual(["Tu We Th 08:00-17:30"]);
});

it.each([
  "Half day from €1,400, only Monday to Thursday.",
  "we can do a pick up for £8 but only tues + thurs",
  "no call out charge mon to fri, evenings and weekends extra",
  "Sell out most Saturdays by 11.",
])("C-30.67 the days of an offer are no opening hours: '%s'", (text) => {
  expect(factsOf("hours", text)).toEqual([]);
});

it.each([
  ["We run a helpline (0800 496 0123, every day 4pm to 10pm) and summer camps.", ["every day 4pm to 10pm"]],
  ["Club nights (Tuesdays 7pm to 9pm) and winter tours.", ["nights (Tuesdays 7pm to 9pm)"]],
  ["Studio (Thu to Sat 11am to 6pm) and autumn fairs.", ["Thu to Sat 11am to 6pm"]],
  [
    "Clay club (bring an apron, Mondays 6pm to 8pm) and Saturdays 10am to 1pm.",
    ["Mondays 6pm to 8pm", "Saturdays 10am to 1pm"],
  ],
  [
    "Open (Mon to Fri 9am to 5pm) and Saturdays by appointment.",
    ["(Mon to Fri 9am to 5pm) and Saturdays by appointment"],
  ],
  [
    "Open Tuesday thru Friday 9 to 5, Saturdays if you ring ahead.",
    ["Tuesday thru Friday 9 to 5, Saturdays if you ring ahead"],
  ],
  ["Open Mon-Fri 9am-5pm in spring and summer with tea.", ["Mon-Fri 9am-5pm in spring and summer"]],
  ["Open daily 10am-5pm, winter walks too.", ["daily 10am-5pm"]],
])(
  "C-30.125 the hours in '%s' are %j: they end at the end of their bracket and before the name of the next thing",
  (text, hours) => {
    expect(factsOf("hours", text, "GB").map((fact) => fact.text)).toEqual(hours);
  },
);
