/**
 * Request header that names the person (`uid`) whose page makes a call. A browser has one session for all its pages:
 * where somebody else has signed in since, a call for a signed-in person that carries it is refused as
 * `sign-in-required`, instead of being done in the other's name.
 */
export const expectedUserHeader = "expected-user";
