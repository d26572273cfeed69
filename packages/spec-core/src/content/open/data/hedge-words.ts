import type { OpenKind } from "../open-point.ts";

const i = "(?:i|we|she|he|they)";
const will = "(?:['’]?ll| will| can| shall| must| need to| have to|['’]?ve got to| should)";
/** Excludes what a business sends to its customers: the site does not need it. */
const notToCustomers =
  "(?!.{0,24}(?:parcel|order|goods|invoice|quote|quotation|estimate|offer|confirmation|box|reminder|receipt)|.{0,12} to (?:the |my |our )?(?:patients|customers|clients|guests|parents|people|members|tenants|visitors)(?!\\p{L}))";
const visitors =
  "(?:people|visitors|customers|clients|couples|guests|patients|parents|members|students|pupils|buyers|tenants|owners|families|prospects?|they|one|someone|somebody|anyone|everyone|users?|readers|folks?|you)";
/** 'People who want to move after work': the customers' wish, not a plan of the business. */
const notOfOthers =
  "(?<!(?:who|you|(?:people|folks?|anyone|everyone|customers|clients|guests|patients|parents|pupils|students|members|women|men)(?: which| that)?) )";
const change =
  "(?:drop|stop|clos|mov|chang|rais|add|start|open|switch|giv|sell|renam|leav|put|tak|do|go|retir|hir|expand|cut|quit|end|pack|scrap|introduc|offer|mak)";

/** What a client looks for at home; firms also dig out foundations and hunt for houses. */
const papers =
  "(?:the|that|this|those|these|my|our|his|her|their|a|an|some) (?:\\p{L}{2,12} ){0,2}(?:certificates?|papers?|paperwork|documents?|licen[cs]es?|letters?|photos?|pictures?|pics|logo|list|wording|files?|articles?|cuttings?|reports?|leaflets?|receipts?)";
/** 'Will look out the certificate', 'must dig out some old photos': also without saying who. */
export const looksOut = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:will|['’]ll|shall|must|need to|have to|going to) (?:try (?:to|and) )?(?:look out|look for|dig out|dig up|hunt (?:out|for|down|up)|root out|fish out) ${papers}(?!\\p{L})`,
  "iu",
);

/** An entry of the table: the kind of open point, and a pattern that matches whole words. */
const rule = (kind: OpenKind, words: string): { readonly kind: OpenKind; readonly said: RegExp } => ({
  kind,
  said: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu"),
});

