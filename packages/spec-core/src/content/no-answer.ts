/** Whether an answer says that there is none ('tbd', 'n/a'). */
export const isNoAnswer = (text: string): boolean => /^(?:tbd|n\/?a|none|-)$/i.test(text.trim());
