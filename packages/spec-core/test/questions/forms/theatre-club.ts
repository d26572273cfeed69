import type { BuildersForm } from "../builders-form.ts";

/** An association, filled in by a committee. */
export const theatreClub: BuildersForm = {
  name: "amateur theatre, Sheffield",
  answers: {
    businessName: "Walkley Players",
    niche: "Amateur theatre group",
    description:
      "We are an amateur dramatic society founded in 1948. Three productions a year in the Walkley Community Centre: spring play, summer outdoor show, panto in December. Tickets £9, concessions £7. New members are always welcome, on stage or behind it. Rehearsals are Mondays and Wednesdays at 7.30pm. Youth group for 11 to 17 on Saturday mornings.",
    audience: "Local people, families for the panto, anyone who would like to join.",
    goals: ["Build Community", "Share Information"],
    pages: ["Home", "About", "Contact"],
    customPages: ["What's on", "Join us", "Youth group", "Past shows", "Costume hire"],
    competitors: "n/a",
    contentNotes:
      "Tickets are sold through TicketSource and cash on the door. We want a members' bit with the rehearsal schedule and minutes. Photos of past shows since the seventies, in boxes, someone would scan them. The chair wants all committee names on, the secretary thinks that is a data protection issue. Subscriptions are £40 a year. We are a registered charity I believe. Costume hire is a nice little earner, by email to Jean.",
    timeline: "No rush",
    budget: "Under $1,000",
    tone: "Fun",
    contact: { email: "hello@walkleyplayers.example", country: "GB" },
    socialMedia: { facebook: "Walkley Players" },
  },
  points: [
    {
      asks: "whether TicketSource is linked or embedded, at which address",
      by: "sold-elsewhere",
      says: "TicketSource",
    },
    { asks: "who gets into the members' part, and who looks after it", by: "members" },
    { asks: "whether the committee is named", by: "names-shown" },
    { asks: "under which number the charity is registered", by: "charity-number" },
    {
      asks: "who is responsible for the youth group, and consent for pictures of minors",
      by: "page-youth-group",
    },
    { asks: "who scans which photos by when, and who holds the rights", by: "pictures", says: "seventies" },
    { asks: "what costumes cost to hire, on which terms, and Jean's address", by: "page-costume-hire" },
    { asks: "titles, dates and times of the next productions", by: "page-whats-on" },
    { asks: "how one joins and pays the subscription", by: "page-join-us" },
    { asks: "under which domain and hosting the site stands", by: "domain" },
  ],
  needless: [],
};
