import { expect, it } from "vitest";
import { foreignTradeWords } from "./foreign-trade-words.ts";
import { tradeOf } from "./trade-of.ts";
import { trades } from "./trades/all-trades.ts";

/** Ten trades in German, French and Spanish, and two Italian restaurants, without a niche. */
const descriptions = [
  [
    "restaurant",
    "Gutbürgerliches Restaurant mit Biergarten im Herzen von Bamberg, geöffnet von Mittwoch bis Sonntag.",
  ],
  ["bakery", "Wir backen Brot und Brötchen nach alten Rezepten, unsere Bäckerei gibt es seit 1928."],
  ["cafe", "Kleines Café mit selbstgemachten Kuchen in der Freiburger Altstadt."],
  ["hairdresser", "Friseursalon für Damen und Herren in Leipzig, Termine auch am Abend."],
  ["plumber", "Heizung, Sanitär und Bad: Ihr Installateur in Augsburg."],
  ["electrician", "Elektriker für Altbau und Neubau, Notdienst in ganz Köln."],
  ["carpenter", "Tischlerei für Möbel nach Maß und Treppen aus heimischem Holz."],
  ["florist", "Blumenladen mit Sträußen aus der Region, Lieferung in Münster."],
  ["solicitor", "Rechtsanwältin für Familienrecht und Erbrecht in Kassel."],
  ["dentist", "Zahnarztpraxis in Ulm, auch für Angstpatienten und Kinder."],
  ["restaurant", "Restaurant de cuisine bourguignonne au cœur de Beaune, ouvert du mardi au samedi."],
  ["bakery", "Boulangerie artisanale à Nantes, pain au levain et viennoiseries maison."],
  ["cafe", "Un petit café de quartier à Lille, torréfaction sur place."],
  ["hairdresser", "Salon de coiffure pour femmes et hommes à Annecy, sur rendez-vous."],
  ["plumber", "Plombier chauffagiste à Toulouse, dépannage sept jours sur sept."],
  ["electrician", "Électricien à Rennes, mise aux normes et bornes de recharge."],
  ["carpenter", "Menuiserie familiale, escaliers et cuisines en chêne depuis trois générations."],
  ["florist", "Fleuriste à Lyon, bouquets de saison et mariages."],
  ["solicitor", "Cabinet d'avocats en droit du travail à Bordeaux."],
  ["dentist", "Cabinet dentaire à Dijon, implants et soins pour enfants."],
  ["restaurant", "Restaurante de cocina gallega en Santiago, marisco del día y menú de mediodía."],
  ["bakery", "Panadería artesanal en Sevilla, pan de masa madre y bollería."],
  ["cafe", "Cafetería en el centro de Granada con café de especialidad."],
  ["hairdresser", "Peluquería y barbería en Zaragoza, con cita previa."],
  ["plumber", "Fontanero en Valencia, averías urgentes y reformas de baño."],
  ["electrician", "Electricista en Málaga, instalaciones y boletines."],
  ["carpenter", "Carpintería de muebles a medida en Burgos."],
  ["florist", "Floristería en Bilbao, ramos y flores para bodas."],
  ["solicitor", "Abogada de familia en Madrid, primera consulta gratuita."],
  ["dentist", "Clínica dental en Murcia, ortodoncia e implantes."],
  ["restaurant", "Trattoria a Bologna con pasta fatta in casa e cucina emiliana."],
  ["restaurant", "Ristorante di pesce sul porto di Trani, cucina pugliese."],
] as const;

it.each(descriptions)("C-36.224 a %s is known by '%s'", (trade, description) => {
  const words = { niche: "", businessName: "Acme", description, audience: "", services: [] };
  expect(tradeOf(words)?.id).toBe(trade);
});

it.each([
  ["Avocado toast and coffee", "cafe"],
  ["Brothers in tiling", undefined],
  ["Painless tattoo removal", undefined],
  ["Tiler", undefined],
])("C-36.225 an English niche is read in English: %s", (niche, trade) => {
  const words = { niche, businessName: "", description: "", audience: "", services: [] };
  expect(tradeOf(words)?.id).toBe(trade);
});

it("C-36.226 every list of foreign words belongs to a trade with drawings", () => {
  const known = new Set(trades.map(({ id }) => id));
  expect(Object.keys(foreignTradeWords).filter((id) => !known.has(id))).toEqual([]);
});
