import { paths } from "./paths.ts";

/** A link's text and its target. */
export type SiteLink = readonly [name: string, href: string];

/** The links beside the brand, and in the menu of a narrow window. */
export const headerLinks: readonly SiteLink[] = [
  ["Features", paths.features],
  ["About", paths.about],
  ["Pricing", paths.pricing],
  ["Latest News", paths.news],
  ["Help Center", paths.help],
  ["Contact", paths.contact],
];

/** The footer's columns of links. */
export const footerLinks: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: "Product",
    links: [
      ["Features", paths.features],
      ["Process", paths.process],
      ["Pricing", paths.pricing],
      ["AI Chatbots", paths.chatbots],
    ],
  },
  {
    title: "Company",
    links: [
      ["About", paths.about],
      ["Latest News", paths.news],
      ["Help Center", paths.help],
      ["Contact", paths.contact],
    ],
  },
];

/** The footer's last line. */
export const footnoteLinks: readonly SiteLink[] = [
  ["Privacy policy", paths.privacy],
  ["Terms of service", paths.terms],
];
