/**
 * Words in a bracket that withhold the words before it: 'I tune for the cathedral (I'll need to check they mind being
 * named)', '(print that or not, my sister and I disagree)'.
 */
export const withholdsWords =
  /(?<!\p{L})(?:check|confirm|clear|ask)(?:ed|ing)? (?:that |this |it |those |them |the wording )?(?:with (?:me|us|him|her|them)|they|first|before|whether|if)(?!\p{L})|(?<!\p{L})(?:hold|keep) (?:that|this|those|these|it|them) (?:one |ones )?back(?!\p{L})|(?<!\p{L})hold (?:that|this) one(?!\p{L})|(?<!\p{L})mind being (?:named|mentioned)|(?<!\p{L})(?:mention|say|print|include|name|use) (?:[\p{L}'’]{1,20} ){0,4}or (?:not|do not|don['’]?t|leave (?:it|that) out)(?!\p{L})|(?<!\p{L})(?:and I|we) (?:disagree|(?:do not|don['’]?t|can['’]?t|cannot) agree)(?!\p{L})/iu;

/** States which words around it may be printed: 'You can say the college', 'check with me before you name them'. */
export const limitsPermission =
  /(?<!\p{L})(?:you (?:can|may|could|might) (?:say (?:the|that|it|so|who|which|where|what)|mention|name|quote|print)|(?:ask|check with) (?:me|him|her|them) (?:first|before you)|before you (?:name|mention|print|publish))(?!\p{L})/iu;

/** Whether the words of a customer may be used, after a quotation: 'she said ok to use it, first name only'. */
export const allowsQuotation =
  /^(?:and |but )?(?:s?he|they)(?:['’]?s|['’]re|['’]ve|(?= (?:said|says|is|are|has|have|had|gave|agreed|told|do(?:es)?n['’]?t)(?!\p{L})))(?=[^.;!?]{0,80}(?<!\p{L})(?:ok|okay|fine|happy|agreed|permission|mind)(?!\p{L}))[^.;!?]{0,80}(?<!\p{L})(?:us(?:e|ing)|print(?:ed)?|quot(?:e|ed)|named?|with (?:it|that)|to (?:it|that))(?!\p{L})[^.;!?]{0,80}[.!]*$/iu;
