const months =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|spring|summer|autumn|winter|fall|(?:the )?(?:school )?holidays)";
const makes =
  "(?:make|makes|bake|bakes|cook|cooks|brew|brews|sew|sews|knit|knits|grow|grows|roast|roasts|smoke|smokes|carve|carves|weave|weaves|press|presses|build|builds|teach|teaches|run|runs|repair|repairs|keep|keeps)";
const relative =
  "(?:husband|wife|partner|son|daughter|mother|mum|mom|father|dad|brother|sister|uncle|aunt|cousin|nephew|niece|friend|neighbou?r|grandmother|grandfather)(?:[- ]in[- ]law)?";
const neededThings =
  "(?:place|space|spot|table|sockets?|plug|outlet|power|electricity|water|tap|parking|corner|room|gazebo|surface|area|driveway|floor|ground|access|shade)";

/** Closing times by month, which visitors have to know whatever the reason is. */
export const closing = new RegExp(
  `(?<!\\p{L})(?:(?:closed|shut|not|nothing|no (?:\\p{L}+ )?\\p{L}+|away|off) (?:open |here |then )?(?:in|during|all|over|from|until|till|before|after) (?:mid |late |early )?${months}|(?:in|during|all|over) ${months} (?:so |we are |we['’]re |i am |i['’]m )?(?:nothing|closed|shut|away|off|not)|(?:visits?|tours?|tastings?)(?: \\p{L}+){0,5} in ${months})(?!\\p{L})`,
  "iu",
);

/** A closure in the past. */
export const pastClosing = /(?<!\p{L})(?:was|were|had|last|after the|because of|quietly|reopened)(?!\p{L})/iu;

