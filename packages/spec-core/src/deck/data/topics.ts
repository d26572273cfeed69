import { reaching } from "../../spec/data/ways-wanted.ts";

/**
 * A question of visitors, and the place of the client's sentence about it: with the prices, with other useful
 * information, or with who the business is.
 */
export interface Topic {
  readonly name: string;
  readonly stands: "terms" | "useful" | "business";
  /** As visitors ask it; `{prices}` is the trade's word. Absent for a topic without a question. */
  readonly question?: string;
  readonly said: RegExp;
  /** Whether a sentence that names places where the business works is on it too. */
  readonly namesPlaces?: true;
  /** Sentences with these words are about something else. */
  readonly except?: RegExp;
  /** What a sentence must name to answer the question; others only touch on the topic. */
  readonly answers?: RegExp;
  /** Whether half an answer would mislead: there is none unless visitors read everything that the client says on it. */
  readonly isWhole?: true;
}

const day = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?";
const weather = "(?:rain(?:s|ing|y)?|winds?|windy|weather|storms?|snow(?:s|ing)?|knots|fog|lightning)";
const callsOff =
  "(?:cancel\\p{L}*|call(?:ed)? (?:it |them )?off|postpone\\p{L}*|go(?:es)? ahead|(?:still )?go(?:es)? on|refunds?|rebook\\p{L}*|another (?:date|day|time))";
const diet =
  "(?:gluten|vegan|vegetarian|coeliacs?|celiacs?|allerg(?:y|ies|ens?)|nut[- ]free|dairy[- ]free|egg[- ]free|halal|kosher)";
const count = "(?:\\d{1,3}|an?|one|two|three|four|five|six|eight|ten|twelve|a few|several)";

