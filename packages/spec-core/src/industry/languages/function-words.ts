/** The languages in which a business may describe itself. */
export const languages = ["english", "german", "spanish", "french"] as const;

export type Language = (typeof languages)[number];

/** Function words of each language; those of two languages are listed under both. */
export const functionWords: Readonly<Record<Language, string>> = {
  english: `not without all every the and of for we our to with is are that from by you your at a an i it they their this who in on or be
    as have has than into near`,
  german: `und der die das dem den des für fur mit von vom wir sind ein eine einen einer eines im in ihr ihre ihren ihnen ich
    bei auf zum zur seit auch nicht kein aus uns unser unsere unseren sie ist am an ab bis nach über alle`,
  spanish: `a los las el la lo y para con por una un uno nuestro nuestra nuestros somos su sus de del en al que más mas
    desde se le les sin hasta todo toda todos todas es son muy según tus nuestras`,
  french: `les le la des une un et à pour avec dans sur nous vous je est sont votre vos notre nos de du au aux chez
    tout toute tous toutes qui que par sans depuis en ou ce ces près très où sous`,
};

/** Letters that indicate a language even without function words. */
export const distinctiveLetters: Readonly<Record<Exclude<Language, "english">, string>> = {
  german: "äöüß",
  spanish: "áéíóúñ¿¡",
  french: "àâçèéêëîïôœùûÿ",
};
