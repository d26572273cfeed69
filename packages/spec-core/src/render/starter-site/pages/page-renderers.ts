import type { PageKind } from "../../../site/site-pages.ts";
import type { Html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { about } from "./about.ts";
import { blog } from "./blog.ts";
import { careers } from "./careers.ts";
import { contact } from "./contact.ts";
import { custom } from "./custom.ts";
import { faq } from "./faq.ts";
import { home } from "./home.ts";
import { legal } from "./legal.ts";
import { place } from "./place.ts";
import { portfolio } from "./portfolio.ts";
import { pricing } from "./pricing.ts";
import { products } from "./products.ts";
import { service } from "./service.ts";
import { services } from "./services.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";

/** The renderer of each kind of page. */
export const pageRenderers: Readonly<Record<PageKind, (context: PageContext) => Html>> = {
  Home: home,
  About: about,
  Services: services,
  Service: service,
  Products: products,
  Contact: contact,
  Blog: blog,
  Portfolio: portfolio,
  Testimonials: testimonials,
  FAQ: faq,
  Pricing: pricing,
  Team: team,
  Careers: careers,
  Place: place,
  Custom: custom,
  Legal: legal,
};
