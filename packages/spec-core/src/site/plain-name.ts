/** Only words, each in the singular, so that 'call-outs' and 'Call out', 'Pilates classes' and 'Pilates class' are the same. */
export const plainName = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(?<=\p{L}(?:ss|sh|ch|x))es(?= |$)|(?<=\p{L}{2}[^s ])s(?= |$)/gu, "")
    .trim()} `;
