const opening = "^(?:(?:and|also|but|so|please|pls|ok|then|maybe|perhaps),? ){0,2}";
const may = "(?:can|could|might|would|will)";
const group =
  "(?:the |our |my |all )?(?:people|customers|clients|visitors|guests|members|patients|parents|pupils|students|singers|players|volunteers|owners|families|everyone|everybody|they)";
const wanted =
  "(?:an?|the|some|somewhere|something|one of|one where|those|more|it|its own|our own|a place|a way|like|just|two|three|both)";
const siteWord =
  "(?:pages?|sections?|maps?|forms?|calendars?|list|lists|menus?|buttons?|galler(?:y|ies)|banners?|blog|shop|online|web ?site|site|page|tool|widget|counter|calculator|searchable|slideshow|login|area|thing|one of those|somewhere|something (?:where|that|to|like)|place to|way to|cursor|recordings?|videos?|photos?|pictures?|colou?rs?|fonts?|heading|headline|logo)";
/** Requests for the site: 'Could the prices be a list'. Visitors would ask about coming, bringing or staying. */
const deedsOfSite =
  "(?:be|have|show|ask|take|say|talk to|sit|appear|look|feel|tell|work|open|load|link|list|read|go (?:on|at|in|under|to the top)|come (?:up|first|straight|from)|stand|include|mention|start with|use|scroll|change|update)";

/**
 * Questions that ask for something on the website: 'Can we have a form where …', 'Could there be a page …', 'Can you
 * make the writing big'.
 */
