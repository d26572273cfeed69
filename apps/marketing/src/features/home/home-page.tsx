import type { Brand } from "@sitewright/brand";
import { Drafts } from "./drafts.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { Process } from "./process.tsx";
import { Services } from "./services.tsx";
import { Testimonials } from "./testimonials.tsx";

/** From the client's words to the website, then what it costs. */
export function HomePage({ brand }: { brand: Brand }) {
  return (
    <>
      <Hero brand={brand} />
      <Services brand={brand} />
      <Process />
      <Drafts />
      <Testimonials testimonials={brand.testimonials} />
      <Pricing brand={brand} />
    </>
  );
}
