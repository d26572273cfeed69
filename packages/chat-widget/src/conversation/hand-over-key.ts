/**
 * Where a conversation waits for the contact form, and the event that tells a form that is open already. Local storage,
 * because the form may be in another tab.
 */
export const handOverKey = "chatHandOver";
