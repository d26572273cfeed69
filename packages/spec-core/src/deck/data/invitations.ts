const act =
  "(?:ring|call|phone|text|e-?mail|message|contact|whatsapp|write to|get in touch(?: with)?|(?:give|drop) (?:me|us) an? (?:ring|call|shout|bell|buzz|line|text|email))";

/** 'Ring me.', 'Call or text us today!': redundant, since the number and the form are on every page. */
export const bareInvitation = new RegExp(
  `^(?:(?:so|just|please|or|and),? ){0,2}${act}(?: (?:or|and|&) ${act})?(?: (?:me|us))?(?: (?:now|today|please))?[.!]*$`,
  "iu",
);
