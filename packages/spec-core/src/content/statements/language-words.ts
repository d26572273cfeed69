const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Frequent function words of English. */
export const englishWords = words(
  "the and is are was were we our you your they it its of to for with in on at by from not but have has had do does did i my that this there he she be been or an a who what when can will if so as all no",
);

/**
 * Frequent function words of German, French, Spanish, Italian, Dutch, Portuguese and Polish, without those that are
 * also English words.
 */
export const foreignWords = words(
  `und ist sind wir ich nicht auch mit für bei aber haben hat uns unser unsere unseren ein eine einen einem kein keine oder wenn weil zu zum zur von nur sehr noch sie das dass auf aus nach werden wird kann bitte schon seit dem euch ihr mein meine
  le les du des est nous sont avec pour dans je ne pas vous et une sur aussi mais notre nos mes qui que il elle ils avons depuis chez très sans cette ces leur être
  y el en del se lo para un sus todavía aún con nuestro nuestra nuestros somos una por pero muy hay mis los las desde también está tenemos sin más
  il di per gli siamo noi che non sono anche abbiamo nostri nostro nostra della degli delle
  wij zijn niet een voor ook maar het ons onze ik bij naar wordt
  nós com não uma mas temos nossa nosso são você
  jest nie się dla oraz jesteśmy nasze mamy`,
);
