const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/**
 * Words shortly before a profession that show that it is a customer's or a neighbor's: 'software for dentists', 'above
 * the pharmacy'.
 */
export const ofOthers = set(
  "for to with serving near beside against by not no into in inside at outside opposite over above below behind under across from than like without your their his her retired former ex trainee student clean cleans cleaning visit visits",
);

/** Words after which a sentence is about customers: 'our customers are architects', 'we cater for nursing homes'. */
export const dealing = set(
  "customers clients deliver delivers delivering supply supplies supplying sell sells cater caters bake bakes cook cooks",
);

/** Figurative uses: 'Bike doctor', 'software architect', 'dog daycare'. */
export const figurative = set(
  "software solution solutions cloud data systems landscape bike bicycle phone computer pc car plant doll shoe tree piano dog doggy dogs puppy pet",
);

/** Nouns after a profession for what others make or do for it: 'care home singer', 'vet bills'. */
export const madeForIt = set(
  "s software app apps supplies supplier suppliers equipment furniture kitchens toys bills fees uniforms linen linens laundry catering cleaning cleaner cleaners training trainer recruitment staffing marketing photography photographer photographers entertainment entertainer entertainers singer singers musician musicians hairdresser hairdressers barber transport courier couriers hire referral referrals signs websites design interiors visits visitor residents chamber note notes prices drawings",
);

/** Verbs after a profession in a sentence about it: 'A vet must have seen a lame horse first'. */
export const saidOfIt = set(
  "is are was were has have had must can could will would should may might do does did get gets ask asks say says send sends recommend recommends welcome measures draws",
);

/** Words that may follow a profession at the start of a sentence, with an article or in the plural. */
export const furtherWords = set(
  "in on at near for of from with and since based serving caring looking working specialising specializing who clinic clinics practice practices surgery office firm team",
);

/** Words that never begin a line that names the business's trade. */
export const noBeginning = set(
  "if when ask see tell many most some lot lots every other any each also mostly the this that who i we you he she they it there",
);

/** Pairs of words with which people say what they are or have. */
export const selfStatements: ReadonlySet<string> = new Set([
  "i am",
  "i m",
  "we are",
  "we re",
  "i own",
  "we own",
  "ich bin",
  "wir sind",
  "je suis",
  "nous sommes",
  "yo soy",
  "nosotros somos",
]);

/** 'We run two nursing homes'. */
export const running = set("run runs opened founded");

/** 'I work as a psychotherapist', 'qualified as an optometrist'. */
export const practising = set("work works working qualified practise practice practising registered");

/** 'A firm of chartered accountants'. */
export const groups = set("firm team group partnership practice generations pair company");

/** Subjects of 'is' that are not the business: 'my wife is a solicitor', 'next door is a pharmacy'. */
export const notTheBusiness = set(
  "my your his her their our he she it there that this who which who whom neither none nobody no not if wife husband friend door next opposite upstairs downstairs above below beside behind",
);
