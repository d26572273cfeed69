import type { Testimonial } from "@sitewright/brand";
import { TestimonialQuote } from "../../components/testimonial-quote.tsx";
import { Wrap } from "../../components/wrap.tsx";

/** The first client's quote in large type. The others are on the page about the agency. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title">
      <Wrap className="grid gap-section py-section">
        <h2 id="testimonials-title" className="sr-only">
          Testimonials
        </h2>
        {testimonials.slice(0, 1).map((testimonial) => (
          <TestimonialQuote key={testimonial.quote} testimonial={testimonial} />
        ))}
      </Wrap>
    </section>
  );
}
