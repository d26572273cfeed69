import { moneyText, type Plan, perMonth } from "@sitewright/brand";
import { Segmented } from "@sitewright/ui";
import clsx from "clsx";

/** On the element that contains the choice of the billing period and the prices that follow it. */
export const billingGroupClass = "group/billing";

/** Shown for one billing period: selected by the radio, without a script. */
const whenMonthly = "group-has-[[value=annually]:checked]/billing:hidden";
const whenAnnually = "hidden group-has-[[value=annually]:checked]/billing:inline";
/** On paper nobody can choose, so the monthly and the yearly price are both printed. */
const onPaper = "print:inline!";
const notOnPaper = "print:hidden!";

/** Monthly or annually, for everything in the same group. */
export function BillingPeriod() {
  return (
    <Segmented
      legend="Billing period"
      name="billing"
      defaultValue="monthly"
      options={[
        { value: "monthly", label: "Monthly" },
        { value: "annually", label: "Annually, Save 20%" },
      ]}
    />
  );
}

/** The monthly price of a plan, by the chosen period. */
export function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <p className="whitespace-nowrap font-display font-headline text-[clamp(1.75rem,1.2rem+1.6vw,2.75rem)] leading-none tracking-[-.03em]">
      <span className={clsx(whenMonthly, onPaper)}>{moneyText(plan.monthly)}</span>
      <span className={clsx(whenAnnually, notOnPaper)}>{moneyText(perMonth(plan.annually))}</span>
      <small
        className={clsx(
          "mt-1.5 block font-running font-text text-[.9375rem] leading-snug tracking-normal",
          plan.isMostPopular ? "text-on-block-2" : "text-ink-2",
        )}
      >
        a month
        <span className={clsx(whenAnnually, onPaper)}>, {moneyText(plan.annually)} a year</span>
      </small>
    </p>
  );
}
