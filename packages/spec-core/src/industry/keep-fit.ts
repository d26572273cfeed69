import type { Industry } from "./industries.ts";

/** Where people move to stay fit: a studio, a gym, a class, or who trains them. */
const movement =
  /(?<!\p{L})(?:yoga\p{L}*|yogi\p{L}*|pilates\p{L}*|gyms?|gymnasiums?|gimnasio|salle de sport|fitness\p{L}*|personal train(?:er|ers|ing)|crossfit|zumba|barre|boot ?camps?|boxercise|calisthenics|aerobics|hiit|kettlebells?|spin(?:ning)? (?:class(?:es)?|studio)|strength (?:coach(?:ing)?|class(?:es)?|training)|weightlifting|keep fit)(?!\p{L})/iu;

/** Who treats people or animals, also beside classes. */
const treatment =
  /(?<!\p{L})(?:physio\p{L}*|physical therap\p{L}*|krankengymnast\p{L}*|kin[ée]sith\p{L}*|fisio\p{L}*|oste[oó]\p{L}*|chiropract\p{L}*|\p{L}*therap\p{L}*|clinics?|clinical|medical|medicine|doctors?|nurses?|midwi\p{L}*|doulas?|rehab\p{L}*|reha|massages?|acupunct\p{L}*|reiki|ayurved\p{L}*|counsell?\p{L}*|dieti\p{L}*|nutritionists?|podiatr\p{L}*|hydrotherapy|heal(?:er|ers|ing))(?!\p{L})/iu;

/**
 * The industry of a business by its trade's name. The labelled texts count sport with health, but who leads classes has
 * no patients, treats nobody and records no illness; a 'physio and pilates studio' does.
 */
export const withoutPatients = (industry: Industry, trade: string): Industry =>
  industry === "Healthcare" && movement.test(trade) && !treatment.test(trade) ? "General Business" : industry;
