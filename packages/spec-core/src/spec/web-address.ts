/** Whether a text is a web address that can stand in an attribute and in a file as it is. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"'<>\\]+$/i.test(text);

/** Whether it is one whose requests are encrypted. */
export const isSecureWebAddress = (text: string): boolean => isWebAddress(text) && /^https:/i.test(text);
