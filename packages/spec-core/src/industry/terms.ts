import type { Industry } from "./industries.ts";
import { creativeDesignTerms } from "./terms/creative-design.ts";
import { educationTerms } from "./terms/education.ts";
import { fashionBeautyTerms } from "./terms/fashion-beauty.ts";
import { financeTerms } from "./terms/finance.ts";
import { foodHospitalityTerms } from "./terms/food-hospitality.ts";
import { generalBusinessTerms } from "./terms/general-business.ts";
import { healthcareTerms } from "./terms/healthcare.ts";
import { legalServicesTerms } from "./terms/legal-services.ts";
import { professionalServicesTerms } from "./terms/professional-services.ts";
import { realEstateConstructionTerms } from "./terms/real-estate-construction.ts";
import { retailEcommerceTerms } from "./terms/retail-ecommerce.ts";
import { technologyTerms } from "./terms/technology.ts";
import { travelTourismTerms } from "./terms/travel-tourism.ts";
import type { WeightedTerms } from "./weighted-terms.ts";

/** The terms of every industry. A term may be listed under several. */
export const industryTerms: Readonly<Record<Industry, WeightedTerms>> = {
  Technology: technologyTerms,
  Healthcare: healthcareTerms,
  Finance: financeTerms,
  "Food & Hospitality": foodHospitalityTerms,
  Education: educationTerms,
  "Fashion & Beauty": fashionBeautyTerms,
  "Real Estate & Construction": realEstateConstructionTerms,
  "Creative & Design": creativeDesignTerms,
  "Legal Services": legalServicesTerms,
  "Professional Services": professionalServicesTerms,
  "Retail & E-commerce": retailEcommerceTerms,
  "Travel & Tourism": travelTourismTerms,
  "General Business": generalBusinessTerms,
};
