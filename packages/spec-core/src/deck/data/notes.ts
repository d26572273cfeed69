/** The note of each section while no fact fills it; `{…}` are words of the trade. */
export const notes = {
  opening: "one sentence that says what it is, for whom and where",
  features: "what {customers} should know before they choose, in a few short points",
  services: "the {offers} that {customers} ask for, each with a name and a sentence",
  serviceTexts: "a sentence on each of the {offers}: what it includes and for whom",
  service: "what {page} includes, who it is for, and how it goes on from there",
  pricing: "what {customers} pay: the {offers} with their {prices}",
  team: "who {customers} meet: names, what each of them does, a line of their own",
  testimonials: "what {customers} said, in their own words and with their permission",
  portfolio: "pictures of {work}, each with a line on what it shows",
  besideGoods: "what {customers} can have done here, besides what is sold: each with a name and a sentence",
  goods: "the goods on the shelf, each with what it is and its price",
  contact: "how {customers} get through: phone, e-mail, address and hours",
  visit: "where it is, how {customers} get there, and when it is open",
  form: "the address of the form service that receives the messages; until then nothing that is typed here is sent",
  story: "how it began, what changed, and what {customers} find today",
  questions: "what {customers} ask most often, each question with its answer",
  blog: "the first article: a question that {customers} ask, answered",
  more: "what else {customers} should know",
  careers: "the open position: duties, hours, pay and how to apply",
  custom: "what {customers} should read on the page “{page}”",
  head: "a title and a sentence for search engines",
  button: "the words on the button",
  closing: "the line above the button at the end of a page",
  picture: "what the picture shows, for people who do not see it",
} as const satisfies Readonly<Record<string, string>>;

export type NoteName = keyof typeof notes;
