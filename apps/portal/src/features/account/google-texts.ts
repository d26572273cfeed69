/** Texts of signing in by Google. */
export const googleTexts = {
  continue: "Continue with Google",
  waiting: "Waiting for Google...",
  or: "or by email",
  failed: "Login failed. Please try again.",
  unavailable: "Google cannot be reached right now. Sign in by email instead.",
  closed: "The Google window was closed before you were signed in.",
  cancelled: "Google sign-in was cancelled.",
  continueHere: "Continue in this window",
  doneTitle: "Google sign-in",
  doneBody: "You can close this window.",
  doneAction: "Go to the portal",
} as const;
