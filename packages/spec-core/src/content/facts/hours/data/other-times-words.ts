/** Things whose times are not opening hours: deliveries, shifts, meetings, parking, tides. */
export const elsewhere =
  /(?<!\p{L})(?:(?<!(?:collection|collect|pick ?up|take ?away|free|home|local) (?:and |or |& )?)deliver(?:y|ies)(?! (?:and|or|&) collection)|lieferung(?:en)?|livraisons?|repartos?|consegne?|levering(?:en)?|courier|post(?:man|ie)|(?:royal mail|ups|dhl|dpd|fedex|gls|hermes|evri|tesco|lorry|lorries|rep)(?= \p{L}+s?(?!\p{L}))|loading bay|(?:spaces?|slots?|vacancies|gaps?|openings) (?:left |free )?(?:on|in)|shifts?|rota|(?:staff|team|board|committee|council|crew|pta|trustees?)['’]? ?(?:meetings?|meets)|working part(?:y|ies)|apprentices?|azubi|lehrling|berufsschule|school (?:run|starts|ends|finishes)|(?:in|at) court|tribunal|hospital appointment|bins|bin day(?: is)?|(?:residents['’]?|street|visitors?) parking|parking (?:is|on)|permit holders|tides?|(?:high|low) water|noise (?:limit|rules)|quiet (?:hours|time)|radio show|on the (?:radio|telly|tv)|milking|slaughter|naps?|nap time|sleep room|cut[- ]?off|deadline|(?:surgery|theatre|operating) list|do a zoom|zoom call|photo ?shoot|photographer can|about the (?:site|website|page)|(?:routes?|rounds?) (?:run|start|go)\p{L}*|building work|on call for us|road ?works|(?:church )?bells|(?:keeps?|holds?|leaves?|saves?|reserves?) (?:\p{L}+ ){0,3}(?:spots?|slots?|spaces?|gaps?|places?|appointments?)|(?:notary|doctor|doctor['’]s|dentist|bank|hospital) appointments?|(?:wants?|hires?|rents?|uses?|books?|has|have) (?:the|our|my) (?:room|hall|studio|space|pitch|kitchen|court)|(?<!(?:we|i) )(?:may|can|must|should) deliver|week runs|(?:applications?|submissions?|nominations?|tenders?) (?:is|are|runs?|opens?|closes?))(?!\p{L})|^\s*court (?:on |is )?$|(?<!\p{L})(?:(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t) (?:take|do|work|accept)(?: on| any)?|best on|updates?(?: (?:are|is|on))*) $/iu;

/** People with their own hours: the owner's family and helpers, and the owner's other activities. */
export const othersTime =
  /(?<!\p{L})(?:(?:my|our|the) (?:(?:little|eldest|youngest|elder|younger|older) )?(?:son|daughter|lad|boy|girl|wife|husband|mum|mom|mother|dad|father|nan|gran|kids?|bakers?|cleaners?|cooks?|chefs?|drivers?|crew|techs?|lads|guys|bookkeeper|accountant|farrier|trainee|intern|au pair|neighbou?rs?)['’]?s? (?:[^,]* )?(?:is|are|has|have|starts?|finish(?:es)?|comes?|goes|gets?|works?|meets?|does|plays?|trains?|swims?|clocks?)|my (?:son|daughter|kids?|wife|husband|choir|band|football|swimming|gym|physio|church)(?:['’]s?)?|kids['’]|i(?:['’]m| am|['’]ve got| have(?: got)?| go to) (?:(?:in|at|to|my|a|the|on) )*(?:choir|college|uni(?:versity)?|gym|church(?! hall)|night class|therapy|physio|dialysis|hospital)|\p{L}+ for me is|(?:mechanics?|instructors?|teachers?|trainers?|assistants?|helpers?|receptionist|secretary|apprentices?|technicians?|fitters?)(?: \p{L}+){0,2} (?:(?:is|are|has|have|works?|comes?|does) (?:only|just)|(?:only|just) (?:is|has|works?|comes?|does)))(?!\p{L})/iu;

/** Activities of the staff while the business is closed. */
export const deeds =
  /(?<!\p{L})(?:(?:i|he|she|they|guys|lads|crew|techs|drivers?|staff) (?:all |usually |normally |always |only |then |both )?(?:packs?|bakes?|brews?|roasts?|milks?|boils?|preps?|loads?|unloads?|hand(?:s)? over|knock(?:s|ed)? off|clock(?:s|ed)? (?:in|on|off|out)|get(?:s)? up|do (?:the )?(?:e-?mails|accounts|books|paperwork|invoices|admin))|i (?:run|swim|train|sleep|pray)|(?:guys|lads|crew|techs|drivers?|staff) (?:meet|leave|set off|arrive)|(?:is|are|gets?) (?:lit|fed|milked|emptied|delivered)|picks up at|collects|(?:brings|delivers|drops off) (?:\p{L}+ )?|(?:man|guy|lady|van|truck|lorry|rep|inspector|engineer|driver|farrier) (?:comes?|calls?|is here|arrives?|from)|(?:we|i) (?:only |just )?(?:send|ship|post|dispatch)(?: (?:only|it|them|out|parcels|orders)){0,2}|comes? in (?:at|from)|knocked off|oven (?:on|lit)|boiling|bins go out|(?:skips?|bins?|waste|rubbish|post|mail|parcels) (?:is|are|gets?|goes?))(?!\p{L})|(?<!\p{L})(?:(?:do|does|cover) the|covers(?: the| on)?|(?:guys|lads|crew|boys|girls|staff|techs|drivers?)(?: \p{L}+){0,4} (?:do|does|work|works|cover)) $/iu;

/** A neighboring place or a supplier, in words before its hours. */
export const placesBeside =
  /(?<!\p{L})(?:opposite|upstairs|downstairs|across the (?:road|street|square|yard|way)|(?:over|up|down) the road|round the corner|next door|nearby|behind us|beside us|where (?:we|i) (?:buy|get|source|order|send|park|rent)(?: \p{L}+){0,3}|(?:bar|pub|pool|club|caf[eé]|school|hotel|gym|market|hall|cent(?:re|er)|church|library|venue|station|council|post office|bank|notary)['’]s own|(?:market|mercado|marché|markt) (?:of|in the|de|in) \p{L}+|the (?:bar|pub|caf[eé]|kiosk) (?:at|of) (?:the|our))(?!\p{L})/iu;

/** Words that make the place the business's own: 'find us opposite the church'. */
export const ownPlace =
  /(?<!\p{L})(?:we|we['’]re|our|us|my|ours|i)(?!\p{L}| (?:buy|get|source|order|send|park|rent))/iu;

/** Words after times at which no customers are served, or that belong to others. */
export const notThen =
  /^ ?shifts?(?!\p{L})|^,? (?:we|i) (?:only|just) (?:plan|see|take|treat|run|teach)(?!\p{L})|^[^.!?;\n]{0,24}?(?<!\p{L})(?:so (?:no (?:calls?|visits?|photos?)|(?:please )?don['’]?t (?:call|ring|phone|come)|i (?:can['’]?t|cannot|won['’]?t)|i['’]m (?:not|out|away)|we may)|that['’]?s when i|no (?:visits?|visitors?|calls?|callers?|tours?|viewings?|photos?) then|(?:are|am|is|i['’]m|we['’]re) busy then|nothing to do with|not (?:to )?(?:ours|us|mine)(?!\p{L})|go(?:es)? to (?:the|a|another)(?!\p{L})|staff only|i(?: a|['’])m not to be disturbed|which concerns|we won['’]?t(?=\s*(?:[.;\n]|$))|their (?:own )?(?:ph|phone|tel|number))(?!\p{L})/iu;

/** Words before times that are only planned. */
export const onlyPlanned =
  /(?<!\p{L})(?:maybe|perhaps|possibly|thinking (?:of|about)|thought (?:of|about)|might|planning to|hope to|from next (?:year|month|week|summer|spring|autumn|winter))(?!\p{L})[^.!?;\n]{0,30}$/iu;

/** Something that takes place on dates: a course, a camp or a fair. */
export const dated =
  /(?<!\p{L})(?:courses?|workshops?|trainings?|retreats?|camps?|stages?|formation|sessions?|seminars?|kurse?|lehrgang|cursos?|jornadas?|corso|cursus|opleiding|open days?|fairs?|fêtes?|festivals?|shows?|exhibitions?|signings?|launch|recitals?|concerts?|gigs?|events?|parade|race|tournaments?|exams?|(?:summer|bible) school|sale|auction|webinar|talk)(?!\p{L})/iu;

/** Words after times that they do not hold: ', times go by the tide', 'but it depends on the weather'. */
export const variesAfter =
  /^,? (?:but |and |though |although )?(?:(?:the |our |opening |exact ){0,2}(?:times|hours)|it|they|that)(?: (?:all|really|can|may|will)){0,2}(?: (?:go(?:es)? by|var(?:y|ies)|depends?|differs?|changes?|(?:is|are) different)|['’]?s different)(?!\p{L})/iu;

/** Words after days that make them those of goods: 'Sundays until it runs out'. */
export const untilGone =
  /(?<!\p{L})(?:until|till?|while) (?:it|they|stocks?|supplies)(?:['’]s|['’]re| is| are)? (?:runs? out|sells? out|gone|sold|finished|lasts?)(?!\p{L})/iu;

/** A subject with a pronoun for what takes place at the times: 'I do them Tuesdays'. */
export const deedToSomething =
  /(?<!\p{L})(?:i|we|he|she|they) (?:\p{L}+ ){0,2}\p{L}+ (?:them|it|these|those|this|that|one|some)(?: (?:on|every|each))?\s*$/iu;

/** The same weekday twice is the length of a stay: 'Friday to Friday'. */
export const sameDayTwice =
  /(?<!\p{L})(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s? (?:to|till?|until|-|–) \1(?:day)?s?(?!\p{L})/iu;