export const asksOfSite: readonly RegExp[] = [
  new RegExp(
    `${opening}${may} (?:it|there|this)(?: (?:also|please|maybe|perhaps|just))? ${deedsOfSite}(?!\\p{L})(?! (?:in|up|on|at|for|with) your(?!\\p{L}))`,
    "iu",
  ),
  new RegExp(
    `${opening}${may} the (?!(?:kids|children|dogs?|cats?|baby|babies|boys|girls|lads|council|bank|landlord|accountant|agency|invoice|lawyer|designer|work|job|project|deadline|payment)(?!\\p{L}))(?:\\p{L}+ ){1,3}${deedsOfSite}(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `${opening}${may} you(?: (?:also|please|maybe|perhaps|just)){0,2} (?:(?:do|have|get|build|create|design)(?= (?:an?|the|some|something|those|that|like|it|red|blue|green|more|one)(?!\\p{L}))|make(?! (?:sure that (?:he|she)|out|up|a (?:copy|note|start|payment))(?!\\p{L})|(?: \\p{L}+){0,3} (?:invoices?|quotes?|contracts?|payments?)(?!\\p{L}))|put|add|show|include|write|use|translate|turn|take (?:out|off|down|the|it)|fix(?: up)?|link)(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `${opening}${may} (?:we|i|${group})(?: (?:also|please|maybe|perhaps|just))? (?:have|get|do|see)(?= ${wanted}(?!\\p{L}))(?=.{0,80}(?<!\\p{L})${siteWord}(?!\\p{L}))`,
    "iu",
  ),
  new RegExp(
    `${opening}${may} ${group}(?: (?:also|please|maybe|perhaps|just))? (?:pay|book|order|sign|join|download|upload|leave|search|choose|pick|print|read|listen|find|log|register|reserve|reply|click|buy)(?!\\p{L})(?=.{0,80}(?<!\\p{L})(?:online|(?:on|through|via|over|from) (?:the|our|my|this) (?:web ?site|site|page)|${siteWord})(?!\\p{L}))`,
    "iu",
  ),
  new RegExp(
    `${opening}is there (?:an?|any|some) (?:easy )?way (?:for ${group} )?to (?:log|pay|book|see|upload|download|register|sign|order|reserve|search|join|listen|find|send|print|show|put|have|get|update|change)(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `${opening}(?:is it|would it be|is there any chance it is) (?:also )?possible to (?:have|get|do|see|put|add|show|make|include|book|pay|order|let)(?!\\p{L})`,
    "iu",
  ),
];

/** What must not be copied from the old site: 'Don't copy anything from there'. */
export const leavesOldSite: readonly RegExp[] = [
  /(?<!\p{L})(?:don['’]?t|do not|never|please not) (?:just |please )?(?:copy|use|reuse|re-use|carry over|bring over|keep|transfer|move)(?: over)? (?:any of )?the (?:old|current|previous) (?:texts?|words|wording|photos|pictures|pages?|content|prices|design|layout|logo)(?!\p{L})/iu,
  /(?<!\p{L})(?:don['’]?t|do not|never|please no[- ]one|please not) (?:just |please )?(?:copy|take|use|reuse|re-use|carry over|bring over|keep|lift|import|borrow|transfer) (?:anything|any(?:thing)? of (?:it|that|the \p{L}+)|any (?:of the )?\p{L}+|it|stuff|things|the (?:texts?|words|photos|pictures|prices|wording|content)|what['’]s there) ?(?:over )?(?:from|off|on)(?: of)? (?:there|it|that|this|(?:the|our|my) (?:old|current|present|existing|previous|last) (?:one|web ?site|site|page|pages))(?!\p{L})/iu,
  /(?<!\p{L})(?:nothing|none of (?:it|that|the \p{L}+)) (?:from|on|off|of) (?:there|it|(?:the|our|my) (?:old|current|present|existing|previous) (?:one|web ?site|site|page))(?: (?:should|must|is to|needs to|has to|can|may))? ?(?:be )?(?:reused|re-used|used|copied|kept|taken|carried over|moved|stay|stays|transferred)(?!\p{L})/iu,
];

/** Words that make such a sentence about the old site a remark instead of a wish. */
export const quarrelOverSite =
  /(?<!\p{L})(?:stole|stolen|sued?|suing|court|lawyers?|owes?|owed|debts?|ex|passwords?|login|between us|don['’]?t (?:say|tell))(?!\p{L})/iu;

/** What the client wants to review first: 'Let me read anything clinical before it goes live'. */
export const approvesFirst =
  /(?:^|[,;] (?:and |so |but )?)(?:(?:and|also|but|so|please|pls),? ){0,2}(?:(?:(?:let|show) me|i(?:['’]d| would| should)? (?:like|want|need|love|prefer) to|i must|send (?:me|us)|(?:let|show) us|we(?:['’]d| would| should)? (?:like|want|need) to)(?: (?:please|also|always))? (?:(?:read|see|check|approve|look (?:at|over)|go over|sign off|proof-?read) )?[^.;:!?\d]{2,60} before (?:it|they|anything|this|that|you|the (?:web ?site|site|page|texts?))(?:['’]s| is| are| goes| go| publish| put| gets?| get)?(?: (?:live|up|online|out|published|printed|on|it|them))?)(?!\p{L})/iu;

/** The same before the website is published: 'I need to approve every word before publication'. */
export const approvesWords =
  /(?<!\p{L})(?:i|we)(?:['’]ll| will| would|['’]d| must| have to)?(?: (?:need|want|like|have|prefer))?(?: to)? (?:approve|check|read|see|sign off|proof-?read) (?:every|each|all|any|the) (?:of )?(?:the |my |our )?(?:words?|texts?|sentences?|lines?|pages?|wording|copy|content) before (?:publication|publishing|the launch|launch|going live)(?!\p{L})/iu;

/** What must not be shown about customers: 'Owners' names shouldn't appear, just the area'. */
export const keepsCustomersOff =
  /^(?:(?:and|also|but|so|please),? ){0,2}(?:the |all |any )?(?:owners|customers|clients|patients|pupils|students|members|guests|parents|visitors|residents|tenants|people|children|kids|families|couples)['’]?s?['’]? (?:(?:full|last|first|own|home|street) )?(?:names?|surnames?|faces?|addresses|photos?|pictures?|numbers?|details|number plates|house numbers)(?: (?:and|or) (?:names?|surnames?|faces?|addresses|photos?|pictures?|numbers?|details))? (?:should(?:n['’]?t| not)|must(?:n['’]?t| not)|may not|can(?:['’]?t|not)|are not to|shall not|do(?:n['’]?t| not) need to) (?:ever )?(?:appear|show|be (?:shown|named|printed|visible|seen|mentioned|published|used|there|on (?:it|there|the (?:site|page|website))|recogni[sz]able|readable))(?: (?:anywhere|please|at all|on (?:it|there|the (?:site|page|website))))*(?!\p{L})/iu;

/** A sentence that only limits the wish before it: 'If that costs too much leave it for later.' */
export const limitsWish =
  /^(?:but |and )?(?:(?:if|unless|only if) (?:that|this|it)(?:['’]?s| is| costs?| would| makes?| takes?| gets?|['’]ll| will| can['’]?t| does| does n['’]t| doesn['’]t| isn['’]t| is not)(?!\p{L}).{0,50}|if (?:not|so|it['’]s possible|possible),? .{0,40}|otherwise .{0,40})(?<!\p{L})(?:leave|skip|drop|forget|scrap|ignore|do|keep|wait|no (?:problem|worries|matter)|fine|later|next (?:year|time))(?!\p{L})[^.!?]{0,40}[.!]*$/iu;

/** What the client wants to be asked first: 'Ask me before using anybody's surname'. */
export const asksFirst =
  /^(?:(?:and|also|but|so|please|pls),? ){0,2}(?:always )?(?:ask|check with|tell|ring|text|e-?mail|contact|run it (?:past|by)) (?:me|us)(?: first| please)? before (?:you )?(?:ever )?(?:us(?:e|ing)|put(?:ting)?|show(?:ing)?|publish(?:ing)?|nam(?:e|ing)|print(?:ing)?|post(?:ing)?|quot(?:e|ing)|mention(?:ing)?|writ(?:e|ing)|add(?:ing)?|includ(?:e|ing)) (?:(?:up|in|out) )?(?:(?:any|anybody['’]?s|anyone['’]?s|somebody['’]?s|someone['’]?s|the|their|my|our|a|an|people['’]?s|customers['’]?|clients['’]?|children['’]?s|kids['’]?|pupils['’]?|full|last|real|of) ){0,3}(?:surnames?|names?|faces?|photos?|pictures?|pics|reviews?|quotes?|letters?|words|logos?|addresses|address|numbers?|texts?|figures?)(?!\p{L})/iu;