/** The words that leave something open, by kind; the first entry that matches a sentence counts. */
export const hedges: readonly { readonly kind: OpenKind; readonly said: RegExp }[] = [
  rule(
    "mood",
    "half (?:serious|joking|kidding|in jest)|semi[- ]serious|only half a joke|not entirely serious",
  ),
  rule(
    "promise",
    [
      `${i}${will} (?:try (?:to|and) )?(?:look for|look out(?! for(?!\\p{L}))|find|dig (?:it |them |that )?(?:out|up)|send${notToCustomers}|forward|e-?mail${notToCustomers}|scan|get you|get hold of|look (?:it|them) (?:up|out)|supply|drop (?:it|them) (?:in|over)|bring)`,
      "ill (?:find|send|look for|dig|email|get)",
      `(?:will|['’]ll) (?:send|forward|e-?mail|follow|bring)${notToCustomers} (?!(?:us|me) )(?:it|them|this|you|to you|in|next|soon|by|on|over|when|later|after|as)`,
      "(?:(?:will|['’]ll) (?:be sent|come|be ready|be there)|to (?:be sent|come|be there)) (?:soon|later|next|in the|after|by)|(?:photos?|pictures?|logo|texts?|list|certificates?) (?:of \\p{L}{1,12} )?(?:to come|still missing|not (?:yet )?(?:ready|taken|done))|has (?:the|that|this) (?:paper|certificate|list|file|number)",
      `${i} (?:send|forward|e-?mail) (?:it|them|this|these|you)${notToCustomers}`,
      "(?:numbers?|list|certificates?|papers?|photos?|texts?|files?) (?:we|i) send(?= *(?:$|[.,;!?]))",
      "(?:can|could|will|['’]?ll) (?:get|find|look up|dig out) (?:you )?(?:the|that|an?|exact) (?:exact |real |right |latest |full )?(?:figures?|numbers?|names?|list|dates?|details|wording)",
      "(?:will|to) follow(?= *(?:$|[.,;)!]))|(?:are|is) coming (?:by|in the|later|soon)|still (?:have|need|has) to (?:find|send|scan|look for)|somewhere in (?:a|the|my|our) (?:drawer|box|attic|loft|files?|office|phone)|have (?:it|them|one|the \\p{L}{2,15}) somewhere",
    ].join("|"),
  ),
  { kind: "promise", said: looksOut },
  rule(
    "consent",
    [
      `${i} (?:still )?(?:have|need|ought|has|['’]?ve) (?:still )?(?:got )?to (?:still )?(?:ask(?! (?:\\d|twice|(?:\\p{L}+ ){0,2}times|for|you(?!\\p{L})))|check with|clear it with)`,
      `${i}(?:['’]d| would| must| should|['’]ll) (?:first |still )?(?:have to |need to )?(?:ask|check with) (?:her|him|them|if|whether|first)|${i}(?:['’]d| would) have to ask`,
      "(?:have|has)(?:n['’]?t| not|nt) (?:yet )?(?:asked|checked with|agreed|said yes)|not (?:yet )?asked|ask (?:them|her|him) (?:first|still|again)|if (?:she|he|they) (?:agrees?|says? (?:yes|ok)|do(?:es)?n['’]?t mind|is ok|are ok)|waiting for (?:their|her|his) (?:ok|okay|permission|consent|answer)|need (?:their|her|his) (?:ok|okay|permission|consent)",
    ].join("|"),
  ),
  rule(
    "function",
    [
      `(?:i|we)(?:['’]d| would|d) (?:really |also )?(?:love|like|want|prefer) (?:it if )?(?:the |our |my |new )?${visitors} (?:to be able to|could|can)`,
      `(?:the |our |my |a |new )?${visitors} (?:must|should|shall|needs? to|have to|has to|ought to|to) be able to`,
      `(?:the |our |my |a )?${visitors} (?:must|should|could|need to|needs to|have to) (?:also |simply |easily )?(?:see|check|choose|pick|send|upload|order|pay|reserve|sign up|register|leave|download|filter|search|compare|log in)`,
      "(?:could|can) (?:we|i|you|one) (?:also |maybe |perhaps |please |not )?(?:have|get|add|put in|include|link|build|sell|offer)",
      "(?:would|['’]d|d) be (?:nice|great|good|lovely|handy|brilliant|cool|useful|helpful) (?:if|to)|(?:is it|would it be|is there) (?:possible|a way|any way) (?:to|for|that|of)|could there be (?:a|an|some)|is there (?:a|some|any) way",
    ].join("|"),
  ),
  rule(
    "advice",
    [
      "what do you (?:think|recommend|suggest|reckon|advise)|(?<!(?:if|when|once|before|unless) )(?:you|u) (?:tell|advise) (?:me|us)|your (?:advice|opinion|call)|do you think|would you (?:recommend|suggest|advise|say)|any (?:ideas?|thoughts|advice)|is (?:that|this|it) (?:bad|ok|okay|allowed|legal|a problem|necessary|needed|worth it|extra|included|enough)|(?:could|can) (?:the|my|our|this) (?:(?:web ?)?site|page|home ?page|top) (?:also |maybe |please )?(?:have|show|do|get|be|play)(?=[^.!]{0,120}\\?)|(?:idk|dunno|(?:don['’]?t know|not sure|no idea) (?:if|whether)) (?:that|this|it)(?:['’]?s| is| would be) (?:even |at all |really )?(?:possible|doable|feasible|realistic|allowed|too (?:much|hard|expensive|difficult))|how (?:much|long) (?:is|does|would|will|do) (?:that|this|it|you)|what does (?:that|it|this) cost|no idea (?:if|whether) (?:it|they|that|this|you)|do (?:i|we) (?:need|have to|even need)|should (?:i|we)|do (?:i|we) own|who owns|or do you|could it be|is it (?:really )?necessary|can (?:i|we) (?:do|pay|have|split|keep|still|change|update|use|cancel|get) (?:it|this|that|in|by|the)",
    ].join("|"),
  ),
  rule(
    "recall",
    [
      "(?:no|oh no|wait|no wait),? (?:sorry|i mean|actually)(?=,| \\p{L})|or it was|(?:would|['’]d|need|still|will) (?:have )?(?:to )?(?:check|look up|look|find out) (?:which|what|whether|if|who|when|how|the exact)",
      `${i}${will}(?: need to| have to)? (?:double[- ]?)?(?:check|confirm|look up|find out|ask) (?:the |its |his |her |my |our )?(?:exact|right|correct|full|proper|official) (?:wording|title|name|spelling|year|level|qualification)`,
    ].join("|"),
  ),
  rule(
    "plan",
    [
      `(?:thinking|think|thought|talking|dreaming|considering)(?: (?:of|about|on))? (?:maybe |to )?${change}\\p{L}{0,5}`,
      `${notOfOthers}(?:might|may|could|will probably|would probably|probably|planning to|plan to|hoping to|hope to|want to|going to) (?:well |have to |also |soon )?${change}\\p{L}{0,3} (?:\\p{L}{1,15} ){0,6}(?:soon|next|later|after|in the (?:new year|spring|summer|autumn|fall|winter)|from|by|one day|some ?day|eventually|at some point|(?:this|next) (?:year|month|spring|summer|autumn|winter))`,
      "(?:i['’]?m|we['’]?re|i am|we are|been|are|am) (?:also |still |just )?(?:thinking|dreaming) (?:of|about) (?:a|an|some|another|two|more|\\p{L}{3,12}ing)(?= )|start(?:s|ing)? (?:up )?again (?:once|when|as soon as|after)|probably (?:in|from|by|around|next|this)(?= )|(?:once|when|as soon as) (?:\\p{L}{1,15} ){1,3}(?:is|are|gets?|comes?) back|(?:lapsed|expired|ran out|run out),? but|(?:i['’]?m|we['’]?re|i am|we are) renewing|being renewed",
      `(?:might|may well|considering|toying with|looking into) (?:be |also |simply |just )?${change}\\p{L}{0,5}`,
    ].join("|"),
  ),
  rule(
    "choice",
    [
      "(?:not|n['’]t|nt|never|un)[ -]?(?:yet |been |really |quite |fully |completely |100 ?% )?(?:decided|settled|agreed|fixed|finali[sz]ed|sorted|made up (?:my|our) minds?)|can(?:['’]?t|not) (?:quite )?(?:decide|choose|agree|make up)|tbd|tbc|to be (?:decided|confirmed|agreed|discussed)|(?:go(?:ing)?|went) back and forth|(?:in|of) two minds|torn between|on the fence|undecided|(?:is|are|am|was) (?:still )?unsure|up in the air",
      "(?:i['’]?m |we['’]?re |i am |we are )?(?:still )?not (?:too |really |quite |so |100% |yet )?(?:sure|certain)(?: (?:yet|whether|if|which|what|about|how|it|that|we|i)|(?= *(?:$|[:.,;!?])))",
      `${i}(?:['’]?ll| will)? (?:still )?(?:decide|have to decide|need to decide|must decide|want to discuss|are (?:still )?(?:discussing|deciding|arguing)|(?:still )?(?:disagree|argue))(?:(?= *(?:$|[.,;!?]))| ) ?(?:\\p{L}{1,12} ){0,5}`,
      "(?:still|are|is) (?:thinking|deciding|debating|arguing|discussing)(?: (?:about|on|over|whether|if))?|depends (?:on )?(?:whether|if|what|how)|still open(?! (?:on|at|from|until|till|in|for|every|all|now|today|as|daily|daily|through|during))|or maybe|or perhaps|perhaps no|maybe no|maybe(?= *(?:$|[.,;!?]))|maybe (?:\\p{L}{1,20} ){1,5}depends|or (?:was|is) it|or thinking about|have(?:n['’]?t|nt| not) (?:finished|signed|chosen|booked)|not (?:yet )?(?:confirmed|final|agreed)|so maybe|but maybe|(?:we|i) (?:\\p{L}{1,10} )?maybe|maybe (?:too|also|vouchers?|phase|later|next|we|i|not|only|just|leave|call|put|use|add|show|have|the|it|both|a|an|something|later|in|on)|perhaps (?:we|i|not|only|just|leave|call|put|use|add|show|the|it|both|a|an)",
      "(?:my|our) (?:\\p{L}{1,14} ){1,3}(?:prefers?|wants?|thinks?|says?|would rather) (?:\\p{L}{1,14} ){1,12}(?:i|we) (?:prefer|want|think|would rather|disagree)",
    ].join("|"),
  ),
];

