const words = (list: string): string[] => list.trim().split(/\s+/u);

/** Words that end like a plural and are none, or are the same for one and for several. */
export const unchanged: ReadonlySet<string> = new Set(
  words(`news series species always besides perhaps sometimes pilates gymnastics physics athletics mathematics economics christmas whereas canvas atlas alias bias
    pancreas chaos kudos lens gas was has mrs does hers ours yours theirs downstairs upstairs indoors outdoors
    herpes diabetes james thames wales texas headquarters barracks crossroads`),
);

/** Words with '-us' and '-is' are no plurals; these are. */
const vowelPlurals = words(
  "menus gurus emus tutus cpus gpus plateaus gateaus taxis skis bikinis safaris kiwis alibis martinis minis wikis salamis paninis jacuzzis saris rotis delis chilis sushis",
);

/** Plurals with '-ies' of words with '-ie': '-y' is the rule. */
const withIe = words(
  `cookies movies brownies smoothies selfies birdies calories zombies hoodies rookies collies budgies genies foodies freebies newbies
    veggies pixies magpies neckties bowties potpies patisseries brasseries rotisseries junkies besties aunties onesies beanies yorkies westies lingeries`,
);

/** Plurals with '-ches', '-shes' and '-xes' of words with '-e': without it is the rule. */
const withE = words(
  "aches headaches toothaches backaches earaches avalanches niches creches crèches quiches moustaches mustaches brioches clichés caches axes pickaxes annexes",
);

/** Plurals with '-oes' of words with '-oe': '-o' is the rule. */
const withOe = words("shoes horseshoes snowshoes canoes toes mistletoes hoes oboes woes aloes sloes");

/** Plurals with '-ses' of words with '-s': '-se' is the rule, but after 'u' with another letter before it than 'o' or 'a'. */
const withS = words(
  "gases lenses canvases atlases aliases biases christmases pancreases irises trellises yeses",
);

/** Plurals with '-uses' of words with '-use'. */
const withUse = words("uses fuses ruses muses excuses abuses refuses");

/** Plurals with '-ves' of words with '-f' or '-fe': '-ve' is the rule. */
const withF = words(
  "shelves=shelf bookshelves=bookshelf leaves=leaf loaves=loaf halves=half calves=calf scarves=scarf hooves=hoof thieves=thief wolves=wolf elves=elf selves=self dwarves=dwarf knives=knife penknives=penknife wives=wife housewives=housewife midwives=midwife lives=life",
);

/** Plurals without '-s', and those of words with '-is'. */
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

/** The singulars that no rule gives, by their plurals. */
export const singulars: ReadonlyMap<string, string> = new Map([
  ...[vowelPlurals, withIe, withE, withOe, withUse].flatMap((list) => list.map(without(1))),
  ...withS.map(without(2)),
  ...pairs([...withF, ...irregular]),
]);
