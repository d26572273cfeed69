/** The readers of a website, in the owner's words. */
export const readers =
  "(?:people|visitors|customers|clients|everyone|everybody|guests|patients|parents|readers|folks?|members)";

const cut = String.raw`(?:\s?[,;.–—(-]\s*(?:(?:and|but|so|as) )?|\s(?:and|but|so|as) )`;
const know =
  "(?:know|knew|see|saw|understand|understood|reali[sz]ed?|hear|heard|read|(?:be|are|were) (?:told|aware))";
const wanting =
  "(?:i|we)(?:(?:['’]d| would) (?:also |much )?(?:rather|sooner|prefer|like|want)| (?:do |also |really |just )?(?:want|wish|need|like|prefer))";
const owing = "(?:really |all )?(?:must|should|ought to|need to|have to|had better)(?: also| really| all)?";
/**
 * After 'that': it refers to what was said before, and does not begin a clause as in 'I want people to know that we are
 * open'.
 */
const saidBefore = String.raw`(?=[.!)]{0,3}$|\s?,|\s(?:before|when|first|up ?front|in advance|from the|beforehand|rather|than|at|on|too|so|as|already|now|straight)(?!\p{L}))`;

/**
 * Makes what was said before it a statement for visitors: 'The wait is ten weeks and I would rather people knew that
 * before they ring'.
 */
export const tellThat = new RegExp(
  `${cut}(?:${wanting} (?:all )?${readers} (?:to )?|(?:the |all )?${readers} ${owing} )${know}(?: (?:that|this|it)${saidBefore}|(?=\\s(?:before|in advance|beforehand|up ?front)(?!\\p{L})))[^;:]{0,80}$`,
  "iu",
);

/**
 * The same in the passive, where readers are named or have asked: 'We take no cards and would like that to be clear
 * before people come', 'not on motors, need that to be clear as I get asked every week', but not 'I do most jobs for
 * cash and I want it to be clear'.
 */
export const wantsClear = new RegExp(
  `${cut}(?:(?:i|we)(?:['’]d)? )?(?:would |do )?(?:also )?(?:like|prefer|want|need) (?:that|this|it) to be (?:made )?(?:very |quite |absolutely )?(?:clear|plain|known|understood|obvious) (?:(?:to|before|by) (?:all |the |our |my )?${readers}|(?:as|because|since|cos) (?:(?:i|we)(?:['’]m|['’]re| am| are| get| keep(?: getting)?) (?:always |often )?asked|${readers} (?:(?:always|often|all) ask|ask|keep (?:on )?asking)))(?!\\p{L})[^;:]{0,140}$`,
  "iu",
);

const plainly =
  "(?:(?:very |quite |only )?(?:plainly|clearly|simply|quietly|openly|gently|kindly|briefly|once|somewhere|first|up ?front|too|on (?:the|each|every|our) (?:\\p{L}+ )?(?:page|site|website)))";

/** What is to be said, and how often or how loudly: 'The first visit is free, and I would like this said plainly, once'. */
export const wantsSaid = new RegExp(
  `${cut}(?:i|we)(?:['’]d| would)? (?:very much |also |much |really )*(?:like|prefer|wish|want|need) (?:that|this|it)(?: to be)? (?:said(?=,? ${plainly})|stated|mentioned|written|explained|printed)(?: please)?(?:,? ${plainly}){0,3}(?:,? (?:and |but )(?:never |not )[^.;:!?]{3,50})?[.!)]*$`,
  "iu",
);

/**
 * The same as a request to the agency: 'We take no cards, please say so', 'The soup has celery in it, must say'. 'Must
 * say' with words after it, as in 'we are, I must say, proud of it', is an idiom.
 */
