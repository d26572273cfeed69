/** People and companies around a business whom visitors do not contact, and businesses that it is mistaken for. */
export const others =
  /(?<!\p{L})(?:(?:my|our) (?:accountants?|book-?keepers?|tax (?:man|advis[eo]r)|landlord|landlady|bank(?: manager)?|lawyers?|solicitors?|insurers?|insurance|brokers?|\p{L}+ supplier|suppliers?|wholesalers?|printers?|architect|vet|doctor|web(?:site)? (?:man|guy|girl|lady|designer|person)|designer|developer|photographer|neighbou?rs?|agency|host|hosting|provider|registrar|ex|competitors?|rival|friend|mate|cousin|nephew|niece|uncle|aunt)(?!\p{L}|['’]s (?:office|shop|premises|house|barn|place|garage))|the (?:accountant|book-?keeper|landlord|landlady|bank manager|insurers?|supplier|wholesaler|web(?:site)? (?:man|guy|girl|lady|designer|person)|neighbou?rs?|competitor|registrar|treasurer|council|health inspector|tax office|port police)(?!\p{L})|(?:accountant|book-?keeper|treasurer|landlord|landlady|supplier|lawyer|solicitor|printer|architect) (?:is|was) (?=\p{Lu})|(?:treasurer|landlord|landlady|supplier|neighbou?r):? (?:Mrs?|Ms|\p{Lu}\p{Ll}+)(?!\p{L})|the (?:\p{L}+ ){0,2}company (?:is|on|has)(?!\p{L})|(?:hmrc|irs|trading standards|environmental health|citizens advice|samaritans|childline|crimestoppers|(?:national gas|gas networks|uk power networks|esb)(?: networks)?|poison control|coast ?guard|\p{Lu}{2,6} (?:helpline|hotline)|paypal (?:goes|is|address|account|to)|(?:zelle|venmo) (?:goes|is|number|account|to)|junk|spam)(?!\p{L})|(?:confuse[sd]?|confusing|mistaken?|mix(?:ed|es)?) (?:us|me|it|them)(?!\p{L})|(?:look|looking) (?:at|like)(?!\p{L})|(?:i|we) (?:really )?(?:like|love|admire)(?!\p{L})|(?:hosting|domain) (?:is|was) (?:with|at|by)(?!\p{L}))/iu;

/** Words directly before a wrong number or address. */
export const wrongOne = /(?<!\p{L})(?:not|never|instead of|rather than)(?: (?:to|on|at|the|my|this))? $/iu;

/** Words after them that bring the sentence back to the business. */
export const ourselves =
  /(?<!\p{L})(?:us|we|our|my|mine|me|ours|shop|studio|office|bookings?|orders?|enquir\p{L}+|customers?|clients?|guests?|visitors?)(?!\p{L})/iu;

/** The header lines of a pasted mail, whose addresses may be anybody's. */
export const mailHead = /^\s*(?:from|to|cc|von|an|de|à|para|da) ?:/iu;
