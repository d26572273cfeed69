const never =
  "(?:no(?!t)|without|avoid(?:ing)?|never|nothing (?:with|like|of)|(?:don['’]?t|do not|not|please not|rather not|hates?|can['’]?t (?:stand|bear)|dislikes?|(?:sick|tired) of|spare us|enough)(?! (?:forget|miss|be (?:afraid|shy))))";
const picture =
  "(?:photo(?:graph)?s?|pictures?|pics?|images?|imagery|drawings?|drawn|illustrations?|icons?|cartoons?|clip ?-?arts?|graphics?|stock (?:photo|picture|image|shot)s?|sketch(?:es)?|logos?|emojis?|silhouettes?)";

/**
 * 'No photos of calculators', 'please don't use any clip art of scissors', 'no clichés like gavels', and what is
 * refused.
 */
export const picturesRefused = new RegExp(
  `(?<!\\p{L})${never}(?: [\\p{L}'’-]+){0,6}? (?:${picture}|clich[eé]s?)(?: or ${picture})?(?: (?:images?|pictures?|photos?))?,? (?:(?:of|with|showing|like|such as|featuring|that show)(?!\\p{L}))(?<refused>[^.!?;:()\\n]{2,120})`,
  "giu",
);

/** 'No cartoon bees', 'no cheesy handshakes', 'no drawn teeth'. */
export const stylesRefused =
  /(?<!\p{L})(?:no|not|without|avoid|(?:don['’]?t|do not) (?:want|use|like|need|put|have)|hates?|nothing with)(?: (?:any|the|those|these|of|more|silly|please|usual|typical)){0,2} (?:cartoon(?:y|ish)?|clip ?-?art|cheesy|corny|cutesy?|tacky|kitschy?|clich[eé]d?|stock|stereotypical|smiling|grinning|drawn|illustrated|comic|dancing) (?!photos?|pictures?|images?|art|footage|music|font)(?<refused>[^.!?;:()\n]{2,80})/giu;

/** 'No gavels on the website', 'we don't want scissors in the logo or drawings'. */
export const thingsRefused =
  /(?<!\p{L})(?:no|not|without|avoid|(?:don['’]?t|do not) (?:want|use|like|need|put|have|show|draw))(?<refused>(?: [\p{L}'’-]+){1,6}?) (?:on|in|all over|anywhere on) (?:the|my|our|your|any) (?:web ?)?(?:site|pages?|pictures|photos|images|drawings?|illustrations?|homepage|home page|banner|header)(?!\p{L})/giu;

/**
 * 'No clip-art', 'please no drawings or cartoons': no drawings at all; not 'no drawings of teeth' or 'no cartoon bees'.
 */
export const drawingsRefused = new RegExp(
  `(?<!\\p{L})${never}(?: (?:want|like|use|need|have|put|add|any|the|those|these|silly|cheesy|cute|more|of)){0,4} (?:clip ?-?arts?|(?:drawings?|illustrations?|cartoons|doodles)(?! \\p{L}+s(?!\\p{L})))(?! (?:of|showing|like|with)(?!\\p{L}))(?!\\p{L})`,
  "iu",
);

/** A client's own object is not a kind of things: 'no photos of our house', 'no pictures of other people's windows'. */
export const ownThing =
  /^(?:(?:my|our|your|his|her|their|the|this|that|these|those|other|others|someone|somebody|anybody|anyone|actual|real|named|competitors?)(?!\p{L})|[\p{L} ]{1,30}['’]s? )/iu;

/** The end of the things in a sentence, where words on their place or style begin. */
export const afterThings =
  /(?<!\p{L})(?:on|in|at|with|from|by|for|round|around|next|please|thanks?|thank|pls|anywhere|unless|if|because|since|but|as|that|who|which|when|holding|wearing|doing|being|we|i|it|they|you|ever|either|again|too|though)(?!\p{L}).*$/iu;
