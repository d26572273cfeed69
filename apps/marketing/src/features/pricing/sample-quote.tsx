import { type Brand, moneyText } from "@sitewright/brand";
import { LetterMark } from "@sitewright/ui";
import { SectionTitle } from "../../components/page-title.tsx";
import { bleedClass, splitClass, Wrap } from "../../components/wrap.tsx";

/** The sentences of the sample client, and the matching lines of the quote. */
const lines = [
  { letter: "a", said: "A bakery in Greenwich", becomes: "Home page, address, opening hours" },
  { letter: "b", said: "Order a loaf", becomes: "Orders until 20:00" },
  { letter: "c", said: "See what’s in it", becomes: "Products, each with what it is made of" },
  { letter: "d", said: "Warm, not fancy", becomes: "Casual in tone, set in Playfair Display" },
] as const;

function Line({ letter, said, becomes }: (typeof lines)[number]) {
  return (
    <tr className="border-line border-b align-baseline">
      <th scope="row" className="w-full py-3 pr-[min(1rem,4vw)] text-left font-running">
        <span className="flex flex-wrap items-baseline">
          <span className="w-[2.4rem]">
            <LetterMark letter={letter} />
          </span>
          <span className="wrap-anywhere grid min-w-0 grow basis-[7.5rem] grid-cols-[minmax(0,1fr)] items-baseline gap-x-s-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <span className="font-[560] font-display">{said}</span>
            <span className="text-ink-2 leading-snug">{becomes}</span>
          </span>
        </span>
      </th>
      <td className="min-w-[min(5.5rem,24vw)] py-3 text-right text-ink-2 phone:whitespace-nowrap">
        in the plan
      </td>
    </tr>
  );
}

/** For screen readers; visually the lines of the table show it. */
const columns = ["What was said, and what it becomes", "Price"] as const;

/** A quote for the sample client, line by line: each request, and one price. */
export function SampleQuote({ brand }: { brand: Brand }) {
  const [plan] = brand.plans;
  const migration = brand.addOns.find((addOn) => addOn.id === "wordpress-migration");
  if (!plan || !migration) return null;
  const sums = [
    { name: `${plan.name}, a year paid up front`, amount: moneyText(plan.annually) },
    { name: "Moving the old site from WordPress, one-off", amount: moneyText(migration.price.from) },
  ];
  return (
    <section aria-labelledby="sample-quote">
      <Wrap className={`py-section ${splitClass} items-start`}>
        <div>
          <SectionTitle id="sample-quote">What the bakery pays</SectionTitle>
          <p className="mt-s-5 max-w-[34ch] text-ink-2 text-lead">
            Everything the bakery asked for has its own line, and the plan covers all of it. You see a quote
            like this before you agree to anything.
          </p>
          <p className="mt-s-4 max-w-[38ch] text-ink-3 text-s">
            Plans are priced in US dollars and add-ons in pounds sterling. We do not add the two together.
          </p>
        </div>
        <div
          className={`rounded-l-md border border-line border-r-0 bg-surface py-[clamp(1.4rem,3vw,2.6rem)] pr-gutter pl-[min(clamp(1.2rem,3vw,2.6rem),6vw)] ${bleedClass}`}
        >
          <table className="wrap-break-word w-full text-[1rem]">
            <caption className="pb-s-4 text-left font-display font-title text-[1.375rem] leading-tight tracking-title">
              Quote for Greenwich Bakehouse
              <span className="mt-1 block font-running font-text text-ink-3 text-s tracking-normal">
                A sample
              </span>
            </caption>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className="p-0">
                    <span className="sr-only">{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="border-ink border-t-2">
              {lines.map((line) => (
                <Line key={line.letter} {...line} />
              ))}
            </tbody>
            <tfoot>
              {sums.map(({ name, amount }) => (
                <tr key={name} className="align-baseline">
                  <th scope="row" className="wrap-anywhere pt-4 pr-[min(1rem,4vw)] text-left font-label">
                    {name}
                  </th>
                  <td className="pt-4 text-right font-bold font-display text-[1.375rem] [font-variant-numeric:normal]">
                    {amount}
                  </td>
                </tr>
              ))}
            </tfoot>
          </table>
        </div>
      </Wrap>
    </section>
  );
}
