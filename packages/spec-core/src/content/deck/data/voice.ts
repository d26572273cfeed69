/** The headings that a site may need. */
export type HeadingName =
  | "services"
  | "pricing"
  | "team"
  | "features"
  | "testimonials"
  | "portfolio"
  | "goods"
  | "contact"
  | "hours"
  | "place"
  | "form"
  | "reach"
  | "story"
  | "questions"
  | "audience"
  | "apply";

/** Sentences that a fact, or several, become. */
export type SentenceName =
  | "openingList"
  | "contactIntro"
  | "closing"
  | "founded"
  | "hoursAnswer"
  | "placeAnswer"
  | "reachAnswer"
  | "priceAnswer"
  | "peopleAnswer"
  | "servicesAnswer"
  | "registrationAnswer";

/** Questions that a fact answers. */
export type QuestionName = "hours" | "place" | "reach" | "price" | "people" | "services" | "registration";

/** Ways to reach the business, as a clause. */
export type ChannelName = "both" | "phone" | "email" | "form";

/**
 * The templates of a content style. Words in braces are filled in: the business's own words (`name`, `list`, `hours` …),
 * those of its trade (`price`, `appointment`), and `we`, `us`, `our` or the client's `I`.
 */
export interface Voice {
  /** Joins the last two of a list. */
  readonly and: string;
  /** Whether the client's next sentence opens the site rather than a list. */
  readonly prefersOwnWords: boolean;
  readonly headings: Readonly<Record<HeadingName, string>>;
  readonly sentences: Readonly<Record<SentenceName, string>>;
  readonly questions: Readonly<Record<QuestionName, string>>;
  readonly channels: Readonly<Record<ChannelName, string>>;
  /** By the plain label of a call to action. */
  readonly buttons: Readonly<Record<string, string>>;
  readonly call: string;
  readonly send: string;
  readonly ask: string;
  readonly map: string;
  readonly all: Readonly<Record<"services" | "portfolio" | "goods", string>>;
}
