import { wordKey } from "../text/keys.ts";

const forms =
  /\bforms?$|^(?:enquir(?:y|ies)|inquir(?:y|ies)|requests?|applications?|apply|sign[- ]?up)\b|\b(?:enquir(?:y|ies)|inquir(?:y|ies)|sign[- ]?up|request)$|\bwait(?:ing)?[- ]?list\b|\b(?:apply (?:now|here|online|to|for)|(?:request|ask for|get) an?)\b|\breport an?\b|\b(?:breakdown|fault|damage|problem|repair) report\b/i;

/**
 * Whether a custom page, by its name, is a form for writing to the business: 'Breakdown report form', but not 'Annual
 * report'.
 */
export const asksForForm = (name: string): boolean => forms.test(name.trim()) && !/newsletter/i.test(name);

// A form on the page: not 'in the form of' or 'no form'.
const formWord =
  /(?<!\p{L})(?<!(?:no|not an?|without an?|in the|paper|printed) )forms?(?! (?:of|a|an|part|to (?:print|download))(?!\p{L}))(?!\p{L})/iu;

// 'The membership form is on paper'.
const onPaper = /(?<!\p{L})(?:pdfs?|on paper|printed?|print out|downloads?|downloadable)(?!\p{L})/iu;

const plainWords = (text: string): string => ` ${wordKey(text.replace(/['’]/gu, ""))} `;

/**
 * Whether a sentence names the page. A name of one word counts only beside 'page', since 'Catering' alone may be about
 * anything.
 */
function namesPage(sentence: string, name: string): boolean {
  const [said, wanted] = [plainWords(sentence), plainWords(name)];
  return wanted.trim().includes(" ")
    ? said.includes(wanted)
    : wanted.trim() !== "" && (said.includes(`${wanted}page `) || said.includes(` page${wanted}`));
}

/**
 * The words between the name of a page and a form that is its only content: ' = just an enquiry form', ' should be a
 * form only'.
 */
const isForm =
  /^(?: page)?["'’”]? ?(?:(?:[=:(]|[-–—]{1,2}>?|→)|(?:is|are|be|has|gets?|needs?|wants?|with|should be|can be|will be|would be|to be|may be|an?|just|only|simply)(?!\p{L})) ?(?:(?:is|be|has|needs?|gets?|just|only|simply|nothing but|an?|the|one|your|our|short|simple|small|little|quick|plain|basic|online|web) ){0,6}(?:(?!no|good|bad|poor|perfect|correct|proper|top|great|best|free)[\p{L}-]{2,20} ){0,2}form(?= only|\s*(?:[.,;:!?)–-]|$)| (?:please|for|where|with|that|to|on|so|they|people|instead|and|no|not|without)(?!\p{L}))/iu;

/** Words before the name of a page at the beginning of a sentence. */
const beforeName = /^["'‘“(\s-]*(?:(?:on|for|under|in) )?(?:(?:the|our|my) )?(?:page )?["'‘“]?/iu;

/** Whether the client says that a page consists only of a form: 'Wholesale = just an enquiry form, no prices.' */
export const isOnlyForm = (name: string, sentences: readonly string[]): boolean => {
  const wanted = name.trim().toLowerCase();
  if (wanted === "") return false;
  return sentences.some((sentence) => {
    if (!formWord.test(sentence) || onPaper.test(sentence)) return false;
    const said = sentence.replace(beforeName, "").replace(/\s+/gu, " ").toLowerCase();
    return said.startsWith(wanted) && isForm.test(said.slice(wanted.length));
  });
};

/**
 * Whether a sentence gives the page a form ('The match form is the main thing and must be called 'Match my tile''), or
 * says that it is one.
 */
export const isToldOfForm = (name: string, sentences: readonly string[]): boolean =>
  isOnlyForm(name, sentences) ||
  sentences.some(
    (sentence) => formWord.test(sentence) && !onPaper.test(sentence) && namesPage(sentence, name),
  );