/** Sentences about the business that contain a private word and may still be for visitors. */
export const perhapsForVisitors: readonly RegExp[] = [
  // 'Me and my sister in law make perogies'.
  new RegExp(
    `^(?:(?:me|i) and my ${relative}|my ${relative}(?: and (?:i|me|myself))?)(?: \\p{Lu}\\p{Ll}+)? ${makes}(?!\\p{L})`,
    "iu",
  ),
  // 'Used to be a midwife in Limerick.'
  /^(?:[Bb]efore (?:that|this),? )?(?:[Ii] )?(?:[Uu]sed to be|[Ww]as|[Ww]orked as|[Tt]rained as) an? (?:\p{Ll}+ ){1,3}(?:(?:in|at|with) (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}|for \S+ years?)[.!]?$/u,
  // 'My mother in law started making costumes in 1987', 'it turns again since 1996'.
  /(?<!\p{L})(?:started|began|founded|opened|built|planted|took (?:it |this |the \p{L}+ )?(?:on|over))(?!\p{L}).{0,100}(?<!\p{L})in (?:1[89]|20)\d\d(?!\d)/iu,
  /(?<!\p{L})(?:turn|turns|turning|runs?|running|made|baked|pressed|going|in the family|here)(?: again)?(?: \p{L}+){0,3} since (?:1[89]|20)\d\d(?!\d)/iu,
  /^(?:i(?:['’]ve| have) )?been \p{L}+ing .{1,60} since i was (?:\p{L}+|\d{1,2})(?!\p{L})/iu,
  // 'I am insured, people ask.'
  /^(?:and |yes,? )?(?:i am|i['’]?m|we are|we['’]re) (?:fully |also |both |all )?(?:insured|licen[cs]ed|certified|qualified|registered|bonded|vetted)(?: and (?:insured|bonded|licen[cs]ed|qualified))?(?:[.,!]|$)/iu,
  // 'Vouchers are accepted, people always ask that.'
  /^[^.;:!?,]{3,70} (?:is|are) (?:accepted|welcome|allowed|included|free|available|possible|taken),? (?:as |and |because )?(?:people|parents|customers|clients|guests|patients|everyone|everybody|they) (?:(?:always|often|all|do) )?(?:asks?|keep asking|want to know)(?: (?:that|this|it|me that|us that|about (?:it|that|this)))?[.!]*$/iu,
  // 'The oysters are from my cousin at Marennes'.
  new RegExp(
    `^(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]ll) (?:\\p{L}+ ){1,3}(?:is|are|comes?) (?:all |mostly |only )?from (?:my|our) ${relative}(?:['’]s \\p{L}+)? (?:at|in|near|from) \\p{Lu}`,
    "u",
  ),
  // 'I need only a place flat and water': what customers have to have ready.
  new RegExp(
    `(?<!\\p{L})(?:i|we) (?:only |just )?need (?:only |just )?(?:an? |one |some |somewhere |your )?(?:\\p{L}+ ){0,2}${neededThings}(?!\\p{L})`,
    "iu",
  ),
  // 'Nobody gets yelled at in my car': how customers are treated.
  /^(?:and )?(?:nobody|no[- ]one)(?: here)? (?:ever )?(?:gets?|is|will be|will ever be)(?: ever)? (?!(?:interested|supposed|employed|insured|licen[cs]ed|registered|trained|qualified|certified|vetted|used|needed|hired|involved|worried|concerned|convinced)(?!\p{L}))(?:\p{L}+ed|left|told off|made|hurt|put|sent|kept|thrown|forgotten)(?!\p{L})/iu,
  // 'If someone sends a box I look at it first and ring with a price': how the work goes.
  /^(?:if|when|once) (?:someone|somebody|anyone|anybody|a customer|a client|people|customers|clients) (?:sends?|brings?|posts?|orders?|books?|drops?|hands?|e-?mails?|rings?|calls?)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:i|we) (?:\p{L}+ )?(?:look|check|open|ring|call|phone|write|e-?mail|reply|answer|send|tell|make|give|quote|photograph|weigh|measure|test|clean|start|come)(?!\p{L})/iu,
  // 'Minimum to send 3 bottles'.
  /^(?:the )?minimum (?:order|to (?:send|order|ship)|is|for (?:delivery|shipping|posting)|\d)/iu,
];

/** 'Nobody must jump and nobody must put the head under the water': not a request for secrecy. */
export const nobodyMust =
  /(?<!\p{L})(?:nobody|no[- ]one) (?:must|has to|needs to|is made to|is forced to) (?!(?:be|know|hear|see|find|read|learn|tell|say|print|publish|mention|write|share|think|notice|guess|understand|get|have|look|call|ring|ask|find)(?!\p{L}))\p{L}+/giu;

/** Words that make such a sentence harmful: debts, courts, conflicts, illness, defects, secrecy. */
export const hurts =
  /(?<!\p{L})(?:debts?|owe[sd]?|loans?|mortgage|bank|bankrupt\p{L}*|liquidat\p{L}*|court|police|sued|tax|fined|fired|sacked|redundan\p{L}*|divorc\p{L}*|ex|drunk|drink(?:s|ing)?|drank|sober|dead|died|late (?:husband|wife|mother|father|mum|dad|brother|sister)|cancer|stroke|burn ?out|breakdown|depress\p{L}*|rehab|hospital|prison|jail|lawyers?|secret\p{L}*|between us|confidential\p{L}*|illegal\p{L}*|uninsured|without (?:a )?(?:permit|licen[cs]e|insurance)|not (?:really|actually|insured|qualified|registered|licen[cs]ed)|lapsed|expired|stole\p{L}*|quarrel\p{L}*|fell out|fallen out|badly|hates?|pregnant|complain\p{L}*|landlord|lease|rent|struggl\p{L}*|worried|knackered|lost|quit|left us|sell up|website|site is|homepage|budget)(?!\p{L})/iu;

/** A rule for the land where the work is done, not for the website: 'NO azaleas on the site, it will kill them'. */
export const ruleForTheGround =
  /^no (?:\p{L}+,? ){1,5}(?:on|at|near) (?:the|your) site(?!\p{L})(?=.{0,80}(?:kill|poison|eat|toxic|safe|danger|hurt|damage|stuck|machine|animals?|fence))/iu;

/** Words next to 'site' that make it the website. */
export const ofTheWebsite =
  /(?<!\p{L})(?:photos?|pictures?|pics|logos?|pages?|text|words|fonts?|colou?rs?|links?|menus?|videos?|music|pop[- ]?ups?|ads?|adverts?|prices?|website|names?|faces|jokes|clip ?art|stock)(?!\p{L})/iu;

/**
 * A request to customers, unless it names something that a website shows: 'No wrist watches and no batteries please'.
 */
export const requestToCustomers =
  /^no (?:\p{L}+[ -]){1,3}(?:(?:and|or)(?: no)? (?:\p{L}+[ -]){1,3}){0,2}please[.!]*$/iu;

/** Content or style of a website: 'No prices please', 'No pink please'. */
export const shownOrStyled =
  /(?<!\p{L})(?:price list|rates|fees|address(?:es)?|phone numbers?|animations?|cartoons?|slogans?|jargon|icons?|emojis?|hearts?|flowers?|smil\p{L}+|people|faces|children|kids|pink|red|blue|green|yellow|orange|purple|brown|black|white|gr[ae]y|gold|silver|beige|glitter|sparkl\p{L}+|cookies|tricks|nonsense|frills|fuss|bullshit|waffle|fancy|big|small|more|too)(?!\p{L})/iu;

/** A wish about what the website shows, whatever follows: 'No prices please, it depends'. */
export const showsNone =
  /^(?:please,? )?no (?:prices?|price list|rates|fees|photos?|pictures?|names?|faces|address(?:es)?|phone numbers?|videos?|music|animations?|pop[- ]?ups?|slogans?)(?: (?:on|of|in|or|and) (?:\p{L}+ ){0,3}\p{L}+)?,? please(?!\p{L})/iu;

/** Content that belongs on the website: 'How to cook them should be on there'. */
export const belongsOnSite =
  /(?<!\p{L})(?:should|must|has to|have to|needs to|need to|ought to) (?:be|go|stand) (?:on|up|in) there(?!\p{L})/iu;

/** The same for instructions, which the next sentence contains. */
export const howToWanted =
  /^how (?:to|you|they) .{2,60}(?:should|must|has to|needs to|ought to) (?:be|go|stand) (?:on|up|in) /iu;

/** The beginning of such an instruction. */
export const instruction =
  /^(?:(?:from (?:frozen|thawed|cold|dry)|first|just|always|never),? )?(?:boil|bake|cook|fry|heat|warm|steam|simmer|grill|roast|thaw|defrost|soak|wash|rinse|dry|store|keep|cut|mix|stir|turn|take|leave|water|plant|feed|hang|fold|clean|wipe|oil|sand|wait)(?!\p{L})/iu;

/** What customers do, although 'put it' often begins a wish: 'The people put it near the oven'. */
export const doneByCustomers =
  /(?<!\p{L})(?:the people|people|they|customers|guests|clients|some|many|do i have to|can i|should i) (?:always |often |just )?put(?!\p{L})/iu;

/** A service and whether there is one, in note form: 'Takeaway yes, ring us', 'Delivery: no'. */
export const yesOrNo =
  /^(?:take[- ]?(?:out|aways?)|deliver(?:y|ies)|collections?|pick[- ]?ups?|shipping|catering|walk[- ]?ins?|reservations?|bookings?|cards?|cash|dogs|pets|kids|children|groups|parties|gift (?:cards|vouchers)|vouchers|parking|wi-?fi)(?: (?:orders?|payments?|too|also))?[:,]? (?:yes|no)(?=[,.!]|$)/iu;

/**
 * The beginning of a sentence up to what customers want: 'Customers have cracked three tiles and don't want to rip it
 * out', 'Some have Grandad's box and want to know …'.
 */
export const customersWant =
  /^(?:(?:(?:most|many|some|our|my|these) )?(?:customers|clients|people|owners|home ?owners|families|guests|patients|parents)(?!\p{L})(?! (?:must|should|shall|need to|have to|can|could))[^.;:]{0,120} (?:don['’]?t|do not|only|just) want to (?!(?:read|see|scroll|click|find|look|search|know|register|sign|log)(?!\p{L}))|(?:some|many|most|others) (?:have|own|bring|found|inherited)(?! to(?!\p{L}))[^.;:]{0,120} and want to (?:know|find out) (?:if|whether|what|how|is|are)(?!\p{L}))/iu;

/** What is not settled yet: 'a hostel is planned', 'co-therapist to confirm', 'coating 350?? still learning it'. */
export const notSettled =
  /\?\?|(?<!\p{L})(?:(?:still |yet )?to (?:be )?(?:confirmed|confirm|decided|agreed|announced)|tb[ac]|(?:is|are) (?:only |still )?(?:planned|likely)|likely to|(?:may|might) (?:come|go up|change|move|start|close|open)|not (?:yet )?(?:confirmed|settled|signed|decided|approved|certain)|still (?:learning|deciding|waiting|talking|thinking)|(?:have|has|had)(?: not|n['’]?t)(?: yet)? (?:set|decided|fixed|settled|worked out|agreed)|(?:i|we)(?:['’]?ll| will) (?:get|find|send|dig out|look up|check) (?:you )?(?:the|that|those|it|them) ?(?:exact |right |real )?(?:numbers?|figures?|amounts?|urls?|links?|lists?|photos?|pictures?|logos?|texts?|details|files?|pdfs?)?(?= (?:because|as|when|once|later|soon|on)(?!\p{L})|[.!)]*$))(?!\p{L})/iu;

/** Staff that is being looked for: an affair of the business, unless it says so to applicants. */
export const interviews = /(?<!\p{L})(?:i|we)(?:['’]re| are|['’]m| am)(?: \p{L}+)? interviewing(?!\p{L})/iu;

/** A note to oneself about where something may be: 'Level 2 teacher, and the certificate somewhere'. */
export const mislaid =
  /(?<!\p{L})(?:somewhere|(?:i|we)(?:['’]ll| will| would| have to| must| need to) (?:have a )?look(?: for it)?)[.!]*$/iu;

/** An appeal for helpers, who are visitors of the website: 'What we need: more volunteers for Saturdays'. */
export const callForHelpers =
  /^(?:what )?we(?: are|['’]re)?(?: always| also| still| really| urgently)? (?:need|looking for|could use|welcome)(?: most| now| is)?:? (?:(?:more|new|extra|some|any|a few|your) )?(?:\p{L}+ )?(?:volunteers?|helpers?|donations?|donors?|trustees|foster (?:carers|homes))(?!\p{L})/iu;

const doubts =
  "(?:(?:i|we|i['’]m|we['’]re|i am|we are) )?(?:honestly |really )?(?:dunno|(?:don['’]?t|do not) (?:really )?know|not (?:really |quite )?sure|unsure|no idea|can['’]?t decide|wonder)(?: (?:if|whether))? (?:(?:you|we|i|it|that|this|they|any of (?:it|this|that))(?:['’](?:d|ll|s|re))? )(?:(?:would|should|could|can|will|want to|need to|ought to|is|are|really|even|ever|actually) ){0,3}(?:put|add|print|show|mention|include|say|publish|use|belongs?|goes?|be (?:on|in|there|said|shown|mentioned|printed|included)|worth (?:a mention|mentioning|saying|putting|showing|including|it))(?!\\p{L})";

/** Whether something belongs on the site at all: 'that changes so dunno if you'd put it on', 'not sure it's worth a mention'. */
export const doubtsPrint = new RegExp(
  `(?:^|[,;(–-] ?|\\s(?:but|and|so|also) )(?:so |but |and )?${doubts}`,
  "iu",
);

/** The same about the sentence before: 'But that changes so dunno if you'd put it on.' */
export const doubtsPrevious = new RegExp(
  `^(?:(?:but|and|though|although|well|so|also),? ){0,2}(?:(?:that|this|it|they)(?: \\p{L}+){1,4},? (?:(?:so|and|but) )?)?${doubts}(?=[^.;:!?]{0,4}$| (?:it|that|this|them|on|in|there)(?!\\p{L}))`,
  "iu",
);

/** A question of customers without its mark, whose answer is another sentence: 'Also where do you park'. */
export const bareQuestion =
  /^(?:(?:also|and),? )*(?:where|how|when|what|who|which) (?:do|does|can|is|are|should|will) (?:you|i|we|they|people)(?!\p{L})[^?.!]{0,60}$/iu;
