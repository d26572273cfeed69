const words = (list: string): string[] => list.trim().split(/\s+/u);

/** Words that end like a plural but are singular, or have the same form in singular and plural. */
export const unchanged: ReadonlySet<string> = new Set(
  words(`news series species always besides perhaps sometimes pilates gymnastics physics athletics mathematics economics christmas whereas canvas atlas alias bias
    pancreas chaos kudos lens gas was has mrs does hers ours yours theirs downstairs upstairs indoors outdoors
    herpes diabetes james thames wales texas headquarters barracks crossroads`),
);

/** Plurals in a vowel and '-s' that look like singulars: words in '-us' and '-is' usually are singular. */
const vowelPlurals = words(
  "menus gurus emus tutus cpus gpus plateaus gateaus taxis skis bikinis safaris kiwis alibis martinis minis wikis salamis paninis jacuzzis saris rotis delis chilis sushis",
);

/** Plurals whose singular ends in '-ie'; the rule would give '-y'. */
const withIe = words(
  `cookies movies brownies smoothies selfies birdies calories zombies hoodies rookies collies budgies genies foodies freebies newbies
    veggies pixies magpies neckties bowties potpies patisseries brasseries rotisseries junkies besties aunties onesies beanies yorkies westies lingeries`,
);

/** Plurals whose singular ends in '-e'; the rule would cut '-es'. */
const withE = words(
  "aches headaches toothaches backaches earaches avalanches niches creches crèches quiches moustaches mustaches brioches clichés caches axes pickaxes annexes",
);

/** Plurals whose singular ends in '-oe'; the rule would give '-o'. */
const withOe = words("shoes horseshoes snowshoes canoes toes mistletoes hoes oboes woes aloes sloes");

/** Plurals whose singular ends in '-s'; the rules would cut only the last 's'. */
const withS = words(
  "gases lenses canvases atlases aliases biases christmases pancreases irises trellises yeses",
);

/** Plurals whose singular ends in '-use'; the rule would give '-us'. */
const withUse = words("uses fuses ruses muses excuses abuses refuses");

/** Plurals whose singular ends in '-f' or '-fe'; the rule would give '-ve'. */
const withF = words(
  "shelves=shelf bookshelves=bookshelf leaves=leaf loaves=loaf halves=half calves=calf scarves=scarf hooves=hoof thieves=thief wolves=wolf elves=elf selves=self dwarves=dwarf knives=knife penknives=penknife wives=wife housewives=housewife midwives=midwife lives=life",
);

/** Plurals without '-s', and plurals of words in '-is'. */
const irregular = words(
  "men=man women=woman children=child feet=foot teeth=tooth mice=mouse geese=goose analyses=analysis diagnoses=diagnosis oases=oasis crises=crisis quizzes=quiz",
);

const pairs = (list: readonly string[]): [string, string][] =>
  list.map((pair) => {
    const [plural = "", one = ""] = pair.split("=");
    return [plural, one];
  });

const without =
  (length: number) =>
  (plural: string): [string, string] => [plural, plural.slice(0, -length)];

/** Irregular plurals with their singulars. */
export const singulars: ReadonlyMap<string, string> = new Map([
  ...[vowelPlurals, withIe, withE, withOe, withUse].flatMap((list) => list.map(without(1))),
  ...withS.map(without(2)),
  ...pairs([...withF, ...irregular]),
]);