export const saySo = new RegExp(
  String.raw`(?:${cut}|\s(?=(?:please|pls) (?:say|write|mention|put|state) ))(?:(?:please |pls |do )+(?:say so|(?:say|write|mention|put|state) (?:that|this|it)(?=\s(?:somewhere|clearly|very|on|in|at|near|big)(?!\p{L})|[.!)]*$))|(?:must|should|have to|need to) (?:say|mention|state)(?: (?:so|this|that|it))?(?=[.!)]*$)|say so(?=[.!)]*$)|(?:can|could) you (?:please )?(?:say|put|word) (?:that|this|it)(?!\p{L})[^.;:!?]{0,120}(?=[.!?)]*$)|(?:can|could) (?:you|we) (?:please )?make (?:that|this|it) (?:really |very )?(?:obvious|clear|stand out|big|plain|prominent|visible)(?=[.!?)]*$)|(?:say|put|word|phrase) (?:it|so|that|this)(?: (?:more )?(?:\p{L}+ly|nice|kind|gentle))?(?: but say it)?(?=[.!)]*$)|(?:put|say|mention|write) (?:that|this)(?: (?:on|in|up|there|down))?, (?:(?:because|as|since|cos) |(?:it|that)(?:['’]?s| is)? (?:really |so |very )?(?:matters|important)|(?:people|everyone|they|customers) (?:really |always |all )?(?:like|ask|want|care|value|appreciate|notice))(?!\p{L})[^.;:!?]{0,80})(?:\s(?:(?:somewhere|very|really) )*(?:somewhere|too|clearly|clear|big|visible|please|(?:on|in|at|near) [^.;:]{2,40}))?[.!?)]*$`,
  "iu",
);

/**
 * A request to readers that the website is to make, whether it is a refusal, and what they should do: 'Please tell
 * people to book in spring', 'ask parents not to park in the lane'.
 */
export const askReaders = new RegExp(
  String.raw`^(?:(?:and|also|please|pls|could you|can you) )*(?:tell|ask|remind|beg) (?:all |the |our |my )*${readers} (not )?to (?=\p{Ll})(?!(?:me|us|him|her|the agency)(?!\p{L}))`,
  "iu",
);

