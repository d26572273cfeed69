import type { Testimonial } from "@sitewright/brand";
import { MarkedPhrase } from "@sitewright/ui";
import { splitClass, Wrap } from "../../components/wrap.tsx";

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { quote, highlight, author, role } = testimonial;
  const [before = "", after = ""] = quote.split(highlight);
  return (
    <figure className={`${splitClass} items-end`}>
      <blockquote className="text-pretty font-[560] font-display text-[clamp(1.75rem,1.1rem+2.9vw,3.75rem)] leading-[1.12] tracking-[-.028em] broad:col-start-2">
        “{before}
        <MarkedPhrase className="bg-[position:0_calc(100%-.14em)]! bg-[length:100%_.09em]!">
          {highlight}
        </MarkedPhrase>
        {after}”
      </blockquote>
      <figcaption className="border-ink border-t-2 pt-[.9rem] text-[1rem] text-ink-2 broad:col-start-1 broad:row-start-1">
        <b className="block font-[640] text-ink">{author}</b>
        {role}
      </figcaption>
    </figure>
  );
}

/** What clients said, in their words. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title">
      <Wrap className="grid gap-section py-section">
        <h2 id="testimonials-title" className="sr-only">
          Testimonials
        </h2>
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.quote} testimonial={testimonial} />
        ))}
      </Wrap>
    </section>
  );
}
