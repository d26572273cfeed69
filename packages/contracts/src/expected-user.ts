/**
 * Request header with the person (`uid`) whose page makes a call. All pages of a browser share one session:
 * after another person has signed in, a signed-in call with this header is refused as `sign-in-required`,
 * instead of being made in the other's name.
 */
export const expectedUserHeader = "expected-user";
