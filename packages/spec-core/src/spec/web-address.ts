/** Whether a text is a web address that can be used in an attribute and in a file without escaping. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"'<>\\]+$/i.test(text);

/** Whether a text is such an address with https. */
export const isSecureWebAddress = (text: string): boolean => isWebAddress(text) && /^https:/i.test(text);
