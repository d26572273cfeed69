/** A bracket that begins with a name: '(Owen - two is fine)', '(Maelgwn says: one)'. Its groups are the name and the rest. */
export const signedBracket =
  /^[([](\p{Lu}[\p{L}'’-]{1,20})(?: (?:says|here))?(?: ?[-–—] |: ?)([^()[\]]+)[)\]][.,;!?]*$/u;

/** First names that are also times: '(April - end of October)'. */
export const timesNotNames = /^(?:april|june|august|dawn|summer|easter|sunday|monday)$/iu;

/** Words in somebody's own voice, as in a remark and not in a description of a person: '(Anna - colour)'. */
export const inOwnVoice =
  /(?<!\p{L})(?:i|i['’](?:d|m|ll|ve)|you|we should|we (?:don['’]?t|can['’]?t)|let['’]?s|no,|yes,|yes|not sure|maybe|perhaps|please|pls|(?:say|put|write|leave|check|make|ask) |(?:is|are|that['’]?s|it['’]?s) (?:fine|ok|okay|better|best|wrong|right|enough|too|not)|(?:don['’]?t|do not|doesn['’]?t|isn['’]?t|aren['’]?t))(?!\p{L})/iu;
