import { after, before, type Found } from "../reading.ts";

const speaksOfPair = /(?<!\p{L})(?:we['’]re|we are)(?: called)? $/iu;
const areRelated =
  /^,? (?:(?:the|two|three|both) )?(?:husband and wife|wife and husband|brother and sister|sister and brother|brothers|sisters|(?:father|mother|mum|mom|dad) and (?:son|daughter)|siblings|twins|a (?:married )?couple)(?!\p{L})/iu;
const and = /^ (?:and|&|\+) $/u;
const reach = 40;

/** The whole name of the first of two who are introduced as a pair: 'Ann Holt' in 'We're Ann and Bob Holt'. */
function wholeName(text: string, first: Found, people: readonly Found[]): string | undefined {
  const partner = people.find(({ start }) => and.test(text.slice(first.end, start)));
  const [, surname] = / (\p{Lu}\S+)$/u.exec(partner?.value ?? "") ?? [];
  if (!partner || surname === undefined || /\s/u.test(first.value)) return undefined;
  const isPair =
    speaksOfPair.test(before(text, first.start, reach)) || areRelated.test(after(text, partner.end, reach));
  return isPair ? `${first.value} ${surname}` : undefined;
}

/** The people with the surname of such a pair also for the first of the two, wherever the text names them. */
export function withSharedSurname(text: string, people: readonly Found[]): Found[] {
  const whole = new Map(
    people.flatMap((person) => {
      const name = wholeName(text, person, people);
      return name === undefined ? [] : [[person.value, name] as const];
    }),
  );
  return people.map((person) => ({ ...person, value: whole.get(person.value) ?? person.value }));
}
