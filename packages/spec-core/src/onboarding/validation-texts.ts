import type { RequiredAnswer } from "./questionnaire.ts";

/** The message under an empty required field. */
export const missingTexts = {
  businessName: "Please enter the name of your business",
  description: "Please describe your business in a sentence or two",
  niche: "Please tell us your industry or niche",
  goals: "Please choose at least one goal",
  audience: "Please describe who the website is for",
  pages: "Please choose at least one page",
} as const satisfies Record<RequiredAnswer, string>;

/** The message if no content style is chosen. */
export const missingContentStyle = "Please select a content style to continue";

/** The message if a value is invalid. */
export const invalidTexts = {
  color: "Please pick a colour, or type one as # and six digits, such as #3B82F6",
  text: "Please enter text here",
  toggle: "Please switch this on or off",
  tooLong: (max: number) => `Please shorten this to at most ${max} characters`,
  tooMany: (max: number) => `Please keep this to at most ${max} entries`,
  choice: "Please choose one of the options",
  fontFamily: "Please choose a font",
  fontSize: "Please choose a size such as 1.5rem",
  fileAddress: "This file's address cannot be used; please upload the file again",
  other: "We could not read this answer; please enter it again",
} as const;

/** Suggestions of what to add before submitting; none of them blocks. */
export const warningTexts = {
  websiteName: "The website has no name yet",
  competitors: "You have not named any competitors",
  timeline: "You have not chosen a timeline",
  budget: "You have not chosen a budget",
  tone: "You have not chosen a design tone",
  sections: "No page sections are switched on",
  logo: "You have not uploaded a logo",
  domainName: "You have a domain; please tell us its name",
  unclearDomain: "We cannot read your domain name as a web address. For example: yourname.com",
  hostingProvider: "You have hosting; please tell us the provider",
  nda: "You have not accepted the non-disclosure agreement",
  notUploaded: (name: string) => `“${name}” has not been uploaded yet`,
  missingDocument: (name: string) =>
    `“${name}” is listed as a content document but is no longer among your files`,
} as const;