/** Words for an uncertain memory; they count only in a sentence with a number. */
export const vague =
  /(?<![\p{L}\p{N}])(?:(?<!(?:if|when|once|unless|where|whenever) )(?:i|we) (?:think|believe)|i guess|i reckon|i suppose it|if i remember|from memory|can['’]?t remember|don['’]?t remember|not sure (?:when|of the|exactly|how many)|or thereabouts|i['’]?d (?:have to|need to) (?:check|look|count)|(?:need|have) to (?:check|count|look (?:it|that) up)|double[- ]check|(?:check|confirm|verify)(?: (?:that|this|it|those|the (?:number|figure)s?))? (?:w\/|with) (?!(?:me|us|you|your)(?!\p{L}))(?:\p{L}+ ){0,2}\p{L}+ (?:on|about) (?:that|this|it|those)|(?:check|confirm|verify) (?:that|this|it|those|the (?:number|figure)s?) (?:w\/|with) (?!(?:me|us|you|your)(?!\p{L}))|don['’]?t quote me|must be (?:about|around|nearly)|or something(?: like that)?)(?![\p{L}\p{N}])/iu;

/**
 * 'In 2018 or 2019', '10 or 15'. Not '2 or 3 times', nor times of day, nor '£70 or £140 with a service', where both are
 * stated.
 */
