/**
 * The storage key of a conversation for the contact form, and the event that notifies an open form. Local
 * storage, because the form may be in another tab.
 */
export const handOverKey = "chatHandOver";
