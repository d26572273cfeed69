import type { Plan } from "@sitewright/brand";
import { Badge, ButtonLink } from "@sitewright/ui";
import clsx from "clsx";
import { Check } from "lucide-react";
import { PlanPrice } from "../../components/plan-price.tsx";
import { paths } from "../../lib/paths.ts";

function Features({ plan, features }: { plan: Plan; features: readonly string[] }) {
  return (
    <ul className="grid content-start gap-x-s-5 gap-y-[.55rem] text-[1rem] leading-[1.45]">
      {features.map((feature) => (
        <li key={feature} className="grid grid-cols-[1.15em_minmax(0,1fr)] gap-x-3">
          <Check aria-hidden="true" className="mt-[.18em]" />
          <span className={plan.isMostPopular ? "text-on-block" : "text-ink"}>{feature}</span>
        </li>
      ))}
    </ul>
  );
}

/** A plan: description, contents, price. */
export function PlanRow({ plan, features }: { plan: Plan; features: readonly string[] }) {
  const { isMostPopular, aiFeatures } = plan;
  return (
    <li
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] gap-x-(--split-gap) gap-y-s-5 border-line px-[clamp(1.1rem,2.4vw,2.4rem)] first:border-t last:border-b broad:col-span-full broad:grid-cols-subgrid",
        isMostPopular
          ? "on-block rounded-md py-[clamp(2rem,4.4vw,4.25rem)]"
          : "py-[clamp(1.8rem,3.2vw,2.8rem)]",
      )}
    >
      <div>
        <div className="mb-3 flex flex-wrap gap-2 empty:hidden">
          {isMostPopular && <Badge tone="accent">Most popular</Badge>}
          {aiFeatures && (
            <Badge className={clsx(isMostPopular && "bg-block-2! text-on-block!")}>AI features</Badge>
          )}
        </div>
        <h2
          className={clsx(
            "font-display font-title leading-[1.05] tracking-[-.025em]",
            isMostPopular
              ? "text-[clamp(1.875rem,1.2rem+1.7vw,2.75rem)]"
              : "text-[clamp(1.5rem,1.1rem+1.2vw,2.25rem)]",
          )}
        >
          {plan.name}
        </h2>
        <p className={clsx("mt-3 max-w-[34ch]", isMostPopular ? "text-on-block-2" : "text-ink-2")}>
          {plan.summary}
        </p>
      </div>
      <Features plan={plan} features={features} />
      <div className="flex flex-wrap items-end justify-between gap-s-5 broad:flex-col broad:items-stretch broad:justify-start">
        <PlanPrice plan={plan} />
        <ButtonLink
          variant={isMostPopular ? "primary" : "line"}
          href={paths.start}
          className="max-phone:w-full broad:self-start"
        >
          Get Started<span className="sr-only"> with {plan.name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
