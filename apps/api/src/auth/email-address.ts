/** The form in which an address is stored and looked up: case and outer space are ignored. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** The part before the @: the name of a person who has given none. */
export const nameFromEmail = (email: string): string => email.split("@")[0] ?? email;
