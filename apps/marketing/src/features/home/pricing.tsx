import { type Brand, type Plan, priceText } from "@sitewright/brand";
import { Badge, ButtonLink, TextLink } from "@sitewright/ui";
import clsx from "clsx";
import { SectionTitle } from "../../components/page-title.tsx";
import { BillingPeriod, billingGroupClass, PlanPrice } from "../../components/plan-price.tsx";
import { Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";

function PlanRow({ plan }: { plan: Plan }) {
  const { isMostPopular } = plan;
  return (
    <li
      className={clsx(
        "grid items-center gap-x-(--split-gap) gap-y-3.5 border-line px-[clamp(1.1rem,2.4vw,2.4rem)] first:border-t last:border-b phone:grid-cols-[minmax(0,1fr)_auto] broad:col-span-full broad:grid-cols-subgrid",
        isMostPopular
          ? "on-block rounded-md py-[clamp(1.8rem,3.6vw,3.2rem)]"
          : "py-[clamp(1.2rem,2.2vw,1.9rem)]",
      )}
    >
      <div className="grid justify-items-start gap-3">
        {isMostPopular && <Badge tone="accent">Most popular</Badge>}
        <h3
          className={clsx(
            "font-display font-title leading-[1.1] tracking-[-.022em]",
            isMostPopular
              ? "text-[clamp(1.75rem,1.1rem+2vw,3rem)]"
              : "text-[clamp(1.375rem,1.1rem+1vw,2rem)]",
          )}
        >
          {plan.name}
        </h3>
      </div>
      <p
        className={clsx(
          "max-w-[36ch] phone:max-broad:row-start-2",
          isMostPopular ? "text-on-block-2" : "text-ink-2",
        )}
      >
        {plan.summary}
      </p>
      <PlanPrice plan={plan} />
      <ButtonLink
        variant={isMostPopular ? "primary" : "line"}
        href={paths.start}
        className="phone:max-broad:col-start-2 phone:max-broad:row-start-2 max-phone:w-full"
      >
        Get Started<span className="sr-only"> with {plan.name}</span>
      </ButtonLink>
    </li>
  );
}

/** The plans as a rate card. */
export function Pricing({ brand }: { brand: Brand }) {
  const migration = brand.addOns.find((addOn) => addOn.id === "wordpress-migration");
  return (
    <section id="pricing" className={billingGroupClass}>
      <Wrap className="pb-section">
        <div className="mb-[clamp(1.8rem,3vw,2.6rem)] flex flex-wrap items-end justify-between gap-x-s-6 gap-y-[1.4rem]">
          <SectionTitle>Pricing</SectionTitle>
          <BillingPeriod />
        </div>
        <ul className="broad:grid broad:grid-cols-[var(--split-left)_minmax(0,5fr)_minmax(0,2fr)_auto] broad:gap-x-(--split-gap)">
          {brand.plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-[2.4rem] gap-y-2.5 text-ink-2">
          <span>{brand.guarantee}</span>
          {migration && (
            <span>
              {migration.name} {priceText(migration.price)}
            </span>
          )}
          <span>Plans are in US dollars, add-ons in pounds sterling</span>
          <TextLink href={paths.pricing} className="text-ink">
            See all plans and add-ons
          </TextLink>
        </p>
      </Wrap>
    </section>
  );
}
