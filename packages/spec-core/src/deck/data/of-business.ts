const howMany =
  "(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|dozens of|hundreds of)";

/** What a person did before: training, degrees and jobs. */
export const ofCareer =
  /(?<!\p{L})(?:(?:i|we|he|she|who|and)(?: have| has|['’]ve)? (?:studied|qualified|trained|graduated|retrained|apprenticed|worked (?:for|in|at|as)|been (?:teaching|doing|working|making|fixing|running|in))|degree|diploma|apprenticeship|\d{1,2} years in)(?!\p{L})/iu;

/** Who the business is: how many people, their standing, whose business it is. */
export const ofPeople = new RegExp(
  [
    `(?<!\\p{L})${howMany} (?:(?:members of )?staff|people|of us|lads|vans|lorries|trucks|chairs|employees|members|clients|projects|weddings|jobs)(?!\\p{L})`,
    "^(?:it['’]s )?(?:just|only) (?:me|us|the two of us)(?!\\p{L})",
    "^me (?:\\(|and )",
    "(?<!\\p{L})(?:i['’]m|my name is) \\p{Lu}",
    "(?<!\\p{L})(?:family|husband and wife|father and son|mother and daughter|woman|women)[- ](?:run|owned|business|firm)(?!\\p{L})",
    "^(?:a |an |we are an? |we['’]re an? )?(?:small |independent |local )?family (?!room|law|portrait|photo|tickets?|meals?)\\p{L}+",
    "(?<!\\p{L})(?:fully )?(?:qualified|certified|registered|accredited|chartered|vetted|dbs[- ]checked)(?!\\p{L})",
    "(?<!\\p{L})members? of (?:the )?\\p{Lu}",
  ].join("|"),
  "iu",
);

/** What customers find: a range, a best seller, a part of the business with its own visitors. */
export const ofOffers =
  /^(?:what (?:we|i) (?:have|do|sell|offer|make|stock|serve|grow)(?!\p{L})|(?:we|i) (?:also |only |mostly |mainly )?(?:carry|stock|sell|offer|supply|fit|fix|mend|clean|clear|service|restore|sharpen|wash|trim|replace|alter|print|use|repair|install|rent out|hire out)(?!\p{L})|there(?:['’]s| is) (?:also )?an? |(?:our|my) (?:range|menu|products|services|courses|classes|treatments|collection)(?!\p{L}))|(?<!\p{L})(?:biggest|best|most popular) (?:thing|seller|sellers|dish|line)(?!\p{L})|^most popular (?:is|are)(?!\p{L})/iu;

/** People who work with the owner: 'me and two lads', 'just me and my son Wyatt'. */
export const withOthers =
  /(?<!\p{L})(?:me|i)(?: \([^()]{1,20}\))?,? (?:and|&|with) (?:(?:my|our|the) (?:(?:two|three|older|younger|big|little) )?(?:sons?|daughters?|wife|husband|partner|bro(?: ?in[- ]?law)?|brothers?|sisters?|dad|father|mum|mom|mother|cousin|uncle|aunt|niece|nephew|lads|girls|boys|team|staff|apprentice|colleagues?|business partner)|(?:two|three|four|five|six|a couple of|\d) (?:lads|girls|others|staff|guys|people|men|women|apprentices|employees|colleagues|helpers|stylists|barbers|drivers|sons|daughters|brothers|sisters))(?!\p{L})/iu;

/** A deed with a list of what customers get: 'Our cook Una makes three things: soup, pie and a stew'. */
export const listsDeeds =
  /(?<!\p{L})(?:cooks?|serves?|bakes?|makes?|sells?|stocks?|offers?|brews?|pours?|grows?|teach(?:es)?|repairs?|supply|supplies) [^,:;.]{1,50}[:,] [^,;.:]{2,60},/iu;