/** In the order in which a sentence is matched; the first match counts. */
export const topics: readonly Topic[] = [
  {
    name: "not-done",
    stands: "terms",
    question: "Is there anything that you don’t do?",
    isWhole: true,
    said: /^(?:(?:what |things )?(?:we|i) (?:do not|don['’]?t)(?: (?:do|offer))?:|(?:do not|don['’]?t) (?:do|offer|treat|repair|build|clean|fit|cover) (?!\p{L}+ to )|not (?:done|offered)(?: here)?:|(?:sorry,? )?(?:but )?(?:we|i) (?:do not|don['’]t|cannot|can['’]t|no longer) (?:do|offer|take|sell|make|stock|build|work|deliver|clean|cut|repair|fix|fit|provide|supply|accept|cover|carry|serve|touch|handle|keep|board|use)(?!\p{L})|(?:sorry,? )?no (?!need|problem|screens|worries|matter|obligation|appointment|one|job|two|fuss|nonsense|contract|tie|cages|crates|queues|waiting|hidden|strings|rushing|surprises|crowds|gimmicks|chemicals|extras|middlem|minimums?)\p{L}+(?:ing|s) )/iu,
    // 'No dogs in the fields please' asks something of visitors.
    except:
      /(?<!\p{L})(?:cash|cards?|payments?|deposits?|cheques?|refunds?)(?!\p{L})|^(?:sorry,? )?no (?:dogs?|pets?|children|smoking)(?!\p{L})|(?<!\p{L})(?:please|(?:that|which) (?:we|i) (?:have|do|can)(?: not|n['’]t))(?!\p{L})/iu,
  },
  {
    name: "weather",
    stands: "terms",
    question: "What happens in bad weather?",
    said: new RegExp(
      `(?<!\\p{L})(?:${callsOff}(?!\\p{L})[^.;!?]{0,80}(?<!\\p{L})${weather}|${weather}(?!\\p{L})[^.;!?]{0,80}(?<!\\p{L})${callsOff}|rain or shine|whatever the weather|weather permitting)(?!\\p{L})`,
      "iu",
    ),
  },
  {
    name: "payment",
    stands: "terms",
    question: "How can I pay?",
    said: /(?<!\p{L})(?:cash(?! flow| register| refunds?)|card (?:machine|reader|payments?)|cards? (?:ok|okay|accepted|taken|welcome)|(?:take|accept) (?:all )?(?:major )?cards|bank transfers?|contactless|paypal|direct debit|cheques?|instal?ments|pay (?:by|with|in|on|at|monthly|weekly)|invoiced? )(?!\p{L})/iu,
  },
  {
    name: "deposit",
    stands: "terms",
    question: "Do I pay a deposit?",
    said: /(?<!\p{L})deposits?(?!\p{L})/iu,
    except: /(?<!\p{L})(?:deposit (?:box|account|slip)|security deposits? (?:disputes?|returns?))/iu,
  },
  {
    name: "refunds",
    stands: "terms",
    question: "Do you give refunds?",
    said: /(?<!\p{L})(?:refund(?:s|ed|able)?|money[- ]back|non-?refundable)(?!\p{L})/iu,
    except: /(?<!\p{L})(?:tax|vat) refunds?(?!\p{L})/iu,
  },
  {
    name: "referral",
    stands: "useful",
    question: "Do I need a referral?",
    said: /(?<!\p{L})(?:(?:need|require|with|without|by|no)(?: an?| any| your)?(?: (?:gp|doctor)(?:['’]s)?)? (?:referral|referring)|self[- ]refer(?:ral)?)(?!\p{L})/iu,
  },
  {
    name: "insurers",
    stands: "useful",
    question: "Do you work with insurers?",
    said: /(?<!\p{L})(?:(?:health|medical|private) insur(?:ers?|ance)|insurers|insurance (?:patients|companies|plans?)|(?:take|accept) (?:your |most |some |all )?insurance)(?!\p{L})/iu,
    except: /(?<!\p{L})(?:insurance (?:claims?|work|jobs?|broker|advice)|claims?)(?!\p{L})/iu,
  },
  {
    name: "supplies",
    stands: "useful",
    question: "Do you need water, power or parking at my place?",
    said: /(?<!\p{L})(?:(?:my|our|its|their|own) (?:own )?(?:water|power|electric(?:ity)?|generator)(?: tank| supply)?(?!\p{L})(?! (?:tools?|rates?|bills?))|need (?:your |access to |an? |to )?(?:(?:outside |outdoor |mains )?(?:water|tap|power(?! of)|electricity|socket|plug)(?: in)?|somewhere to park|(?:a )?parking))(?!\p{L})/iu,
  },
  {
    name: "trial",
    stands: "terms",
    question: "Can I try it first?",
    said: /(?<!\p{L})(?:(?:first|trial|taster) (?:\p{L}+ ){0,2}(?:sessions?|lessons?|class(?:es)?|visits?)(?: \p{L}+){0,2} free|free (?:trials?|tasters?)(?: \p{L}+)?)(?!\p{L})/iu,
  },
  {
    name: "cancelling",
    stands: "terms",
    question: "What if I have to cancel?",
    said: /(?<!\p{L})(?:cancellations?(?! lists?(?!\p{L}))|cancel(?:l?ed|l?ing)? (?:with(?:in|out)?|less|up to|at least|any time|by|before|late|for free|free of charge|your|an? (?:booking|lesson|session|appointment|order))|to cancel|if you (?:have to |need to )?cancel|missed (?:lessons?|sessions?|appointments?|class(?:es)?)|no[- ]shows?)(?!\p{L})/iu,
  },
  {
    name: "new-customers",
    stands: "terms",
    question: "Do you take new {customers}?",
    said: /^new (?:clients|customers|patients|pupils|students)(?::| (?:are )?(?:always )?welcome)|(?<!\p{L})(?:takes?|taking|accept|accepting|(?:space|room|places) for|no)(?: on)?(?: any| \d{1,2})? new (?:clients|customers|patients|pupils|students)(?!\p{L})/iu,
  },
  {
    name: "minimum",
    stands: "terms",
    question: "Is there a minimum?",
    said: new RegExp(
      `(?<!\\p{L})min(?:imum)?\\.? (?:of )?(?:stay|hire|order|booking|${count})(?! ?[£$€%])(?!\\p{L})`,
      "iu",
    ),
  },
  {
    name: "booking",
    stands: "terms",
    question: "How does booking work?",
    answers:
      /(?<!\p{L})(?:book\p{L}*|appointments?|reserv\p{L}+|orders?|slots?|places?|notice|walk[- ]?ins?|drop[- ]?ins?|waiting list|cancellation list|meet and greet)(?!\p{L})/iu,
    said: new RegExp(
      `(?<!\\p{L})(?:book(?:ed|ing)? (?:by|early|ahead|in advance|at least|online|through|via|from|${count})|${count}(?: ?[-–] ?| to )?(?:\\d{1,3} )?(?:days?|weeks?|months?) (?:ahead|in advance|['’] notice|notice)|in advance|(?:day|week|month)['’]s notice|by appointment|no appointment|walk[- ]ins?|meet and greet|cancellation lists?|waiting list)(?!\\p{L})`,
      "iu",
    ),
  },
  {
    name: "quotes",
    stands: "terms",
    question: "How do your {prices} work?",
    said: /(?<!\p{L})(?:(?:quotes?|estimates?|quotations?|consultations?) (?:are|is) (?:always )?free|free (?:(?:no[- ]obligation|written) )?(?:quotes?|estimates?|quotations?|consultations?)|price (?:that )?(?:i|we) quote|fixed (?:fees?|prices?)|(?:no )?tie-in|no obligation|(?:plus|\+|inc(?:l|luding)?\.?|excl?(?:uding)?\.?) vat|ask (?:me |us )?for a quote|(?:fees?|materials?|costs?|travel|parts|chemicals) (?:are|is|comes?) (?:(?:always|usually|charged) )?(?:separate|extra|included|on top))(?!\p{L})/iu,
  },
  {
    name: "delivery",
    stands: "terms",
    question: "Do you deliver?",
    said: /(?<!\p{L})(?:(?:we|i) (?:also |can |only |do )?(?:deliver|ship|post)(?! (?:babies|talks|training|courses?|projects?|results?|workshops?))|delivery|postage|set[- ]?up is|collection (?:only|from)|pick[- ]?up (?:only|from|on))(?!\p{L})/iu,
    except: /(?<!\p{L})delivery (?:drivers?|service for|company|firm|vans? hire|rider)/iu,
  },
  {
    name: "free",
    stands: "terms",
    said: /(?<!\p{L})(?:without|free of|no(?: extra)?|at no(?: extra)?) (?:charge|cost)(?!\p{L})/iu,
  },
  {
    name: "diets",
    stands: "useful",
    question: "Do you cater for special diets?",
    isWhole: true,
    said: new RegExp(`(?<!\\p{L})${diet}(?!\\p{L})`, "iu"),
    // 'A short menu: crab, a good pie, one vegetarian dish' says what is served.
    except: new RegExp(`^(?:(?!${diet})[^:.;!?])*:(?:(?!${diet})[^,.;:!?])*,[^,.;:!?]*,`, "iu"),
  },
  {
    name: "parking",
    stands: "useful",
    question: "Where can I park?",
    said: /(?<!\p{L})(?:(?:free |street |customer |plenty of |ample |easy )?parking (?:is|at|on|outside|behind|nearby|in|for|available|right|out|spaces?)|(?:park|parking) (?:on|in) (?:the |our )?(?:street|drive|yard)|there(?:['’]s| is) (?:\p{L}+ )?parking|you can park|(?<!(?:by|from|near|beside|behind|past|next to|across|through|off) (?:the |our )?)car park)(?!\p{L})/iu,
  },
  {
    name: "access",
    stands: "useful",
    question: "Is there step-free access?",
    said: /(?<!\p{L})(?:step[- ]free|wheelchairs?|no steps(?=[.,;!]|$| and)|no (?:lift|elevator)|flights? of stairs|(?:no |one |two |three |four |a few |some )steps? (?:at|up|down|to|by)|ramp|accessible toilet|stair ?lift|(?:ground|first|second|third) floor(?:,? (?:with|and|so|no|up)))(?!\p{L})/iu,
    except: /(?<!\p{L})(?:we|i) (?:build|make|fit|install|sell|repair|hire|bring|carry|push|lift)/iu,
  },
  {
    name: "dogs",
    stands: "useful",
    question: "Can I bring my dog?",
    said: /(?<!\p{L})(?:dogs?(?: on (?:a |the )?leads?)?(?: are| is)? (?:very )?(?:welcome|allowed|fine|ok)|(?:no|well[- ]behaved) dogs|bring (?:your|a) dog)(?!\p{L})/iu,
  },
  {
    name: "area",
    stands: "useful",
    question: "Which area do you cover?",
    said: /^(?:(?:service |delivery )?areas?(?: covered| served| (?:we|i) cover)?|towns covered)(?::| - | – )/iu,
    namesPlaces: true,
    except: /(?<!\p{L})(?:since|started|began|grew up|moved|trained|worked)(?!\p{L})/iu,
  },
  {
    name: "ages",
    stands: "useful",
    question: "Which ages do you take?",
    said: /(?<!\p{L})(?:children|kids|pupils|adults|babies|members|everybody|anybody)(?: and \p{L}+)? (?:from|over|under|aged|up from)(?: about)?(?: the)?(?: age)?(?: of)? (?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|birth)/iu,
    // 'We charge nothing for children under five' says what is paid, not who may come.
    except:
      /(?<!\p{L})(?:charg(?:e|es|ed|ing)|free|fees?|pay|pays|half[- ]price|discounts?|cheaper|insured)(?!\p{L})/iu,
  },
  {
    name: "insured",
    stands: "business",
    question: "Are you insured?",
    said: /(?<!\p{L})(?:insured|(?:public )?liability (?:insurance|cover)|indemnity insurance|in transit insurance)(?!\p{L})/iu,
    except: /(?<!\p{L})insured (?:post|parcels?|value|persons?|drivers?)/iu,
  },
  {
    name: "languages",
    stands: "business",
    question: "Which languages do you speak?",
    said: /(?<!\p{L})(?:speak|spoken|(?:teach|work)(?:es|s)? in)(?: (?:fluent|some|a little|both|good))? (?:Irish|Welsh|Gaelic|English|German|French|Spanish|Italian|Polish|Portuguese|Dutch|Danish|Swedish|Norwegian|Finnish|Arabic|Hindi|Urdu|Punjabi|Turkish|Russian|Ukrainian|Romanian|Mandarin|Cantonese|Catalan|Basque|Greek)/u,
  },
  {
    name: "time",
    stands: "useful",
    question: "How long does it take?",
    said: new RegExp(
      `(?<!\\p{L})(?:ready (?:in|within|after) ${count}|(?:usually|normally) takes?|turn-?around|lead times?|while you wait)(?!\\p{L})`,
      "iu",
    ),
  },
  {
    name: "vouchers",
    stands: "terms",
    question: "Do you have gift vouchers?",
    said: /(?<!\p{L})(?:gift|christmas) (?:vouchers?|cards?|certificates?)(?!\p{L})/iu,
  },
  { name: "contact", stands: "useful", said: reaching },
  {
    name: "hours",
    stands: "useful",
    said: new RegExp(
      `^(?:(?:we(?:['’]re| are)|i(?:['’]m| am)) )?(?:open|closed)(?!\\p{L})|^(?:${day})(?!\\p{L})|(?<!\\p{L})(?:we|i)(?:['’]re|['’]m| are| am| have| stay| remain) (?:closed|shut)(?!\\p{L})(?! (?:the|our|down|up))|(?<!\\p{L})(?:term time|evenings? only|weekends? only|weekdays? only)(?!\\p{L})`,
      "iu",
    ),
  },
  {
    name: "limits",
    stands: "terms",
    said: /^(?:max(?:imum)?|min(?:imum)?|at most|at least|up to|no more than)\.? (?:of )?\d|(?<!\p{L})(?:max|minimum) \d/iu,
  },
];
