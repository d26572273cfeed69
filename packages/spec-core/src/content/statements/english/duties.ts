const saying =
  "(?:say|state|declare|disclose|show|tell|warn|mention|display|point out|be (?:very |quite |absolutely )?(?:clear|open|upfront|up front|honest)|make (?:it )?(?:very |quite )?clear)";
const must =
  "(?:have to|must|need to|['’]ve got to|have got to|['’]?m obliged to|am obliged to|are obliged to|['’]?m required to|am required to|are required to|are supposed to)";

/**
 * What the law or a licence makes the business tell its customers: 'Because I bake at home I have to be clear that it
 * isn't inspected', 'by law it has to say …'. Not 'I have to say', which only stresses something.
 */
export const dutyToTell = new RegExp(
  `(?<!\\p{L})(?:by law|legally|under the rules|for (?:my|our) licen[cs]e|the (?:law|council|rules?|regulations?|health dep\\p{L}*) (?:says?|requires?))(?!\\p{L})[^.;:!?]{0,40}(?<!\\p{L})(?:i|we|it|there|(?:this|that)) (?:${must}|has to) ${saying}(?!\\p{L})|(?<!\\p{L})(?:because|as|since|cos) (?:i|we|it|this)[^.;:!?]{2,60}(?<!\\p{L})(?:i|we) ?${must} ${saying}(?!\\p{L})|(?<!\\p{L})(?:i|we) ?${must} (?:state|declare|disclose|warn (?:people|customers|guests|parents)|be (?:very |quite |absolutely )?(?:clear|open|upfront|up front) (?:that|it|about|with))(?!\\p{L})`,
  "iu",
);
