/**
 * Words that join two parts of a name, which cannot end with them: English, German, French, Spanish, Italian,
 * Portuguese, Dutch, Nordic, Irish.
 */
export const nameJoints: ReadonlySet<string> = new Set(
  [
    "and n 'n' of the a an for by at in on to with from or near under over upon",
    "und & der die das den dem des von vom zum zur im am bei für mit",
    "et de du la le les des l d au aux à chez en sur pour",
    "y e o el los las del con por para",
    "il lo gli i di da dal della dello dei degli delle",
    "do dos das no na",
    "het een van voor ter ten op aan",
    "og och i av på af til",
    "agus an na",
  ].flatMap((words) => words.split(" ")),
);

/** Words inside a person's name, before the rest of the surname: Irish, Dutch, German, Romance, Arabic, Scottish. */
export const nameParticles: ReadonlySet<string> = new Set(
  "ní ni nic mac mc ó ui uí van von der den ten ter zu de di da dos del la le el al bin ben ibn st".split(
    " ",
  ),
);

/** Words that describe the trade that follows them in a name. */
export const beforeTrade: ReadonlySet<string> = new Set(
  "mobile family independent professional domestic commercial residential general traditional bespoke holiday emergency private".split(
    " ",
  ),
);
