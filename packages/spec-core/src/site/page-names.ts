import type { PageOption } from "../onboarding/options.ts";

/** The kinds that a client's own page may have by its name. */
export type NamedKind = Exclude<PageOption, "Home" | "Blog" | "Careers"> | "Place";

/** Names that clients give to pages, in lowercase and without `leads`: English, German, French, Spanish. */
export const namesByKind: Readonly<Record<NamedKind, string>> = {
  About:
    "about us | about me | story | company | who we are | who i am | über uns | über mich | geschichte | wer wir sind | à propos | à propos de nous | qui sommes-nous | qui suis-je | histoire | sobre nosotros | sobre mí | quiénes somos | historia",
  Services:
    "services | what we do | what we offer | what i do | what i offer | treatments | leistungen | dienstleistungen | angebot | behandlungen | prestations | soins | servicios | tratamientos | qué hacemos",
  Products:
    "products | shop | store | online shop | produkte | sortiment | produits | boutique | productos | tienda",
  Contact:
    "contact us | contact me | contact details | get in touch | kontakt | contactez-nous | nous contacter | contacto | contáctanos",
  Portfolio:
    "project | projects | work | works | gallery | references | case studies | examples | arbeiten | projekte | referenzen | galerie | réalisations | projets | galería | proyectos | trabajos",
  Testimonials:
    "reviews | testimonials | what people say | what our customers say | what our clients say | kundenstimmen | bewertungen | avis | avis clients | témoignages | opiniones | reseñas",
  FAQ: "faqs | questions | frequently asked questions | common questions | häufige fragen | fragen und antworten | questions fréquentes | foire aux questions | preguntas frecuentes",
  Pricing:
    "prices | price list | rates | fees | tariffs | what it costs | menu | menus | food menu | preise | preisliste | honorare | speisekarte | karte | prix | tarifs | carte | menu et tarifs | precios | tarifas | lista de precios | menú | carta",
  Team: "team | people | staff | who's who | mitarbeiter | équipe | equipo",
  Place:
    "find us | how to find us | where to find us | where we are | getting here | how to get here | directions | location | locations | visit us | opening hours | opening times | hours | hours and location | anfahrt | standort | öffnungszeiten | so finden sie uns | plan d'accès | accès | nous trouver | où nous trouver | horaires | horaires d'ouverture | heures d'ouverture | dónde estamos | cómo llegar | ubicación | horario | horarios | horario de apertura",
};

/** Words before such a name that say nothing about the page. */
export const leads =
  "our | my | the | meet our | meet the | selected | recent | past | finished | unser | unsere | mein | meine | die | das | der | notre | nos | mes | mon | ma | la | le | les | l' | nuestro | nuestra | nuestros | nuestras | mi | mis | el | los | las";
