import { expectedUserHeader } from "@sitewright/contracts";

let pageUser: string | null = null;

/**
 * Sets the person whose page this is; null: signed out. Its calls are refused if another person has signed in
 * elsewhere.
 */
export function setPageUser(uid: string | null): void {
  pageUser = uid;
}

/** The request header that names the page's person. */
export const pageUserHeaders = (): Record<string, string> =>
  pageUser === null ? {} : { [expectedUserHeader]: pageUser };
