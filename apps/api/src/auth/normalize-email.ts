/** The form in which an address is stored and looked up. Case and outer space do not make another person. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
