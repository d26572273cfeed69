/** 'Call us on 0113 …' is for visitors; to the agency the client would write 'call me'. */
export const invitation =
  /^(?:please )?(?:call|ring|phone|text|message|e-?mail|contact|give) (?:us|(?:the|our) \p{L}{3,12})\b.{0,30}(?:\d{3}|@)/iu;
