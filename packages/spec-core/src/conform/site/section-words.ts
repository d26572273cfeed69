import type { SectionName } from "../../onboarding/section-names.ts";

/** Typical words in headings, labels and ids of each section; they never match those of other sections. */
export const sectionWords: Readonly<Record<SectionName, RegExp>> = {
  hero: /\b(?:hero|intro(?:duction)?|opening|welcome|masthead|jumbotron|splash|start)\b/i,
  features:
    /\b(?:features?|why|benefits?|advantages?|strengths?|reasons?|highlights?|what sets|what makes|for whom|intended for|it’s for|different|difference|usps?|values?|promises?|vorteile|warum)\b/i,
  services:
    /\b(?:services?|what (?:we|i) (?:do|offer|make)|offers?|offerings?|solutions?|how we (?:can )?help|leistungen|angebot)\b/i,
  testimonials:
    /\b(?:testimonials?|reviews?|words|clients?|customers?|voices|quotes?|quotations|praise|feedback|references|say about|what (?:people|clients|customers|guests|patients) say|kundenstimmen|stimmen)\b/i,
  portfolio:
    /\b(?:portfolio|work|works|products?|projects?|gallery|case stud(?:y|ies)|showcase|collection|shop|store|goods|range|produkte|arbeiten|projekte)\b/i,
  pricing: /\b(?:pric(?:es?|ing|e list)|plans?|rates?|packages?|tariffs?|costs?|fees?|preise)\b/i,
  team: /\b(?:team|people|staff|crew|who we are|who i am|meet us|founders?|faces|experts?|colleagues|mitarbeiter)\b/i,
  contact:
    /\b(?:contact|touch|reach|write(?: to)? us|write|talk|e?nquir(?:y|ies|e)|inquir(?:y|ies|e)|hello|message|call us|visit us|kontakt)\b/i,
};
