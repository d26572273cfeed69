/** The headings that a site may need. */
export type HeadingName =
  | "services"
  | "pricing"
  | "team"
  | "features"
  | "testimonials"
  | "portfolio"
  | "goods"
  | "menu"
  | "rooms"
  | "contact"
  | "hours"
  | "appointments"
  | "place"
  | "town"
  | "form"
  | "reach"
  | "callFirst"
  | "ways"
  | "orForm"
  | "story"
  | "ownStory"
  | "about"
  | "questions"
  | "audience"
  | "forWhom"
  | "apply"
  | "steps"
  | "more";

/** Sentences that a fact, or several, become. */
export type SentenceName =
  | "openingList"
  | "contactIntro"
  | "closing"
  | "closingBook"
  | "founded"
  | "hoursAnswer"
  | "placeAnswer"
  | "reachAnswer"
  | "priceAnswer"
  | "peopleAnswer"
  | "somePeople"
  | "servicesAnswer"
  | "servicesListed"
  | "registrationAnswer";

/** Questions that a fact answers. */
export type QuestionName = "hours" | "place" | "reach" | "price" | "people" | "services" | "registration";

/** Ways to reach the business, as a clause without and with the number or address. */
export type ChannelName = "both" | "phone" | "email" | "form";

/**
 * The templates of a content style. Words in braces are filled in: the business's own words (`name`, `list`, `hours`
 * …), those of its trade (`price`, `appointment`), and `we`, `us`, `our` or the client's `I`.
 */
export interface Voice {
  /** Joins the last two of a list. */
  readonly and: string;
  /** Whether the client's next sentence, rather than a list, opens the site. */
  readonly prefersOwnWords: boolean;
  readonly headings: Readonly<Record<HeadingName, string>>;
  readonly sentences: Readonly<Record<SentenceName, string>>;
  readonly questions: Readonly<Record<QuestionName, string>>;
  readonly channels: Readonly<Record<ChannelName, string>>;
  /** What visitors do with a phone number and an e-mail address, and what joins the two. */
  readonly ways: Readonly<Record<"phone" | "email" | "joint", string>>;
  /** An offer with its price, in a list of them. */
  readonly priced: string;
  /** By the plain label of a call to action. */
  readonly buttons: Readonly<Record<string, string>>;
  readonly call: string;
  readonly send: string;
  /** Below the message field of a health or care business. */
  readonly noHealth: string;
  readonly ask: string;
  readonly map: string;
  readonly all: Readonly<Record<"services" | "portfolio" | "goods" | "menu", string>>;
}
