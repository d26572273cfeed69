const way = "(?:text|ring|call|phone|whats ?app|e-?mail|message)";

/** A sentence on how to get in touch: 'Best to text me', 'I ring everyone back', 'Please ring first'. */
export const reaching = new RegExp(
  [
    `(?:best|easiest|quickest|fastest) (?:(?:way )?is )?(?:to (?:just )?|by |on |via )(?:an? )?${way}(?!\\p{L})`,
    `${way}s? (?:you|everyone|everybody|people|them|customers|clients) (?:all |straight )?back(?!\\p{L})`,
    `(?:i|we)(?:['’]ll)? (?:will |always )?${way} (?:straight |right )?back(?!\\p{L})`,
    `(?:should|must|please|best to) (?:just )?${way} (?:me |us )?(?:first|before|ahead)(?!\\p{L})`,
    "(?:bookings?|orders?|reservations?|enquiries|inquiries) (?:is |are )?(?:only )?by (?:tele)?phone(?!\\p{L})",
    "leave (?:me |us |a )*(?:message|voice ?mail)(?!\\p{L})",
  ]
    .map((said) => `(?<!\\p{L})${said}`)
    .join("|"),
  "iu",
);