/** The reason of such a request, which is for the agency: ', everyone rings in October and then is cross'. */
export const reasonToAsk =
  /(?:\s?[,;–—(]| -) ?(?:(?:because|as|since|otherwise|or|so|cos|and|but) )?(?:everyone|everybody|people|they|we|i|it|some|most|half|many|nobody|no one)(?!\p{L}).*$/iu;

const thisOne = "(?:that|this|it)";
const lead = "(?:(?:and|but|so|please|pls),? )*";
/** A place on the website: 'on the front page', 'near the prices', 'in big letters'. */
const onPage =
  "(?:on|in|at|near) (?:there|it|(?:(?:the|each|every|our|my) )?(?:\\p{L}+ ){0,2}(?:pages?|site|website|web|homepage|top|bottom|header|footer|form|list|menu|start|beginning|letters|type|bold|capitals|line|prices?|text|faq))";
/** Where, and how prominently: 'big', 'on the front page please'. */
const placed = `(?: (?:somewhere|anywhere|clearly|clear|big|bigger|loud|plainly|too|also|first|everywhere|prominently|on|in|up|there|here|please|pls|${onPage})){0,4}`;
const mustBe = `(?:really |also |just |all )?(?:has to|must|should|needs to|ought to|have to|need to) (?:be|go|stand|come) (?:very |quite |absolutely |made )*(?:clear|plain|obvious|visible|said|mentioned|stated|written|known|up|there|online|${onPage}|on|in)`;
const mayBeSaid = `you (?:can|could|may|might) (?:also |always |just )?(?:say|mention|write|state|put|tell (?:them|${readers})) `;

const shown =
  "(?:show|tell|say|mention|state|put|write|print|stress|highlight|include|have|get across|point out|make clear)";
/** How much the owner wants it on the website: 'this is important to show', 'people should really see this'. */
const wantsShown = `(?:${thisOne}(?:['’]?s| is) (?:very |really |so |quite |super |most |also )*important (?:to|that (?:you|we)) (?:please )?${shown}(?: (?:clearly|on (?:the )?(?:web ?site|site|page)))?|(?:please |pls )?(?:make|be) sure (?:that )?(?:all |the |our |my )*${readers} (?:can |will |really |all )*(?:see|notice|read|know|find|do not miss|don['’]?t miss) ${thisOne}|(?:please |pls |do )+(?:show|highlight|include|feature|stress|emphasi[sz]e) ${thisOne}|(?:all |the |our )*${readers} (?:really |all )?(?:should|must|need to|have to|ought to) (?:really |all |be able to )?(?:see|notice|read|find) ${thisOne}|(?:please |pls )(?:make|keep) ${thisOne} (?:very |really |nice and )?(?:obvious|clear|big|bold|prominent|visible|plain|stand out)|(?:please |pls )?(?:don['’]?t|do not) (?:hide|bury|lose|leave out) ${thisOne})`;

/** A request or a permission to print what was said before it: 'That has to be on there clearly', 'you could say that'. */
const printsPrevious = `(?:${wantsShown}|${thisOne} ${mustBe}|${mayBeSaid}${thisOne}|(?:say|mention|state|put) (?:that|this)(?= \\p{L}))${placed}`;

/** Such a wish after the words that it is about: '. Please show this.' */
export const wantsSentenceShown = new RegExp(`^${cut}${lead}${wantsShown}`, "iu");

/** A sentence with a subject and a verb, about no named person or firm and without a condition. */
export const unconditional =
  /^(?!.*(?<!\p{L})(?:if|unless|once|when|whenever|provided|depending|might|maybe|perhaps|hopefully|mostly|soon|yet|until|till|from (?:next|\p{Lu}))(?!\p{L}))(?!.+(?<!\s(?:in|near|around))[\s"'“‘(](?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I(?!\p{L}))\p{Lu})(?:(?:We|I|You|There)(?:['’]\p{L}{1,2})? \p{Ll}|(?:Our|The|All|Every|Each|No|Both|Some|Most|Children|Dogs)(?: \p{L}+){1,6} (?:is|are|has|have|can|cannot|can['’]?t|must|needs?|does|do|will|won['’]?t|costs?|takes?|opens?|closes?) )/u;

/** The same after the words for visitors, in their sentence or in the next one. */
export const printThat = new RegExp(`${cut}${lead}${printsPrevious}[.!)]*$`, "iu");

/** A wish that the site should say what the sentence before it says: 'Should say so.', 'This has to be on there.' */
export const saysPrevious = new RegExp(
  `^${lead}(?:(?:(?:this|that|it|you|we|the site|the page) )?(?:should|must|needs? to|has to|have to|ought to) (?:probably |really |also )?(?:say|mention|state) (?:so|that|this|it)|(?:please |pls )?(?:say|put|word|phrase|write|explain) (?:it|so|that|this)(?: (?:very |more )?(?:\\p{L}+ly|nice|kind|gentle|clear|plain|friendly))?(?:,? (?:but|and) (?:very |more )?(?:\\p{L}+ly|nice|kind|gentle|clear|plain|firm|short|polite))?(?: but say it)?|(?:can|could) you (?:please )?(?:say|put|word) (?:that|this|it)(?!\\p{L})[^.;:!?]{0,120}|${printsPrevious})[.!?)]*$`,
  "iu",
);

const plainToSee =
  "(?:clear|obvious|plain|prominent|visible|noticeable|hard to miss|easy to (?:find|see|spot|read|notice))";
const very = "(?:really |very |quite |nice and |made )?";
const toldSomewhere = `(?:so|kindly|nicely|politely|gently|clearly|(?:somewhere|where) (?:(?:that )?(?:all |the |our |my )*${readers} (?:can |will |do |all )*(?:see|read|find|notice|look)(?: it)?|${very}${plainToSee}))`;
/** Why it is to be said, which is for the agency: 'because we get that call every week', ', a man was cross with us'. */
const reason =
  "(?:,? (?:because|since|cos|otherwise|so|as(?! (?:an?|well|soon|if|in|on|the (?:first|last|main|top|title|head\\p{L}*|banner|opening))(?!\\p{L})))(?!\\p{L})[^.;:]{1,160}|, ?(?!(?:but|not|only|if|unless|except|when|until)(?!\\p{L}))[^.,;:]{3,100})";

/**
 * A demand that what was said before it be on the website, with its reason: 'It's important that's said somewhere, a man
 * was cross with us', 'Please make that easy to find, because we get that call every week'.
 */
export const demandsPrevious = new RegExp(
  `^[([]?${lead}(?:important[,:]? |${thisOne} matters(?: to (?:me|us))?,? )?(?:please |pls |do )*(?:${printsPrevious}|(?:it['’]?s |it is )?(?:very |really |so )?important(?: that)? ${thisOne}(?:['’]?s| is| gets| be) (?:also )?(?:said|mentioned|stated|written|shown|known|${very}${plainToSee}|on there|up there)|(?:(?:can|could|would) you (?:please )?)?(?:make|keep) ${thisOne} ${very}${plainToSee}|(?:could|can|should) ${thisOne} (?:please |also )?be ${very}${plainToSee}|(?:put|say|mention|write|state) (?:that|this)|(?:put|say|mention|write|state) (?:${thisOne}|so)(?:,? ${toldSomewhere}){1,3})${placed}(?: without \\p{L}{3,12}ing(?: [\\p{L}’'-]{1,20}){0,5})?${reason}?[.!)\\]]*$`,
  "iu",
);

/** Where a remark returns to what matters: 'he says it was us, anyway we now use sheets, you could say that'. */
export const comesBack = /[,;–—-] (?:(?:but|and|so) )?(?:anyway|anyways|anyhow|in any case),? /giu;

/** What the business cannot promise, which its customers have to know: 'we can't guarantee that'. */
export const limitOfPromise =
  /(?<!\p{L})(?:i|we) (?:can['’]?t|cannot|can not) (?:promise|guarantee)(?!\p{L})/giu;

/** Makes the sentence before it private: 'Don't put that on.', 'Leave that out.' */
export const withdrawsPrevious = new RegExp(
  `^${lead}(?:(?:don['’]?t|do not|never) (?:put|print|say|mention|write|use|include|show|publish) ${thisOne}${placed}|leave ${thisOne} (?:out|off)${placed})[.!)]*$`,
  "iu",
);

const print = "(?:put|print|say|mention|write|use|include|show|publish|have)";
const printing =
  "(?:putting|printing|saying|mentioning|writing|using|including|showing|publishing|having|sharing)";
const onSite =
  "(?:on|in|for) (?:(?:the|our|my) )?(?:web ?site|site|pages?|web|internet|public|print|publication)";
/** Leaves open whether the sentence before it may be printed: 'Probably not for the site.', 'I'd rather not print this.' */
export const doubtsWithdraw = new RegExp(
  `^${lead}(?:(?:(?:i|we) (?:think|guess|suppose),? )?(?:${thisOne}(?:['’]?s| is) )?(?:(?:probably|maybe|perhaps|possibly|preferably|definitely|really|ideally|best|just|rather),? ){0,2}not(?: really)?(?: to (?:go|be))? ${onSite}|(?:(?:probably|maybe|perhaps|possibly|preferably|best|rather) )+(?:not|don['’]?t) ${print} ${thisOne}${placed}|(?:i|we)(?:['’]?d| would) (?:rather|prefer|sooner)(?: (?:you|we|i|it|that|this))? (?:not|did not|didn['’]?t|do not|don['’]?t|was(?: not|n['’]?t)|were(?: not|n['’]?t)|stayed|be) ?(?:to )?(?:be )?(?:${print} ${thisOne}|(?:printed|shown|mentioned|published|said|included|written|on)|off|out of it)?${placed}(?: ${onSite})?|(?:(?:i|we)(?:['’]m|['’]re| am| are) )?(?:not (?:really |quite |so |too |very )?(?:sure|certain|keen|happy|comfortable)|unsure|in two minds) (?:about|on|with|of) (?:${printing} )?${thisOne}${placed}(?: ${onSite})?)(?:,? (?:though|please|to be honest|i think|yet|actually|really))?[.!?)]*$`,
  "iu",
);

/** The same in notes; elsewhere it may address visitors: 'That is just for you to know.' */
export const previousForYou = new RegExp(
  `^${lead}(?:${thisOne}(?:['’]?s| is| was) (?:(?:just|only|all|really|strictly) )*for (?:you|your (?:eyes|ears|information|info))(?: (?:to know|only|alone|guys|lot))?)[.!)]*$`,
  "iu",
);

/** The same at the end of a sentence, about the rest of it: ', that's just for you to know'. */
export const justForYou =
  /[,;(–—-] ?(?:(?:and|but|so) )?(?:that|this|it)(?:['’]?s| is| was) (?:(?:just|only|all|really|strictly) )*for (?:you to know|your (?:eyes|ears|information|info)|you(?: only| alone| guys)?)(?: only)?[.!)]*$/iu;
