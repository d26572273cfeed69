import { anyOf } from "../phrases.ts";

/** Problems that visitors come with; the same words would be private in a sentence about the owner. */
const troubles = anyOf(`
  arrears evict evicted eviction evictions bailiff bailiffs debt debts overdrawn overdraft dismissed redundant redundancy
  redundancies bankrupt bankruptcy insolvent insolvency liquidation administration custody divorce divorced divorcing
  separated separating separation affair loan loans mortgage mortgages borrow instalment instalments installments owe owed
  died dies dying dead death funeral abuse abused violence argue argues arguing fight drunk drinking drinks alcohol drugs
  pregnant miscarriage cancer chemo chemotherapy dementia alzheimer stroke surgery operation hospital clinic medication
  diagnosis diagnosed ill sick illness asthma diabetes epilepsy depression depressed anxiety anxious burnout stress stressed
  police court tribunal lawsuit lawsuits sued sue settlement fined fine penalty penalties accident accidents injured injury
  theft stolen stole steal thief thieves burgled burglary robbed hacked scammed vandalism rats mice cockroaches bedbugs mould
  mold damp leak leaks leaking flood flooded bank banks landlord landlady council taxman hmrc irs finanzamt customs insurer
  insurers insurance solicitor solicitors lawyer lawyers rent mother father mum dad parents husband wife son daughter partner
  ex employer boss doctor neighbour neighbours neighbor neighbors family child children kids friends brother sister
  confidential confidentially private privately complaint complaints lost broken confidence secret overdue behind late tired
  scared afraid worried lonely crisis emergency emergencies stuck
`);

export const visitorsTroubles = new RegExp(
  `(?<!\\p{L})(?:${troubles}|(?:fed up|sick|tired) (?:of|with)(?! (?:us|me|our|my)(?!\\p{L}))|(?:who|that|which) think (?:they|it|this)(?: is|['’]s)? (?:can['’]?t|cannot|too)(?: be)?)(?!\\p{L})`,
  "giu",
);

/** Trades that work on others' problems: 'We act for tenants in arrears', 'I work with adults who were abused'. */
export const worksOnTroubles =
  /^(?:(?:we|i)(?: (?:can|will|also|often|mainly|mostly|only|always|happily|gladly))?|our (?:\p{L}+ )?(?:solicitors|lawyers|barristers|advis[eo]rs|counsellors|therapists|doctors|surgeons|nurses|vets|officers|engineers|carers|team|staff|people)(?: (?:can|will|also|often))?) (?:act|acts|help|helps|advise|advises|represent|represents|support|supports|defend|defends|assist|assists|handle|handles|treat|treats|work with|works with|specialise in|specialises in|specialize in|speak for|speaks for|stand up for|look after|looks after|care for|cares for|recover|recovers|negotiate|negotiates|talk to|talks to|deal with|deals with|see|sees|visit|visits|collect|collects|listen to|clear|clears|investigate|investigates|train|trains|teach|teaches|fight for|take on|takes on|offer|offers|provide|provides|lend|lends|run|runs|hold|holds|prepare|prepares|stop|stops|explain|explains|write to|claim|claims|free|get rid of|gets rid of|remove|removes|rescue|rescues|rehome|rehomes|(?:have|has) (?:\p{L}+ ){0,6}experience)(?!\p{L})/iu;

/** A sentence that addresses the reader of the website. */
export const addressesVisitors =
  /(?<!\p{L})(?:you|your|yours|yourself|u|ur)(?!\p{L})|^(?:(?:so |always |still )?(?:tired|fed up|sick of|lost|locked|broken|stuck|hacked|sacked|moving|planning|looking|thinking|worried|struggling|getting|having|had|been|expecting|selling|buying|renting|need|want|fancy|never|new to|bored|curious|ready|feeling|injured|burst|blocked|leaking|overdrawn|afraid|nervous|in debt|in pain|in a hurry)(?!\p{L})|(?:bad|old|sore|stiff|cold|draughty|leaky|noisy) \p{L})[^?]{2,75}\?$|(?:^|[,;:?–—-]\s*)(?:and |so |just |please |then )?(?:ring|call|phone|text|message|e-?mail|contact|visit|ask|tell|come(?: in| and| to| over| round| by| on)?|drop in|pop in|bring|book|order|join|try|pick) (?!him|her|them|it(?!\p{L})|that)(?:(?:us|our|a|an|the|in|on|by|along|ahead|early|any|two|three|\d+|here|now|first|straight|online)(?!\p{L}))/iu;

/**
 * Information for one group of customers: 'For tenants: a deposit of five weeks' rent', 'For landlords we serve
 * notice'.
 */
export const addressesGroup =
  /^for (?:(?:all|new|existing|our|local|private|older|younger|small) )?(?:tenants|landlords|buyers|sellers|vendors|home ?owners|leaseholders|students|pupils|parents|families|children|kids|adults|beginners|learners|couples|brides|members|visitors|guests|residents|patients|clients|customers|businesses|companies|schools|groups|teams|owners|drivers|riders|walkers|cyclists|employers|employees|freelancers|contractors|charities|seniors|pensioners|carers|teachers)(?:,|:| (?!like |whose |such |of (?:ours|mine|his)))/iu;

/** 'You' is the agency: the sentence asks or answers it, or is about its work. */
export const addressesAgency =
  /(?<!\p{L})(?:you (?:know|see|guess|think|said|say|told|tell|asked|ask me|ask us|did|made|remember|understand|mentioned|suggested|wrote|sent|could|might|should|must|decide|(?:would|wouldn['’]?t|would not) believe|can imagine|imagine|guys|lot|people|all)|(?:can|could|will|would|should|do|did|are|have) you (?:make|do|put|write|add|change|also|help|tell|send|get|find|think|know|see|use|show|take|give)|(?:tell|told|telling|send|sent|give|show|ask|asked|assure|warn|thank|remind|write|wrote|email|forward|let|leave|trust) (?:this )?(?:it )?(?:to )?you(?! (?:when|where|how|which|what|if|what['’]s|a copy|the|your))|your (?:site|website|web|work|offer|quote|idea|form|question|questions|questionnaire|colleague|agency|designer|team|mail|e-?mail|invoice|invoices|fee|proposal|portfolio|client|clients|people|lot|boss|job|call|choice|opinion|advice|template|templates)|for you,|between you|you and me|as you (?:know|said|see|can see)|hi|hello|thanks|thank you|ask (?:me|him|her|them)|call me|ring me|tell me)(?!\p{L})/iu;

/** Sentences about others or oneself that do not address visitors. */
export const tellsOfOthers =
  /(?<!\p{L})(?:(?:he|she|him|her|his|hers)(?!\p{L})|(?:they|who|landlord|council|bank|neighbours?|people|everybody|everyone|nobody|somebody|someone|one) (?:say|said|says|told|wants?|wanted|thinks?|complains?|complained|left|took|stole|owes?|owed|lied|sued|hates?)(?!\p{L})|(?:we|i) (?:was|were|had|got|lost|did|could|should|might|would|used|hope|think|want|wanted|need|needed|tried|forgot|owe|hate|cannot|can['’]?t|nearly|almost|once|never)(?!\p{L})|(?:told|asked|sued|fined|left|cost|charged?|killing|against|hates?) (?:us|me)(?!\p{L})|(?:last|next|this) (?:year|month|week|winter|summer|spring|autumn)(?!\p{L})|(?:tbh|honestly|lol|haha))/iu;
