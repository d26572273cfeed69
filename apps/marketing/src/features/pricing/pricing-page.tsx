import type { Brand } from "@sitewright/brand";
import type { Question } from "@sitewright/brand/questions";
import { ClosingAct } from "../../components/closing-act.tsx";
import { PageTitle, SectionTitle, titleRoomClass } from "../../components/page-title.tsx";
import { BillingPeriod, billingGroupClass } from "../../components/plan-price.tsx";
import { Questions } from "../../components/questions.tsx";
import { splitClass, Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";
import { AddOns } from "./add-ons.tsx";
import { PlanRow } from "./plan-row.tsx";
import { SampleQuote } from "./sample-quote.tsx";

export interface PricingData {
  readonly brand: Brand;
  /** The contents of each plan, by its id. */
  readonly features: Readonly<Record<string, readonly string[]>>;
  readonly questions: readonly Question[];
}

function Plans({ brand, features }: Omit<PricingData, "questions">) {
  return (
    <div className={billingGroupClass}>
      <div className="mb-[clamp(1.8rem,3vw,2.6rem)] flex flex-wrap items-end justify-between gap-x-s-6 gap-y-[1.4rem]">
        <p className="max-w-[42ch] text-ink-2 text-lead">
          Planning is free. You choose a plan when you want us to build your site, and every plan comes with a{" "}
          {brand.guarantee}.
        </p>
        <BillingPeriod />
      </div>
      <ul className="broad:grid broad:grid-cols-[var(--split-left)_minmax(0,2fr)_minmax(0,1fr)] broad:gap-x-(--split-gap)">
        {brand.plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} features={features[plan.id] ?? []} />
        ))}
      </ul>
    </div>
  );
}

/** All prices: the plans, a worked example, add-ons, and frequent questions. */
export function PricingPage({ brand, features, questions }: PricingData) {
  return (
    <>
      <Wrap>
        <PageTitle className={titleRoomClass}>Priced to the letter.</PageTitle>
        <Plans brand={brand} features={features} />
      </Wrap>
      <SampleQuote brand={brand} />
      <AddOns addOns={brand.addOns} services={brand.services} />
      <section aria-labelledby="questions-title">
        <Wrap className={`pb-section ${splitClass}`}>
          <SectionTitle id="questions-title">Questions about pricing</SectionTitle>
          <Questions
            group="pricing-questions"
            questions={questions.map(({ question, answer }) => ({ key: question, question, answer }))}
          />
        </Wrap>
      </section>
      <ClosingAct
        title="Plan first, pay later."
        text="The nine steps cost nothing, and the specification is yours whether or not we build it."
        act={{ name: "Start Your Free Trial", href: paths.start }}
        other={{ name: "Ask us first", href: paths.contact }}
      />
    </>
  );
}
