import type { Language } from "../../data/countries.ts";

/** Days as schema.org names them (`DayOfWeek`), Monday first. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

const table = (...days: string[]): ReadonlyMap<string, Weekday> =>
  new Map(
    days.flatMap((words, index) => {
      const day = weekdays[index];
      return day ? words.split(" ").map((word) => [word, day] as const) : [];
    }),
  );

/** Words that always mean a day, in lower case. */
export const dayWords: ReadonlyMap<string, Weekday> = table(
  "mon mondays monday montag montags lundi lundis lunes dilluns lunedì lunedi maandag maandags segunda segunda-feira segundas poniedziałek poniedzialek segundas-feiras måndag måndagar mandag mandager maanantai maanantaisin",
  "tue tues tuesday tuesdays dienstag dienstags mardi mardis martes dimarts martedì martedi dinsdag terça terca terça-feira wtorek terças tisdag tisdagar tirsdag tirsdager tiistai tiistaisin mardis",
  "wed weds wednesday wednesdays mittwoch mittwochs mercredi mercredis miércoles miercoles dimecres mercoledì mercoledi woensdag quarta quarta-feira środa sroda quartas środę onsdag onsdagar onsdager keskiviikko keskiviikkoisin",
  "thu thur thurs thursday thursdays donnerstag donnerstags jeudi jeudis jueves dijous giovedì giovedi donderdag quinta-feira czwartek quintas torsdag torsdagar torsdager torstai torstaisin",
  "fri friday fridays freitag freitags vendredi vendredis viernes divendres venerdì venerdi vrijdag sexta-feira piątek piatek sextas fredag fredagar fredager perjantai perjantaisin",
  "sat saturday saturdays samstag samstags sonnabend sonnabends samedi samedis sábado sabado sábados sabados dissabte sabato zaterdag sobota sobotę lördag lördagar lørdag lørdager lauantai lauantaisin sats",
  "sunday sundays sonntag sonntags dimanche dimanches domingo domingos diumenge domenica zondag niedziela niedzielę niedziele domeniche zondags söndag söndagar søndag søndager sunnuntai sunnuntaisin suns",
);

/** Short words for days, which mean a day only between other days and times. */
export const shortDays: Readonly<Record<Language | "en", ReadonlyMap<string, Weekday>>> = {
  en: table("m mo", "t tu", "w", "th", "f fr", "sa s", "sun su"),
  de: table("mo", "di", "mi", "do", "fr", "sa", "so"),
  fr: table("lun lu", "mar ma", "mer me", "jeu je", "ven ve", "sam sa", "dim di"),
  es: table("lun l", "mar m", "mié mie x", "jue j", "vie v", "sáb sab s", "dom d"),
  ca: table("dl", "dt", "dc", "dj", "dv", "ds", "dg"),
  it: table("lun", "mar", "mer", "gio", "ven", "sab", "dom"),
  nl: table("ma", "di", "wo", "do", "vr vrij", "za zat", "zo zon"),
  pt: table("seg 2ª", "ter 3ª", "qua 4ª", "qui 5ª quinta", "sex 6ª sexta", "sáb sab", "dom"),
  sv: table("mån", "tis", "ons", "tors tor", "fre fr", "lör", "sön"),
  da: table("man", "tirs tir", "ons", "tors tor", "fre fr", "lør", "søn"),
  fi: table("ma", "ti", "ke", "", "pe", "la", "su"),
  pl: table("pn pon", "wt", "śr sr", "czw cz", "pt", "sob sb so", "nd niedz ndz"),
};

/**
 * 'M' before another English initial is Monday: 'M-F', 'M/W/F'. Alone, it is Tuesday in Spanish.
 */
export const mondayInitial =
  /^m(?=\.? ?(?:[-–—/&,]|(?:to|thru|through|and)(?!\p{L})) ?(?:t[uh]?|w|f|sa|su|tues?|wed|thurs?|thu|fri|sat|sun)(?!\p{L}))/iu;

/** Whether a short word is another day in another language: 'ma' is Tuesday in French and Monday in Dutch. */
export const isAmbiguousDay = (word: string): boolean => {
  const small = word.toLowerCase().replace(/\.$/u, "");
  const days = Object.values(shortDays).flatMap((words) => words.get(small) ?? []);
  return !dayWords.has(small) && new Set(days).size > 1;
};
