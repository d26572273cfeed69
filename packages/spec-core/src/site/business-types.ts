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

/** Those that are no business: an organization with an address is not yet one. */
export const noBusiness =
  /\b(?:charit\w*|foundations?|non-?profit|not[- ]for[- ]profit|associations?|societ(?:y|ies)|clubs?|festivals?|groups?|church(?:es)?|museums?|communit(?:y|ies)|volunteer\w*|orchestras?|choirs?)\b/i;

/** Words that indicate a more specific type of https://schema.org/Organization; the first match counts. */
export const exactTypes: readonly (readonly [words: RegExp, type: string])[] = [
  [
    /\bbaker(?:y|ies|s)?\b|\bpatisserie\b|\bcakes?\b(?! (?:decorat\w*|class\w*|courses?|lessons?|workshops?|toppers?|stands?|suppl\w*|boxes|tins?|shops?)\b)/i,
    "Bakery",
  ],
  [
    /(?<!\b(?:waste|rubbish|junk|hair|tattoo|tree|stump|graffiti|snow|mou?ld|asbestos|wasp|pest|rust|stain|ink|clutter) )\bremovals\b|\b(?:house|home|office|piano|furniture) (?:moves|movers?|moving|removals?)\b|\bmoving compan(?:y|ies)\b|\bremoval (?:compan(?:y|ies)|firms?)\b/i,
    "MovingCompany",
  ],
  [/\bself[- ]storage\b/i, "SelfStorage"],
  [/\bcaf[eé]s?\b|\bcoffee (?:shop|bar|house)s?\b/i, "CafeOrCoffeeShop"],
  [/\bbrewery\b/i, "Brewery"],
  [/\brestaurants?\b|\bbistro\b|\btrattoria\b|\bpizzeria\b/i, "Restaurant"],
  [
    /\bpubs?\b(?! (?:quiz|crawl|tour|game|sign)\w*)|\b(?:wine|cocktail|beer|sports) bars?\b|\btaverns?\b|\btaprooms?\b/i,
    "BarOrPub",
  ],
  [/\bwiner(?:y|ies)\b/i, "Winery"],
  [/\bdistiller(?:y|ies)\b/i, "Distillery"],
  [/\bice cream (?:shop|parlou?r|bar)s?\b|\bgelater\w*/i, "IceCreamShop"],
  [/\b(?<!\b(?:dog|cat|pet) )hotels?\b/i, "Hotel"],
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
  [/\bmassages?\b|\breflexolog\w*|\baromatherap\w*|\breiki\b/i, "HealthAndBeautyBusiness"],
  [/\bpharmac\w*/i, "Pharmacy"],
  [/\bveterinar\w*|\bvet\b/i, "VeterinaryCare"],
  [/\blaw firm\b|\blawyers?\b|\battorneys?\b|\bsolicitors?\b/i, "LegalService"],
  [/\bnotar(?:y|ies)\b/i, "Notary"],
  [
    /\baccount(?:ant|ants|ancy|ing)\b|\bbookkeep\w*|\btax (?:advis\w*|consult\w*|prepar\w*|returns?|agents?)\b|\bsteuerberat\w*|\bpayroll (?:bureau|services?)\b/i,
    "AccountingService",
  ],
  [/\binsurance\b/i, "InsuranceAgency"],
  [
    /\bestate agen\w*|\breal estate\b|\brealtors?\b|\bletting(?:s)? agen\w*|(?<!\b(?:for|to) )\bproperty manage(?:ment|rs?)\b(?! (?:software|systems?|apps?|training|courses?))/i,
    "RealEstateAgent",
  ],
  [/\bplumb\w*/i, "Plumber"],
  [
    /\bhvacr?\b|(?<!\b(?:car|vehicle) )\bair[- ]?con(?:ditioning)?\b|\b(?:heating|cooling) (?:and|&|\+) (?:cooling|heating|air)\b|\bheating (?:engineers?|contractors?|compan(?:y|ies))\b|\bfurnaces?\b|\bheat pumps?\b|\bductwork\b/i,
    "HVACBusiness",
  ],
  [/\belectricians?\b/i, "Electrician"],
  [/\broof(?:er|ers|ing)\b/i, "RoofingContractor"],
  [
    /\b(?:painters?|painting) (?:and|&) decorat\w*|\b(?:house|home|interior|exterior) paint(?:ers?|ing)\b|\bpainting contractors?\b/i,
    "HousePainter",
  ],
  [/\bgeneral contractors?\b|\bhome builders?\b/i, "GeneralContractor"],
  [/\bhairdress\w*|\bhair salons?\b|\bbarbers?\b/i, "HairSalon"],
  [/\bnail salons?\b/i, "NailSalon"],
  [/\bbeauty salons?\b/i, "BeautySalon"],
  [/\bfashion boutique\b|\bclothing (?:store|shop|boutique)\b/i, "ClothingStore"],
  [/\bflorists?\b/i, "Florist"],
  [/\bbook ?(?:store|shop)s?\b/i, "BookStore"],
  [/\b(?:bicycle|bike|cycle) (?:shop|store)s?\b/i, "BikeStore"],
  // schema.org has no type for those who mend bicycles and sell none.
  [/\b(?:bicycle|bike|cycle) (?:repair|workshop|mechanic|servic)\w*/i, "LocalBusiness"],
  [/\b(?:auto|car|vehicle) (?:repair|mechanic)\w*|\bmobile mechanics?\b|\bcar servicing\b/i, "AutoRepair"],
  [/\b(?:auto|car|vehicle) body\b|\bbody ?shops?\b|\bpanel beat\w*/i, "AutoBodyShop"],
  [/\bcar wash(?:es|ing)?\b|\b(?:car|auto|mobile) (?:valet|detail)\w*/i, "AutoWash"],
  [/\bt[iy]re (?:shop|store|fitt|cent(?:re|er)|deal)\w*/i, "TireShop"],
  [/\b(?:motorcycle|motorbike|scooter) (?:repair|mechanic|servic|workshop)\w*/i, "MotorcycleRepair"],
  [/\b(?:car|vehicle) (?:dealer\w*|sales)\b|\bused cars?\b/i, "AutoDealer"],
  [/\blocksmiths?\b/i, "Locksmith"],
  [/\btattoo\w*/i, "TattooParlor"],
  [/\bopticians?\b|\boptometrist\w*/i, "Optician"],
  [/\bjewell?(?:er|ers|ery)\b(?! (?:making|class|course|workshop))/i, "JewelryStore"],
  [/\bshoe (?:shop|store)s?\b/i, "ShoeStore"],
  [/\btoy (?:shop|store)s?\b/i, "ToyStore"],
  [/\bfurniture (?:shop|store)s?\b/i, "FurnitureStore"],
  [/\bhardware (?:shop|store)s?\b/i, "HardwareStore"],
  [/\b(?:music|record|guitar|piano|instrument) (?:shop|store)s?\b/i, "MusicStore"],
  [/\bgreen ?grocers?\b|\bgrocer(?:y|s)?\b|\bfarm shops?\b/i, "GroceryStore"],
  [/\bart galler(?:y|ies)\b/i, "ArtGallery"],
  [/\bday spas?\b/i, "DaySpa"],
  [/\b(?:recruitment|employment|staffing|temp) agenc(?:y|ies)\b/i, "EmploymentAgency"],
  [/\bpet (?:shop|store)s?\b/i, "PetStore"],
  // schema.org has no type for those who groom, walk or look after animals.
  [
    /\b(?:dog|cat|pet|poodle) (?:groom|walk|sit|board|train|behavio|hotel)\w*|\bpuppy (?:train|school|class)\w*/i,
    "LocalBusiness",
  ],
  [/\bgarden cent(?:re|er)s?\b|\bplant nursery\b/i, "GardenStore"],
  [/\bdry[- ]clean\w*|\blaund(?:ry|erette|romat)\b/i, "DryCleaningOrLaundry"],
  [/\btravel agen\w*|\btour operators?\b/i, "TravelAgency"],
  [/\bgyms?\b|\bfitness[- ]?studios?\b/i, "ExerciseGym"],
  [
    /\b(?:yoga|pilates|barre|dance|martial arts?)[- ]?(?:studio|school|loft|shala|class(?:es)?|courses?)s?\b|\b(?:sailing|surf|surfing|ski|riding|swim|swimming|diving|climbing|kite|golf|tennis) schools?\b/i,
    "SportsActivityLocation",
  ],
  // One person is no organization: who teaches alone is a business of their own.
  [/\b(?:teacher|tutor|instructor)\b(?! (?:training|education|agency|college|school))/i, "LocalBusiness"],
  [
    /^(?![^\n]*\b(?:schools?|colleges?|academ\w*|institut\w*))[^\n]*\b(?:lessons|tuition|grinds)\b/i,
    "LocalBusiness",
  ],
  [
    /\bchild ?mind(?:ers?|ing)\b|\bcr[eè]ches?\b|\bchild ?care\b|\bday nurser(?:y|ies)\b|\bnursery schools?\b|\b(?<!\b(?:dog|doggy|doggie|pet|puppy|cat|adult|senior|elderly) )day ?care\b|\bplay ?groups?\b|\bafter[- ]school (?:club|care)s?\b/i,
    "ChildCare",
  ],
  [/\bpreschools?\b|\bkindergartens?\b/i, "Preschool"],
];
