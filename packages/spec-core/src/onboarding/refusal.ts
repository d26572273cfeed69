import { memoByText } from "../memo.ts";

const words = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

// Room for the answers of one form.
const answersKept = 16;

const wantsNone = new RegExp(
  [
    "^(?:no|nope|none|never|nah)(?=[\\s.!–-]*$|\\s?[,;:!(–]|\\s(?:thanks?|we|i|it|need|more|longer|account|page|profile|channel|time|way|please|interest)(?!\\p{L}))",
    "^(?:(?:i |we )?have(?: one| it)?,? but )?(?:deleted|closed|inactive|abandoned|unused|hacked|private|dead|empty)(?=[\\s.!]*$|\\s?[,;(–]|\\s(?:it|this|that|the|account|page|last|in|since|for|years|now)(?!\\p{L}))",
    words(
      "better not|(?:rather|prefer|please) not|please (?:don['’]?t|do not)|no (?:thanks|thank you|longer)|leave (?:it |this |that |them )?(?:out|off|away|empty|blank)|not (?:for us|needed|necessary|wanted|interested|yet|any ?more|active|public|linked|(?:on|with) (?:it|there|here|this|that))",
    ),
    words(
      "(?:(?:do|does|wo|would)n?['’]?t|do not|does not|will not) (?:\\p{L}{1,12} ){0,2}?(?:use|have|want|need|link|show|like|do|bother|keep|post|touch)",
    ),
    words(
      "not (?:right |for |just )?now|coming (?:soon|later)|(?:maybe|perhaps|possibly|probably|some ?time|much) (?:later|soon|one day|some ?day|next (?:year|month))|in (?:the )?future",
    ),
    // 'Later Gator Café' and 'One Day Weddings' are names.
    "(?:^|[,;:(–-] ?|(?:it|this|that|one|them|is|are|['’]s|do|make|start|open|add|film|set up|going) )(?:later(?: on)?|(?:very |pretty )?soon|one day|some ?day|coming)(?=[\\s.!)…]*$|\\s?[,;(])",
    // 'Jo has one but it's personal'.
    words(
      "(?:it|this|that|mine|hers|his|which|one)(?:['’]s| is) (?:only |just |my |her |his )?(?:personal|private)",
    ),
    words("(?:have|has|['’]ve)?(?: not|n['’]?t| never) got (?:a?round to|to) (?:it|that|one|making|doing)"),
    words(
      "(?:not|never|no longer|stopped) (?:(?:really|actually|much|ever|been) )?(?:us(?:ed|ing)|had|linked|posted|posting|started)|(?:gave|given) (?:it |that |this )?up",
    ),
  ].join("|"),
  "iu",
);

const address = /@\w|\w\.\p{L}{2,}(?:\/|$)|^https?:/iu;

/**
 * Whether the answer in the field for a profile says that there is none, or that it should not be linked: 'one film
 * from 2016, better not'. If the answer contains an address, the client is asked instead.
 */
export const refusesProfile = memoByText(
  (text: string): boolean => wantsNone.test(text.trim()) && !address.test(text.trim()),
  answersKept,
);
