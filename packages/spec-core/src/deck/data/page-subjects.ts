import type { Topic } from "./topics.ts";

/** What pages of the client's own with common names are about, where no sentence repeats the name. */
interface PageSubject {
  /** The name of the page. */
  readonly named: RegExp;
  /** Words of a sentence that belongs there. */
  readonly said: RegExp;
  /** A topic whose sentences belong there. */
  readonly topic?: Topic["name"];
  /** Names of offers that belong there. */
  readonly offered?: RegExp;
  /** Descriptions of other offers that belong there. */
  readonly describedAs?: RegExp;
  /** Whether those with prices for two sizes belong there too, because the first one alone says which sizes. */
  readonly hasSizes?: true;
}

export const pageSubjects: readonly PageSubject[] = [
  {
    named:
      /^(?:(?:get|request|ask for|book) )?(?:(?:an?|your|our) )?(?:(?:free|instant|online|no[- ]obligation) )?(?:estimates?|quotes?|quotations?)(?: (?:request|form))?$/iu,
    said: /(?<!\p{L})(?:estimates?|quotations?|quotes(?! from)|(?:free|written|your|an?) quote|site visits?|(?:look|measure|survey) (?:at )?(?:it|the job|the site|up)|(?:price|quote) (?:off|from) (?:a |your )?(?:photos?|pictures?))(?!\p{L})/iu,
  },
  {
    named: /^(?:(?:meet )?(?:our|the|my) family|(?:our |the |my )?family (?:story|history))$/iu,
    said: /(?<!\p{L})(?:(?:my|our|his|her|their) (?:mum|mom|dad|mother|father|parents?['’]?|grand\p{L}+|wife|husband|sisters?|brothers?|sons?|daughters?|aunts?|uncles?|cousins?)|generations?|(?:they|we|he|she) (?:came (?:here )?from|moved (?:here|to)|opened|started))(?!\p{L})/iu,
  },
  {
    named:
      /^(?:(?:(?:our|the|my|all) )?(?:courses?|class(?:es)?|workshops?|lessons?)(?: (?:and|&) (?:courses?|class(?:es)?|workshops?|lessons?|tasters?))?)$/iu,
    said: /(?<!\p{L})(?:courses?|class(?:es)?|workshops?|lessons?|tasters?|beginners['’]?)(?!\p{L})/iu,
    offered: /(?<!\p{L})(?:courses?|class(?:es)?|workshops?|lessons?|tasters?)(?!\p{L})/iu,
    describedAs:
      /(?<![\p{L}\d])(?:\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)? ?(?:-|–|to) ?\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?(?![\d.]| ?(?:weeks|months|days|people|kg|cm|sizes))|\d{1,2} (?:hours?|sessions?|evenings?|weeks?|mornings?)(?! (?:an?|per|each) (?:week|month))|drop[- ]in|block of)(?!\p{L})/iu,
  },
  {
    named:
      /^(?:(?:our )?(?:service |delivery )?areas?(?: (?:covered|served|of service|(?:that )?(?:we|i) \p{L}+(?: in)?))?|where (?:we|i) (?:work|go|cover|deliver|travel|serve)|(?:our )?coverage|(?:towns|places|locations|suburbs|counties)(?: (?:covered|served|(?:we|i) \p{L}+))?)$/iu,
    said: /^(?:(?:service |delivery )?areas?(?: covered| served| (?:we|i) cover)?|coverage|towns|suburbs|counties)(?::| - | – )/iu,
    topic: "area",
  },
  {
    named:
      /^(?:(?:tent |tents? and )?camping|pitches|(?:our )?(?:camp ?site|camping field)|tents?(?: (?:and|&) (?:tourers|campers|vans))?)$/iu,
    said: /(?<!\p{L})(?:pitch(?:es)?|(?<!bell |safari )tents?|hook[- ]?ups?|campervans?|motorhomes?|caravans?|camp ?fires?|fire ?pits?|(?:hot )?showers?|shower block|toilet block|washing[- ]up|(?:chemical )?disposal point|ice packs?|quiet (?:from|after|hours|time))(?!\p{L})/iu,
    offered:
      /(?<!\p{L})(?:pitch(?:es)?|(?<!bell |safari )tents?|hook[- ]?ups?|campervans?|motorhomes?|caravans?)(?!\p{L})/iu,
  },
  {
    named:
      /^(?:things to (?:do|see)(?: \p{L}+){0,3}|what to (?:do|see)(?: \p{L}+){0,3}|(?:the |our )?(?:local )?area guide|nearby|(?:the )?local area|(?:local )?attractions|days out|out and about|explore(?: \p{L}+){0,3})$/iu,
    said: /(?<!\p{L})(?:(?:pubs?|beach(?:es)?|castles?|museums?|lakes?|reservoirs?|woods?|forests?|hills?|mountains?|national parks?|waterfalls?|(?:foot|cycle|coast|towing)[- ]?paths?|trails?|markets?|village|town|(?:farm )?shops?) (?:is|are|nearby|within|\p{L}{0,8} ?\d{1,3} (?:mins?|minutes?|miles?|km))|\d{1,3} (?:mins?|minutes?|miles?|km) (?:walk|away|drive|by car|on foot)|walk(?:s|ers|ing)? (?:from the (?:door|gate|site)|to the|along|in the)|cycling|fishing|surfing|bird ?watching|dark skies|dark sky|red kites?|ospreys?|seals|stargazing|wildlife)(?!\p{L})/iu,
  },
  {
    named:
      /^(?:(?:plan |book )?(?:your |a )?visit(?:s|ing|ors?)?(?: (?:us|the|our|information|to)(?: \p{L}+){0,3})?|come and (?:visit|see) us)$/iu,
    said: /(?<!\p{L})(?:(?:guided )?tours?(?! de)|tastings?|you can (?:taste|try|see|watch|walk|sit|feed|pick|look)|(?:groups?|coach(?:es)?|parties|school visits?) (?:of|over|under|from|up to|by|welcome|please)|large(?:r)? groups|parking|car park|gravel|sat ?nav|step[- ]free|wheelchairs?|(?:shop|barn|cellar door|tasting room|yard|garden|workshop|museum) is (?:in|at|on|open|closed|by|behind|next)|open to visitors|visitors (?:are|can|may|need)|card machine|bring (?:cash|boots|wellies|a coat|your)|picnics?|last entry|admission)(?!\p{L})/iu,
  },
  {
    named: /^(?:(?:our |upcoming )?events?(?: (?:calendar|diary|programme|and .{1,30}))?|what['’]?s on)$/iu,
    said: /(?<!\p{L})(?:(?:poetry |author )?readings?(?! glasses| test)|(?:book|reading|knitting|sewing|writing) (?:groups?|clubs?|circles?)|(?:book |album )?launch(?:es)?|quiz(?: night)?s?|open mics?|live music|concerts?|gigs?|recitals?|talks?(?= (?:on|by|every|in|at)|[.,])|exhibitions?|film nights?|festivals?|open (?:days?|evenings?|studios)|(?:first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:evenings?|nights?|afternoons?) (?:an?|each|every) (?:week|month|season|year)|story ?times?|(?:monthly|weekly) (?:meet\p{L}*|evenings?|nights?|sessions?))(?!\p{L})/iu,
  },
  {
    named:
      /^(?:(?:our |the |food |drinks? |breakfast |brunch |lunch |dinner |bar |caf[eé] |tea ?rooms? )?menus?|(?:our )?food(?: (?:and|&) drinks?)?|(?:our )?drinks?|eat(?:ing)?(?: (?:and|&) drink(?:ing)?)?|(?:the |our )?(?:caf[eé]|coffee(?: (?:shop|bar|house|corner))?|tea ?rooms?|bistro)(?: (?:and|&) \p{L}+)?)$/iu,
    said: /(?<!\p{L})(?:menus?|mains|starters|desserts?|puddings?|dish(?:es)?|courses? (?:for|at|is|are|[£$€])|roasts?|breakfasts?|brunch|lunch(?:es)?|dinners?|suppers?|chefs?|cooks?|cooked|bakes|kitchen (?:is |closes|closed|open)|vegan|vegetarian|gluten[- ]free|beers?|ales?|lagers?|ciders?(?! apples?| orchards?| vinegar)|wines?|gins?|whisk(?:y|ies|eys?)|cocktails?|hand pumps|on tap|breweries|coffees?|teas?|cakes?|toasties|sandwich(?:es)?|scones?|pastries)(?!\p{L})/iu,
  },
  {
    named:
      /^(?:sell(?:ing)? (?:us|to us|me|to me|your)(?: \p{L}+){0,3}|sell(?:ing)? (?:to )?(?:us|me)|we buy(?: \p{L}+){0,3}|what we buy)$/iu,
    said: /(?<!\p{L})(?:(?:we|i) (?:also |always |only |do )?buy(?:ing)?(?! (?:local|our|all our|from))|buying (?:in|days?|hours)|(?:house|estate) clearances?|valuations?|what we (?:buy|pay)|(?:we|i) pay (?:cash|a fair|by|up to)|part[- ]exchange|trade[- ]ins?|bring (?:in )?(?:your|what|them|it))(?!\p{L})/iu,
  },
  {
    named:
      /^(?:functions?(?: rooms?)?|(?:private |venue |room )hire|private (?:dining|events|parties|functions)|parties(?: (?:and|&) \p{L}+)?|celebrations?)$/iu,
    said: /(?<!\p{L})(?:functions?(?= (?:room|for|of|up|are|and|,))|private (?:hire|parties|dining|functions|bookings|events)|part(?:y|ies) (?:of|for|up|over)|(?:birthday|christmas|wedding|retirement|leaving|office) (?:parties|party|dos?|receptions?|meals?)|receptions?(?= (?:for|of|up))|(?:hire|book|take over) (?:out )?(?:the|our) (?:whole |back |upstairs |private |function )?(?:room|place|bar|barn|hall|terrace|caf[eé]|restaurant)|wakes|christenings?|buffets?|groups? of (?:\d|six|eight|ten|twelve))(?!\p{L})/iu,
  },
  {
    named:
      /^(?:(?:how to )?join(?:ing)?(?: (?:us|in|the (?:choir|club|band|group|society|team)))?|(?:become an? )?member|(?:our )?membership|(?:come (?:and|&) )?try (?:an?|our|us)(?: \p{L}+){0,3}|(?:sing|play|row|run|walk|dance) with us|get involved)$/iu,
    said: /(?<!\p{L})(?:auditions?|members?(?:hips?)?|join(?:s|ing)?|subs|subscriptions?|(?:no|without|any) (?:previous )?experience|beginners|newcomers|new (?:singers|players|rowers|people)|(?:anyone|anybody|everyone|everybody|adults) (?:is |are )?(?:aged? )?(?:over|from|welcome)|(?:come|turn up) (?:along|and try)|(?:first|taster|trial) (?:(?:two|three|few) )?(?:sessions?|evenings?|weeks?|meetings?|rehearsals?|nights?) (?:is|are) free|(?:we|the (?:choir|club|band|group)) (?:rehearses?|meets?|trains?|practi[sc]es?) (?:on |every |each )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|[£$€]\d{1,4} (?:a|per) (?:term|season))(?!\p{L})/iu,
  },
  {
    named:
      /^(?:report(?:ing)? (?:an? |your )?(?:\p{L}+ )?(?:repairs?|faults?|problems?|leaks?|breakdowns?|issues?|damage)|(?:emergency|tenants?['’]?s?) repairs?|repair requests?|maintenance requests?)$/iu,
    said: /(?<!\p{L})(?:(?:after|out of)[- ]hours|emergenc(?:y|ies)|burst pipes?|no (?:power|heating|hot water|water|gas)|gas (?:leaks?|smell)|smell(?:s|ing)? (?:of )?gas|break[- ]?ins?|leaks?|locked out|repair (?:form|requests?)|faults?|lift stops|(?:answer|reply|respond|get back|look at it|fix it) (?:to you )?(?:with)?in (?:an?|one|two|three|\d) (?:working )?(?:hours?|days?))(?!\p{L})/iu,
  },
  {
    named:
      /^(?:wholesale(?: (?:customers|orders|accounts|enquiries|inquiries|bread|coffee|supply))?|trade(?: (?:customers|orders|accounts|enquiries|inquiries|supply))?|for (?:the trade|caf[eé]s|restaurants|shops|hotels|stockists)(?: (?:and|&) \p{L}+)?)$/iu,
    said: /(?<!\p{L})(?:wholesale|(?:for|to|supply(?:ing)?) (?:\p{L}+ ){0,2}(?:caf[eé]s|restaurants|hotels|delis|shops|pubs|stockists)|(?:trade|business) (?:customers|accounts|orders|prices)|minimum (?:order|drop|spend)|orders? (?:in )?(?:by|before) \d{1,2}(?: ?[ap]m)?|an? drop|(?:we|i) deliver(?! to (?:your|homes|households|the door))|deliver(?:y|ies) (?:days?|rounds?|is|are))(?!\p{L})/iu,
  },
  {
    named:
      /^(?:(?:our |office |corporate |party )?catering(?: (?:menu|trays?|services?|packages?))?|(?:party )?(?:trays?|platters?))$/iu,
    said: /(?<!\p{L})(?:trays?|platters?|buffets?|canap[eé]s|finger food|(?:office|corporate|working) lunch(?:es)?|(?:we|i) (?:also )?cater(?! (?:to|for (?:all|every))))(?!\p{L})/iu,
    offered: /(?<!\p{L})(?:trays?|platters?|buffets?|canap[eé]s)(?!\p{L})/iu,
    describedAs:
      /(?<!\p{L})(?:(?:half|full|small|large|medium) trays?|(?:feeds?|serves?) (?:about |around |up to )?\d)/iu,
    hasSizes: true,
  },
  {
    named:
      /^(?:(?:our |studio |house |salon |clinic |school |lesson |booking )?(?:policies|policy|rules)(?: (?:and|&) (?:policies|rules|procedures))?)$/iu,
    said: /(?<!\p{L})(?:cancel(?:l?ed|l?ing|lations?)?|(?:hours?|days?)['’]? notice|missed (?:lessons?|sessions?|appointments?|class(?:es)?)|no[- ]shows?|make-?ups?(?= (?:per|a|each|lessons?|class))|deposits?|refunds?|late (?:fees?|pick[- ]?ups?|arrivals?|payments?)|(?:parents|children|guests|dogs|visitors) (?:may|must|are not|can(?:not|['’]t))|you (?:will )?need an? |must (?:be|have|bring|not))(?!\p{L})/iu,
  },
  {
    named:
      /^(?:what['’]?s (?:ready|ripe|in season|growing|picking)(?: (?:to pick|now|today|this week))?|(?:ready|ripe) to pick|in season|(?:the )?(?:crop|picking|harvest) (?:calendar|season|times?)|pick[- ]your[- ]own)$/iu,
    said: /(?<!\p{L})(?:pick[- ]your[- ]own (?!began|started)|picking (?:line|season|times?|starts|ends)|ripe(?:n|ns)?|in season|punnets?|(?:strawberr|raspberr|blackberr|gooseberr|blueberr|blackcurrant|plum|apple|cherr|sweetcorn)\p{L}* \((?:roughly |about |from |late |early |mid )*(?:january|february|march|april|may|june|july|august|september|october|november|december))(?!\p{L})/iu,
  },
];
