/** The beginning of a sentence on what the business does: 'We throw every piece', 'I both groom and clip'. */
export const deed = /^(?:we|i)(?: both)? (?!are|am|have|had|was|were|will|would|don|do not|can)\p{L}+/iu;

/** The same with the work or a person as the subject: 'The work is divorce', 'Most of what we do is gates', 'Ellie draws them', 'My work covers'. */
export const deedOfAnother =
  /^(?:(?:[Tt]he|[Oo]ur|[Mm]y) work (?:is|covers|includes|means)|(?:(?:[Mm]ost|[Mm]uch|[Aa]ll) of w|[Ww])hat (?:we|[Ii]) do is|(?!The|This|That|It|All|Some|Most|Our|My|Your|Each)\p{Lu}\p{Ll}+ (?:does|makes|draws|paints|builds|repairs|fixes|cooks|bakes|sews|teaches|designs|cuts|looks after|handles|takes care of))(?!\p{L})/u;

/**
 * What a business does besides its work for customers: where it goes, how it is paid, what it thinks; also 'We do
 * supply', which concedes an addition.
 */
export const besideDeeds = new RegExp(
  `^(?:we|i)(?: (?:both|all|only|usually|always|mostly|mainly|just|now|normally)){0,2} (?:${[
    "speak|come(?! to you)|leave|go|travel|drive|live|stand|stay|sit|cover|visit(?! (?:you|your|homes?)(?!\\p{L}))",
    "open|close|accept|ask|charge|invoice|need|require|reply|answer|respond|confirm|ring|call|text",
    "believe|love|like|enjoy|hope|think|know|want|wish|prefer|try|aim|pride|started|began|moved|met|learn(?:ed|t)|grew|opened|founded|came|got",
    "work (?:from|out of) (?:an?|the|our|my|home)",
    "use|buy|source|get|take (?:cards?|cash|payments?|orders?|bookings?|only|up to|no|(?:some |most |all |many )?(?:health )?insur)\\p{L}*",
    "(?:do|work|serve) (?:all (?:of|over|across)|the whole of|most of|anywhere in|everywhere)",
    "do (?:supply|sell|deliver|ship|travel|accept|take|have|offer|try|ask|need|use|like|not)",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
