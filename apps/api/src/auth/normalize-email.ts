/** The form in which an address is stored and looked up: case and outer space are ignored. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
