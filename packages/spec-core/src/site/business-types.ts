import type { Industry } from "../industry/industries.ts";

/** The schema.org type of a business of each industry; a general type if a specific one is uncertain. */
export const industryTypes: Readonly<Record<Industry, string>> = {
  Technology: "Organization",
  Healthcare: "MedicalBusiness",
  Finance: "FinancialService",
  "Food & Hospitality": "FoodEstablishment",
  Education: "EducationalOrganization",
  "Fashion & Beauty": "LocalBusiness",
  "Real Estate & Construction": "LocalBusiness",
  "Creative & Design": "Organization",
  "Legal Services": "LegalService",
  "Professional Services": "ProfessionalService",
  "Retail & E-commerce": "Store",
  "Travel & Tourism": "LocalBusiness",
  "General Business": "Organization",
};

/** Words that indicate a more specific type of https://schema.org/Organization; the first match counts. */
export const exactTypes: readonly (readonly [words: RegExp, type: string])[] = [
  [/\bbaker(?:y|ies|s)?\b|\bpatisserie\b/i, "Bakery"],
  [/\bcaf[eé]s?\b|\bcoffee (?:shop|bar|house)s?\b/i, "CafeOrCoffeeShop"],
  [/\bbrewery\b/i, "Brewery"],
  [/\brestaurants?\b|\bbistro\b|\btrattoria\b|\bpizzeria\b/i, "Restaurant"],
  [/\bhotels?\b/i, "Hotel"],
  [/\bbed and breakfast\b|\bb&b\b/i, "BedAndBreakfast"],
  [/\b(?:youth |backpackers['’]? )?hostels?\b/i, "Hostel"],
  [/\bcamp ?sites?\b|\bcamping (?:site|ground)s?\b/i, "Campground"],
  [
    /\bguest ?houses?\b|\bguest (?:rooms|farms?)\b|\bfarm ?stays?\b|\btourist farms?\b|\bagrit[uo]r\w*|\bagroturis\w*|\bhomestays?\b|\b(?:holiday|vacation) (?:lets?|cottages?|homes?|flats?|apartments?|rentals?)\b|\bglamping\b|\bmountain huts?\b/i,
    "LodgingBusiness",
  ],
  [/\bdental (?:lab(?:orator(?:y|ies))?|technic\w*)/i, "LocalBusiness"],
  [
    /\bdent(?:ist|ists|istry|al)\b|\borthodont\w*|\b(?:oral|maxillofacial) surg(?:ery|eons?)\b|\bzahn(?:arzt|ärzt|medizin|heilkunde)\w*/i,
    "Dentist",
  ],
  [/\bphysiotherap\w*/i, "MedicalBusiness"],
  [/\bpharmac\w*/i, "Pharmacy"],
  [/\bveterinar\w*|\bvet\b/i, "VeterinaryCare"],
  [/\blaw firm\b|\blawyers?\b|\battorneys?\b|\bsolicitors?\b/i, "LegalService"],
  [/\baccount(?:ant|ants|ancy|ing)\b|\bbookkeep\w*/i, "AccountingService"],
  [/\binsurance\b/i, "InsuranceAgency"],
  [/\bestate agen\w*|\breal estate\b|\brealtors?\b/i, "RealEstateAgent"],
  [/\bplumb\w*/i, "Plumber"],
  [/\belectricians?\b/i, "Electrician"],
  [/\broof(?:er|ers|ing)\b/i, "RoofingContractor"],
  [/\bgeneral contractors?\b|\bhome builders?\b/i, "GeneralContractor"],
  [/\bhairdress\w*|\bhair salons?\b|\bbarbers?\b/i, "HairSalon"],
  [/\bnail salons?\b/i, "NailSalon"],
  [/\bbeauty salons?\b/i, "BeautySalon"],
  [/\bfashion boutique\b|\bclothing (?:store|shop|boutique)\b/i, "ClothingStore"],
  [/\bflorists?\b/i, "Florist"],
  [/\bbook ?(?:store|shop)s?\b/i, "BookStore"],
  [/\btravel agen\w*|\btour operators?\b/i, "TravelAgency"],
  [/\bgyms?\b|\bfitness studios?\b/i, "ExerciseGym"],
  [/\bpreschools?\b|\bkindergartens?\b/i, "Preschool"],
];
