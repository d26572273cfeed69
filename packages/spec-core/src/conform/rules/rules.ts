import { alternativeTexts } from "./alternative-texts.ts";
import { businessName } from "./business-name.ts";
import { buttonStyle } from "./button-style.ts";
import { colorRoles } from "./color-roles.ts";
import { colorTokens } from "./color-tokens.ts";
import { contactDetails, fillerText, nothingInvented } from "./contact-details.ts";
import { contrast } from "./contrast.ts";
import { controlNames, formLabels } from "./control-names.ts";
import { darkMode } from "./dark-mode.ts";
import { deadAnchors } from "./dead-anchors.ts";
import { deadLinks } from "./dead-links.ts";
import { description, language, viewport } from "./document-head.ts";
import { externalRequests } from "./external-requests.ts";
import { headingOrder } from "./heading-order.ts";
import { idReferences } from "./id-references.ts";
import { landmarks } from "./landmarks.ts";
import { mainHeading } from "./main-heading.ts";
import { breakpoints, mobileNavigation } from "./mobile-navigation.ts";
import { navigation } from "./navigation.ts";
import { pageLayout } from "./page-layout.ts";
import { pagesPlanned } from "./pages-planned.ts";
import { pagesPresent } from "./pages-present.ts";
import { robots } from "./robots.ts";
import { sectionsChosen, sectionsInOrder, sectionsPresent } from "./sections.ts";
import { canonical, sitemap } from "./sitemap.ts";
import { socialLinks } from "./social-links.ts";
import { structuredData } from "./structured-data.ts";
import { titles } from "./titles.ts";
import { fontFaces, typography } from "./typography.ts";

/** Every rule, in the order in which their breaches matter. Their ids are stable. */
export const rules = [
  pagesPresent,
  pagesPlanned,
  titles,
  mainHeading,
  sectionsPresent,
  sectionsInOrder,
  sectionsChosen,
  navigation,
  mobileNavigation,
  businessName,
  socialLinks,
  contactDetails,
  nothingInvented,
  fillerText,
  structuredData,
  deadLinks,
  deadAnchors,
  idReferences,
  sitemap,
  canonical,
  robots,
  language,
  description,
  viewport,
  landmarks,
  headingOrder,
  alternativeTexts,
  formLabels,
  controlNames,
  externalRequests,
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

/** The id of a rule. */
export type RuleId = (typeof rules)[number]["id"];
