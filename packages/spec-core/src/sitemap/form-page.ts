const forms =
  /\bforms?$|^(?:enquir(?:y|ies)|inquir(?:y|ies)|requests?|applications?|apply|sign[- ]?up)\b|\b(?:enquir(?:y|ies)|inquir(?:y|ies)|sign[- ]?up|request)$|\b(?:apply (?:now|here|online|to|for)|(?:request|ask for|get) an?)\b|\breport an?\b|\b(?:breakdown|fault|damage|problem|repair) report\b/i;

/** Whether a page of the client's own is for writing to the business, by its name: 'Breakdown report form'; not 'Annual report'. */
export const asksForForm = (name: string): boolean => forms.test(name.trim()) && !/newsletter/i.test(name);

// 'In the form of', 'no form': no form on a page.
const formWord =
  /(?<!\p{L})(?<!(?:no|not an?|without an?|in the|paper|printed) )forms?(?! (?:of|a|an|part|to (?:print|download))(?!\p{L}))(?!\p{L})/iu;

// 'The membership form is on paper'.
const onPaper = /(?<!\p{L})(?:pdfs?|on paper|printed?|print out|downloads?|downloadable)(?!\p{L})/iu;

const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Whether a sentence names the page: by more than one word, or by one beside 'page', since 'Catering' alone is said anywhere. */
function namesPage(sentence: string, name: string): boolean {
  const [said, wanted] = [plainWords(sentence), plainWords(name)];
  return wanted.trim().includes(" ")
    ? said.includes(wanted)
    : wanted.trim() !== "" && (said.includes(`${wanted}page `) || said.includes(` page${wanted}`));
}

/** Whether a sentence gives the page a form: 'The match form is the main thing and must be called 'Match my tile''. */
export const isToldOfForm = (name: string, sentences: readonly string[]): boolean =>
  sentences.some(
    (sentence) => formWord.test(sentence) && !onPaper.test(sentence) && namesPage(sentence, name),
  );
