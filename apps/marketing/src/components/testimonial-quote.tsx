import type { Testimonial } from "@sitewright/brand";
import { MarkedPhrase } from "@sitewright/ui";
import { splitClass } from "./wrap.tsx";

/** A client's quote in large type, with the client's name. */
export function TestimonialQuote({ testimonial }: { testimonial: Testimonial }) {
  const { quote, highlight, author, role, picture } = testimonial;
  const [before = "", after = ""] = quote.split(highlight);
  return (
    <figure className={`${splitClass} items-start`}>
      <blockquote className="text-pretty font-[560] font-display text-[clamp(1.75rem,1.1rem+2.9vw,3.75rem)] leading-[1.2] tracking-[-.028em] broad:col-start-2">
        “{before}
        <MarkedPhrase className="bg-[position:0_calc(100%-.14em)]! bg-[length:100%_.09em]!">
          {highlight}
        </MarkedPhrase>
        {after}”
      </blockquote>
      <figcaption className="border-ink border-t-2 pt-[.9rem] text-[1rem] text-ink-2 broad:col-start-1 broad:row-start-1">
        {picture && (
          <img {...picture} alt="" loading="lazy" className="mb-3 size-16 rounded-sm object-cover" />
        )}
        <b className="block font-[640] text-ink">{author}</b>
        {role}
      </figcaption>
    </figure>
  );
}
