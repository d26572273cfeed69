const forms =
  /\bforms?$|^(?:enquir(?:y|ies)|inquir(?:y|ies)|requests?|applications?|apply|sign[- ]?up)\b|\b(?:enquir(?:y|ies)|inquir(?:y|ies)|sign[- ]?up|request)$|\b(?:apply (?:now|here|online|to|for)|(?:request|ask for|get) an?)\b|\breport an?\b|\b(?:breakdown|fault|damage|problem|repair) report\b/i;

/** Whether a page of the client's own is for writing to the business, by its name: 'Breakdown report form'; not 'Annual report'. */
export const asksForForm = (name: string): boolean => forms.test(name.trim()) && !/newsletter/i.test(name);
