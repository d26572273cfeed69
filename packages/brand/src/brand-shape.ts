/** An amount in whole units of its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: "USD" | "GBP";
}

/** A price: an optional one-off set-up, then an amount paid once or every month. */
export interface Price {
  readonly setup?: Money;
  readonly from: Money;
  readonly per: "month" | "once";
  /** It costs exactly this, not at least this. */
  readonly isExact?: true;
}

/** One thing the agency sells. `id` is stable and fits a URL. */
export interface Service {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly price: Price;
}

/** A monthly plan. Both amounts are whole prices: per month, and for a year paid at once. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly monthly: Money;
  readonly annually: Money;
  readonly isMostPopular: boolean;
  /** The AI features are included: texts, pictures, chat. */
  readonly aiFeatures: boolean;
}

/** A picture that belongs to the agency, in the marketing site's public folder, with its size in pixels. */
export interface Picture {
  /** `/people/founder.avif` */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A figure that the agency states about itself, and the words that follow it. */
export interface Claim {
  readonly figure: string;
  readonly label: string;
}

/** A client's sentence; `highlight` is the part of `quote` that the page underlines. */
export interface Testimonial {
  readonly quote: string;
  readonly highlight: string;
  readonly author: string;
  readonly role: string;
  /** A picture of the author, shown small beside the name. */
  readonly picture?: Picture;
}

/** The overall rating by customers. */
export interface Rating {
  readonly value: number;
  readonly best: number;
  readonly reviewCount: number;
  /** The place of the public reviews. Without it the rating is not given to search engines. */
  readonly source?: { readonly name: string; readonly url: string };
}

/** A position on earth, in degrees: north and east are positive (WGS 84). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** The site's drawing of the place; without one only the interactive map is offered. */
  readonly drawing?: "greenwich";
}

type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** Days that share opening hours. `days` and the times follow schema.org's OpeningHoursSpecification. */
export interface OpeningHours {
  readonly label: string;
  readonly days: readonly Weekday[];
  readonly opens?: string;
  readonly closes?: string;
}

/** Everything that an agency changes to make the system its own. */
export interface Brand {
  /** Whole product name; always `initial` followed by `restOfName`. */
  readonly productName: string;
  readonly agencyName: string;
  /** The letter set in the block, also the favicon. */
  readonly initial: string;
  readonly restOfName: string;
  readonly tagline: string;
  /** Public host name without scheme. */
  readonly host: string;
  readonly contact: {
    readonly email: string;
    readonly supportEmail: string;
    /** In international form, E.164 with spaces. */
    readonly phone?: string;
    readonly address: {
      readonly lines: readonly string[];
      readonly locality: string;
      readonly postalCode: string;
      readonly country: string;
    };
    readonly hours: readonly OpeningHours[];
    /** The office's place, to about a hundred metres; without it there is no map. */
    readonly place?: Place;
    readonly timeZone: string;
  };
  readonly claims: Readonly<Record<ClaimName, Claim>>;
  readonly rating: Rating;
  readonly services: readonly Service[];
  readonly plans: readonly Plan[];
  readonly addOns: readonly Service[];
  readonly guarantee: string;
  readonly testimonials: readonly Testimonial[];
  readonly socialLinks: readonly { readonly network: string; readonly url: string }[];
  /**
   * If a third-party chat is embedded: the `window` property that shows it has loaded. Our own chat button
   * then makes room for it.
   */
  readonly externalChat?: string;
  /** True while this is the sample that ships with the code; a production start warns about it. */
  readonly sampleBrand: boolean;
}

/** The claims that the pages have a place for. */
export type ClaimName = "projects" | "satisfaction" | "designers" | "agents" | "costReduction" | "experience";
