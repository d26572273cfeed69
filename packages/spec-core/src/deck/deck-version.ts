/** The version of the deck's shape (semver.org 2.0.0). */
export const deckVersion = "1.0.0";
