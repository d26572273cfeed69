import { alternativeTexts } from "./alternative-texts.ts";
import { briefingText } from "./briefing-text.ts";
import { businessName } from "./business-name.ts";
import { buttonStyle } from "./button-style.ts";
import { clientsWords } from "./client-words.ts";
import { colorRoles } from "./color-roles.ts";
import { colorTokens } from "./color-tokens.ts";
import { contactDetails, nothingInvented } from "./contact-details.ts";
import { contrast } from "./contrast.ts";
import { controlNames, formLabels } from "./control-names.ts";
import { darkMode } from "./dark-mode.ts";
import { deadAnchors } from "./dead-anchors.ts";
import { deadLinks } from "./dead-links.ts";
import { description, language, viewport } from "./document-head.ts";
import { externalRequests } from "./external-requests.ts";
import { assetsPresent, assetsUsed, domainSettled, formsConnected } from "./final/assets.ts";
import { clarified, openSlots, starterLabels } from "./final/open-slots.ts";
import { promisedFeatures } from "./final/promised-features.ts";
import { formConnected, formPresent } from "./forms.ts";
import { headingOrder } from "./heading-order.ts";
import { idReferences } from "./id-references.ts";
import { imageSizes } from "./image-sizes.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { inventedPrices, inventedQuotes } from "./invented-offers.ts";
import { focusRing, skipLink } from "./keyboard.ts";
import { landmarks } from "./landmarks.ts";
import { legalLinks } from "./legal-links.ts";
import { limits } from "./limits.ts";
import { mainHeading } from "./main-heading.ts";
import { breakpoints, mobileNavigation } from "./mobile-navigation.ts";
import { navigation } from "./navigation.ts";
import { navigationOrder } from "./navigation-order.ts";
import { pageLayout } from "./page-layout.ts";
import { pagesPlanned } from "./pages-planned.ts";
import { pagesPresent } from "./pages-present.ts";
import { fillerText, leftoverLabels } from "./placeholders.ts";
import { robots } from "./robots.ts";
import { sectionsChosen, sectionsInOrder, sectionsPresent } from "./sections.ts";
import { canonical, sitemap } from "./sitemap.ts";
import { sitemapFormat } from "./sitemap-format.ts";
import { socialLinks } from "./social-links.ts";
import { socialPreview } from "./social-preview.ts";
import { structuredData } from "./structured-data.ts";
import { titles } from "./titles.ts";
import { fontFaces, typography } from "./typography.ts";

/** Every rule, the most important first. Their ids are stable. */
export const rules = [
  limits,
  pagesPresent,
  pagesPlanned,
  titles,
  mainHeading,
  sectionsPresent,
  sectionsInOrder,
  sectionsChosen,
  navigation,
  navigationOrder,
  mobileNavigation,
  legalLinks,
  businessName,
  socialLinks,
  contactDetails,
  clientsWords,
  nothingInvented,
  inventedPrices,
  inventedQuotes,
  briefingText,
  fillerText,
  leftoverLabels,
  formPresent,
  formConnected,
  structuredData,
  deadLinks,
  deadAnchors,
  idReferences,
  sitemap,
  sitemapFormat,
  canonical,
  robots,
  language,
  description,
  socialPreview,
  viewport,
  landmarks,
  skipLink,
  focusRing,
  headingOrder,
  alternativeTexts,
  imageSizes,
  formLabels,
  controlNames,
  externalRequests,
  inlineScripts,
  colorTokens,
  colorRoles,
  contrast,
  darkMode,
  typography,
  fontFaces,
  buttonStyle,
  pageLayout,
  breakpoints,
] as const;

/** The rules about work to be done before a site is handed over. */
export const finalRules = [
  openSlots,
  clarified,
  starterLabels,
  formsConnected,
  assetsPresent,
  assetsUsed,
  domainSettled,
  promisedFeatures,
] as const;

/** The id of a rule. */
export type RuleId = (typeof rules)[number]["id"] | (typeof finalRules)[number]["id"];