export const eitherNumber =
  /(?<![\p{L}\p{N}.,/-])(?:(?:19|20)\d\d or (?:19|20)\d\d|[£€$]\d{1,5} ?\??,? ?or (?:maybe )?[£€$]?\d{1,5}|\d{1,5} ?[€£$] ?\??,? ?or (?:maybe )?\d{1,5}|\d{1,3} ?% or so)(?!\d)(?! ?(?:with|without|for|if|per|when|each|including|incl|on|at)(?!\p{L}))/iu;

/** '4 rooms with a view, no, 3 if one is honest', '900 m no sorry 780 m': a number that is corrected. */
export const takenBack =
  /\d(?! ?[-–]).{0,60}(?:[,.] (?:no|well|sorry|actually)| (?:no,? sorry|sorry,? no|(?:no|sorry),? i mean))[, ]+(?:(?:it['’]s|make that|more like|only) )?(?:\d|one|two|three|four|five)(?:\d|(?!\p{L}))/iu;

/** 'People ask if they can come today, no, sorry': the answer to a customer's question, not a number taken back. */
export const answersCustomers =
  /(?<!\p{L})ask(?:s|ed|ing)? (?:(?:me|us) )?(?:if|whether|for|can|could|do|is|are)(?!\p{L})[^.!?]{0,100}(?<!\p{L})no(?:pe)?,? (?:sorry|i mean|actually)(?!\p{L})/iu;

/** What customers ask, and not the client: 'Parents want to know what does it cost'. */
export const customersWonder =
  /(?<!\p{L})(?:people|parents|customers|clients|guests|patients|families|visitors|they|everyone|everybody)(?: \p{L}+)? (?:wants? to know|asks?|wonders?|wants? three things)(?!\p{L})/iu;

/** The start of a question that is copy for visitors. */
export const callsVisitors =
  /^["'(“]*(?:do you (?:need|want|have|like|know|feel|suffer|own|live|dream|love|fancy|remember)|are you|have you|need|looking|want|fancy|tired|got a|ever|why (?:not|choose|us|wait)|who (?:are|is)|what (?:is|makes|we) |ready|questions|interested)/iu;

/** Words that show that a question is for the agency and not a heading. */
export const asksSomebody =
  /(?<![\p{L}\p{N}])(?:i|we|me|us|my|our|you|it|that|this|there|them|one|or)(?![\p{L}\p{N}])/iu;

/** In the notes, a question for the agency: 'finance?', 'Need a login for students?' */
export const shortQuestion = /^\p{L}[\p{L}'’-]*(?:[ /]\p{L}[\p{L}'’-]*){0,3}[ /]?\?$/u;
export const wantQuestion = /^(?:need|want|do (?:we|i)|also|plus|and)(?!\p{L}).{3,200}\?/iu;

/** 'Repairs only for members ... or for all': an undecided thought. */
export const alternativesInEllipsis = /\p{L}(?:\.{2,4}|…) ?or \p{L}/u;
