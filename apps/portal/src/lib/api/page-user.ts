import { expectedUserHeader } from "@sitewright/contracts";

let pageUser: string | null = null;

/** Says whose page this is, null: nobody's. Its calls are then refused where somebody else has signed in elsewhere. */
export function setPageUser(uid: string | null): void {
  pageUser = uid;
}

/** What a call says of whose page it comes from. */
export const pageUserHeaders = (): Record<string, string> =>
  pageUser === null ? {} : { [expectedUserHeader]: pageUser };
