import { withoutMereRemarks } from "../content/facts/contact-answers.ts";
import { countryOf } from "../content/facts/country/country.ts";
import { writtenNumber } from "../content/facts/registrations/written-number.ts";
import { type JudgedStatement, type PublicWords, publicWords } from "../content/public-words.ts";
import { type Classification, industryOf } from "../industry/classify.ts";
import { languagesOf } from "../industry/languages/detect.ts";
import { spelledTrade } from "../industry/spelling.ts";
import type { SuggestionInput } from "../industry/suggest.ts";
import { memoByText } from "../memo.ts";
import { type SectionName, sectionNames } from "../onboarding/layout-sections.ts";
import { isRemark } from "../onboarding/remark.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import { undecided } from "../onboarding/toggles.ts";
import { writtenName } from "../sitemap/written-name.ts";
import type { SpecContext } from "./context.ts";
import { type LegalPage, legalPagesOf } from "./legal/legal-pages.ts";
import { type LegalSite, legalSiteOf } from "./legal/legal-site.ts";
import { type Mentions, mentionsOf } from "./mentions/mentions.ts";
import { type PlannedPage, plannedPages } from "./planned-pages.ts";
import { type Doing, siteDoes } from "./site-does.ts";
import { suggestedGoals } from "./suggested-goals.ts";

/** The input of all blocks of a spec, derived once. */
export interface Project {
  readonly input: Onboarding;
  readonly form: Onboarding["formData"];
  readonly context: SpecContext;
  /** The pages that the client chose. */
  readonly pages: readonly PlannedPage[];
  /** The pages that the law asks for, whether the client chose them or not. */
  readonly legalPages: readonly LegalPage[];
  /** The chosen sections in page order. */
  readonly sections: readonly SectionName[];
  readonly industry: Classification;
  /** The input of suggestions: the goals, and the pages that name a goal (Blog, Portfolio). */
  readonly wishes: SuggestionInput;
  /** The details that were recognised in the answers, and the texts that visitors may read. */
  readonly words: PublicWords;
  /** The topics that the answers mention. */
  readonly mentions: Mentions;
  /** The business's country as an ISO 3166-1 code; null if it is not known. */
  readonly country: string | null;
  /** The functions of the site beyond showing texts and pictures. */
  readonly does: ReadonlySet<Doing>;
  readonly legal: LegalSite;
}

// Sentences about competitors or about customers do not describe the site.
const isOwnAffair = ({ field, kind }: JudgedStatement): boolean =>
  field !== "competitors" && field !== "onlyForUs" && !(field === "audience" && kind === "fact");

const spelled = memoByText(spelledTrade, 2);

/**
 * 'Sole trader, looking at Pty Ltd after July': a plan for later, which is not published with the current legal form.
 */
const plannedForm =
  /[,;(–-]\s?(?:but |and )?(?:(?:i['’]m|we['’]re|i am|we are) )?(?:looking (?:at|into)|thinking (?:of|about)|maybe|perhaps|soon|planning|going to|want(?:ing)? to|will be|changing|moving|hoping|hope to|might|may become|until|after|not yet)(?!\p{L})[\s\S]*$/iu;

/**
 * The answers in publishable form: names without comments, details without remarks, and a misspelled trade corrected.
 * The trade is left alone if the description is not in English: it may be a word of that language.
 */
function readForm({ formData }: Onboarding): Onboarding["formData"] {
  const businessName = writtenName(formData.businessName);
  const websiteName = formData.websiteName === undecided ? undecided : writtenName(formData.websiteName);
  const niche = spelled(formData.niche);
  const isEnglish = niche !== formData.niche && languagesOf(formData.description)[0]?.includes("english");
  const contact = withoutMereRemarks(formData.contact);
  const registrationNumber = writtenNumber(formData.registrationNumber);
  const hostingProvider = isRemark(formData.hostingProvider) ? "" : formData.hostingProvider;
  const legalForm = formData.legalForm.replace(plannedForm, "").trimEnd();
  return {
    ...formData,
    legalForm,
    businessName,
    websiteName,
    contact,
    registrationNumber,
    hostingProvider,
    ...(isEnglish ? { niche } : {}),
  };
}

/** Derives the data that several blocks share. */
export function projectOf(input: Onboarding, context: SpecContext): Project {
  const form = readForm(input);
  const pages = plannedPages(input, context.host);
  const industry = industryOf(form);
  const sections = sectionNames.filter((name) => input.layoutSections[name]);
  const words = publicWords(form);
  const ownWords = words.statements.filter(isOwnAffair).map(({ text }) => text);
  const mentions = mentionsOf(
    [...ownWords, ...form.goals, ...form.offers.map(({ what }) => what)],
    words.statements.flatMap(({ field, text }) => (field === "onlyForUs" ? [text] : [])),
  );
  const country = countryOf(form);
  const sentences = words.statements.flatMap(({ kind, text }) => (kind === "private" ? [] : [text]));
  const does = siteDoes({ trade: form.niche, goals: form.goals, pages, sections, mentions, sentences });
  const legal = legalSiteOf({ form, country, does, mentions, words });
  return {
    input,
    form,
    context,
    pages,
    legalPages: legalPagesOf(pages, legal),
    sections,
    industry,
    wishes: {
      industry: industry.industry,
      tone: form.tone.trim(),
      goals: [...suggestedGoals(form.goals, pages, mentions, ownWords), ...pages.map((page) => page.name)],
    },
    words,
    mentions,
    country,
    does,
    legal,
  };
}
