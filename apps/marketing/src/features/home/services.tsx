import { type Brand, priceText, type Service } from "@sitewright/brand";
import clsx from "clsx";
import { Facts } from "../../components/facts.tsx";
import { SectionTitle } from "../../components/page-title.tsx";
import { Wrap, wideSplitClass } from "../../components/wrap.tsx";
import { servicePath } from "../../lib/paths.ts";

function ServiceRow({ service, isFirst }: { service: Service; isFirst: boolean }) {
  return (
    <li
      className={clsx(
        "group/service relative grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-(--split-gap) border-line border-t phone:grid-cols-[minmax(0,1fr)_auto] broad:grid-cols-[var(--split-left)_minmax(0,5fr)_minmax(0,3fr)]",
        isFirst
          ? "gap-y-[.9rem] border-ink! border-t-2! py-[clamp(1.4rem,3vw,2.8rem)]"
          : "gap-y-2 py-[clamp(.95rem,1.7vw,1.5rem)] last:border-b",
      )}
    >
      <h3
        className={clsx(
          "font-display",
          isFirst
            ? "col-span-full font-headline text-[clamp(2.2rem,1.2rem+3.7vw,4.25rem)] leading-none tracking-[-.035em] broad:col-span-1"
            : "font-[640] text-[clamp(1.5rem,1.1rem+1.3vw,2.25rem)] leading-[1.1] tracking-[-.025em]",
        )}
      >
        <a
          href={servicePath(service.id)}
          className="service-link after:absolute after:inset-0 after:content-['']"
        >
          {service.name}
        </a>
      </h3>
      <p
        className={clsx(
          "max-w-[46ch] text-ink-2",
          !isFirst && "phone:max-broad:col-span-full phone:max-broad:row-start-2",
        )}
      >
        {service.summary}
      </p>
      <span className="text-balance font-label phone:text-right">{priceText(service.price)}</span>
    </li>
  );
}

/** The services as a list, the first one largest. */
export function Services({ brand }: { brand: Brand }) {
  const { designers, agents, costReduction } = brand.claims;
  return (
    <section id="features">
      <Wrap className="py-section">
        <div className={`mb-[clamp(1.6rem,3vw,2.6rem)] ${wideSplitClass} items-end gap-y-4`}>
          <SectionTitle>What we build</SectionTitle>
          <p className="max-w-[38ch] pb-1 text-ink-2 text-lead">
            Most clients start with a website. The rest plugs in when the business needs it.
          </p>
        </div>
        <ul>
          {brand.services.map((service, index) => (
            <ServiceRow key={service.id} service={service} isFirst={index === 0} />
          ))}
        </ul>
        <Facts claims={[designers, agents, costReduction]} />
      </Wrap>
    </section>
  );
}
