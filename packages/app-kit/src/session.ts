/** Key of the query that says who is signed in. Its data has at least `user`. */
export const sessionKey = ["session"] as const;

/** Calls under this path are about signing in: a refusal there is an answer, not the end of a session. */
const signInCalls = "/api/auth/";

/** Calls `onEnd` when the service refuses a request because nobody is signed in any more. */
export function watchSession(fetch: typeof globalThis.fetch, onEnd: () => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 401 && !String(input).startsWith(signInCalls)) onEnd();
    return response;
  };
}
