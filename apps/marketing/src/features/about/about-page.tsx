import type { Brand } from "@sitewright/brand";
import type { TeamMember } from "@sitewright/brand/people";
import { ClosingAct } from "../../components/closing-act.tsx";
import { Facts } from "../../components/facts.tsx";
import { PageTitle, prominentTextClass, titleRoomClass } from "../../components/page-title.tsx";
import { TestimonialQuote } from "../../components/testimonial-quote.tsx";
import { splitClass, Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";
import { SentenceLife } from "./sentence-life.tsx";
import { Team } from "./team.tsx";

function Opening({ brand }: { brand: Brand }) {
  const { projects, satisfaction, designers, agents, experience } = brand.claims;
  return (
    <Wrap className="pb-section">
      <PageTitle className={titleRoomClass}>We take you at your word.</PageTitle>
      <div className={splitClass}>
        <p className="max-w-[34ch] text-ink-2 text-lead">
          {brand.agencyName} is a web design and AI automation agency in {brand.contact.address.locality}. We
          build websites, agents, chatbots, CRMs and apps for businesses that would rather do their own work
          than write a brief.
        </p>
        <p className={`max-w-[34ch] ${prominentTextClass}`}>
          You know your business better than any designer will. So we do not rewrite it. We listen, write down
          what you said, and build exactly that.
        </p>
      </div>
      <Facts
        claims={[
          { figure: experience.figure, label: experience.label },
          projects,
          satisfaction,
          designers,
          agents,
        ]}
      />
    </Wrap>
  );
}

/** The agency's way of working in one sentence, the team, and quotes of clients. */
export function AboutPage({ brand, team }: { brand: Brand; team: readonly TeamMember[] }) {
  return (
    <>
      <Opening brand={brand} />
      <SentenceLife />
      <Team team={team} />
      <section id="testimonials" aria-labelledby="testimonials-title">
        <h2 id="testimonials-title" className="sr-only">
          Testimonials
        </h2>
        <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-section pb-section">
          {brand.testimonials.map((testimonial) => (
            <TestimonialQuote key={testimonial.quote} testimonial={testimonial} />
          ))}
        </Wrap>
      </section>
      <ClosingAct
        title="What would yours say?"
        text="Say it the way you would say it to a customer. The nine steps ask for the rest."
        act={{ name: "Start Your Project", href: paths.start }}
        other={{ name: "Write to us", href: paths.contact }}
      />
    </>
  );
}
