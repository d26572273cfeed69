/** Asks for secrecy in so many words. */
export const asksSecrecy =
  /(?<!\p{L})(?:between (?:us|you and me)|off the record|confiden(?:ce|tial\p{L}*)|(?:don['’]?t|do not|dont|never|please not|not to) (?:publish|print|write|share|advertise|post)(?: \p{L}+)? (?:this|that|it|anyone|anybody|them|him|her|about)|(?:don['’]?t|do not|dont|never|not) (?:tell|say|mention|show)|not for (?:the |our )?(?:site|website|public|print\p{L}*|publication)|keep (?:it|this|that|him|her|them) (?:quiet|secret|private|out|off)|(?:nobody|no one) (?:must|should|may|is to|needs? to|knows?)|secret\p{L}*|hush|quiet(?:ly)?)(?!\p{L})/iu;

/**
 * What is undecided whatever else the words say, 'maybe from next season', and what is said of trade or to the agency:
 * 'We don't sell much in winter'.
 */
export const hedged =
  /(?<!\p{L})(?:maybe|perhaps|probably|hopefully|might|(?:i|we|it|they|there) (?:may|could)|may (?:be|also|start|open)|depend(?:s|ing)|waiting for|thinking (?:of|about)|i think|if (?:someone|somebody|anyone)|agenc(?:y|ies)|(?:warned|fined|sued|reported) (?:us|me)|don['’]?t sell)(?!\p{L})/iu;
