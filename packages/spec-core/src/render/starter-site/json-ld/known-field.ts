import { nichePhrase } from "../../../deck/niche-phrase.ts";

/** A niche that ends with the name of a person: nobody knows about a 'foot care nurse'. */
const person =
  /(?<!\p{L})(?:\p{L}{1,20}(?:ologist|iatrist|smith|wright|monger|keeper|maker|grapher|therap(?:ist|eut))|nurse|midwife|doula|doctor|dentist|vet|carer|nanny|coach|tutor|teacher|trainer|instructor|consultant|adviser|advisor|counsellor|counselor|therapist|practitioner|accountant|bookkeeper|lawyer|solicitor|attorney|notary|translator|interpreter|architect|surveyor|engineer|builder|plumber|electrician|roofer|carpenter|joiner|painter|decorator|plasterer|tiler|gardener|landscaper|cleaner|mechanic|locksmith|stonemason|mason|hairdresser|barber|beautician|stylist|tailor|seamstress|dressmaker|cobbler|florist|baker|butcher|chef|caterer|designer|illustrator|artist|musician|singer|writer|editor|developer|programmer|repairer|restorer|tuner|luthier|farrier|groomer|walker|sitter|guide|driver|photographer|celebrant|undertaker)s?$/iu;

/** The field that a business knows about, by its niche; null where the niche names who does the work. */
export function knownField(niche: string): string | null {
  const phrase = nichePhrase(niche);
  return phrase === "" || person.test(phrase.trim()) ? null : phrase;
}
