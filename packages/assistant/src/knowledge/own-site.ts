import { type EntryData, places } from "./entry.ts";

/** What clients ask about the site that they will have: when, what of it can be theirs to fill, and what they keep. */
export const ownSiteEntries: readonly EntryData[] = [
  {
    id: "building-time",
    topic: "submitting",
    facet: "time",
    label: "How long building the site takes",
    examples: [
      "how long does it take to build a website",
      "how long will you need for our site",
      "when can my website go live",
      "what is your lead time",
      "how many weeks until the site is online",
      "could it be live before christmas",
      "how quickly can you build it",
      "what is the turnaround for a new site",
      "when would the finished website be ready",
    ],
    answer:
      "That depends on what you need, so I cannot name a date. After you have submitted your answers, a person reads the specification and writes back with questions, a date and a quote. We build once you have accepted it.",
    links: [
      {
        text: "What happens after you submit",
        path: "/help-center?topic=getting-started#what-happens-after-i-submit",
      },
    ],
    quickReplies: ["after-submit", "how-long", "custom-quote"],
  },
  {
    id: "blog-on-my-site",
    topic: "blog",
    facet: "about",
    label: "A blog on my site",
    examples: [
      "can my site have a blog",
      "will I have a blog",
      "I want a news page on my website",
      "do you build blogs",
      "could we publish our own articles on the site",
      "add a blog to my website",
      "is a blog part of the site",
      "a page for the news of our club",
      "somewhere on my site for stories and updates",
    ],
    answer:
      "A blog or a page for news can be one of the pages of your sitemap, in step 9; every page there is built. The larger plans also include articles, drafted for your approval.",
    links: [places.app, places.pricing],
    quickReplies: ["step-sitemap", "plan-pro", "articles"],
  },
  {
    id: "site-files",
    topic: "terms",
    facet: "detail",
    label: "Code and files of my site",
    examples: [
      "do I get the source code",
      "can I have the code of my website",
      "can I take my site to another host",
      "do you hand over the files of the site",
      "who keeps the code when I leave",
      "could another developer carry on with the code",
      "do the html and css come to us",
      "export my finished website",
      "do we get access to the repository",
    ],
    answer:
      "When you stop a plan, we send you everything that belongs to your site. The specification, with a working starter site, is yours to download before that and to take elsewhere. What else you want handed over belongs in the quote: ask for it there.",
    links: [places.terms, places.contact],
    quickReplies: ["stop-a-plan", "specification", "terms"],
  },
];
