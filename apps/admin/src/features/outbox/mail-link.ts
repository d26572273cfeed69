/** What a plain-text mail asks its recipient to open: in our mails this link has a line to itself. */
export const linkOf = (text: string): string | undefined => text.match(/^https?:\/\/\S+$/m)?.[0];
