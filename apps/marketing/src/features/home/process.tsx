import { ButtonLink, LetterMark } from "@sitewright/ui";
import { blockLineClass as hairline, SectionTitle } from "../../components/page-title.tsx";
import { splitClass, Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";
import { steps } from "./process-steps.ts";
import { specLines } from "./sample-client.ts";

function NineSteps() {
  return (
    <ol className="phone:columns-2 phone:gap-x-[clamp(2rem,4vw,4rem)]">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={`grid break-inside-avoid grid-cols-[2.2ch_minmax(0,1fr)] gap-x-[min(1rem,4vw)] gap-y-1 py-[.95rem] ${hairline}`}
        >
          <b className="font-bold font-display text-[1.375rem] text-accent leading-[1.2]">{index + 1}</b>
          <h3 className="font-[640] text-[1.125rem] leading-[1.3]">{title}</h3>
          <p className="col-start-2 text-[.9375rem] text-on-block-2 leading-[1.45]">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function WrittenDown() {
  return (
    <div className="col-span-full mt-[clamp(.5rem,2vw,1.5rem)] grid grid-cols-[minmax(0,1fr)] gap-y-(--split-gap) rounded-md bg-block-2 p-[min(clamp(1.4rem,3vw,2.6rem),6.5vw)] broad:grid-cols-subgrid">
      <div>
        <h3 className="mb-3 font-display font-title text-display-3 leading-[1.1] tracking-[-.025em]">
          Then it is written down
        </h3>
        <p className="max-w-[36ch] text-on-block-2">
          Every sentence you gave us becomes a line that a developer, or an AI, can build from and be held to.
        </p>
      </div>
      <dl className="self-center text-[1rem]">
        {specLines.map(({ letter, name, value }) => (
          <div
            key={letter}
            className={`grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 py-[.7rem] first:border-t-0 phone:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] ${hairline}`}
          >
            <dt className="flex items-center gap-4 text-on-block-2">
              <LetterMark letter={letter} />
              {name}
            </dt>
            <dd className="font-label max-phone:pl-[min(2.3rem,10vw)]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The process step by step, and its result. */
export function Process() {
  return (
    <section id="process" className="on-block">
      <Wrap className={`py-section ${splitClass}`}>
        <div>
          <SectionTitle>Nine simple steps</SectionTitle>
          <p className="mt-[1.4rem] mb-s-6 max-w-[36ch] text-lead text-on-block-2">
            Answer what you know and leave the rest. Everything saves as you type, and a preview of your site
            changes with each answer.
          </p>
          <ButtonLink variant="primary" href={paths.start}>
            Start Free
          </ButtonLink>
        </div>
        <NineSteps />
        <WrittenDown />
      </Wrap>
    </section>
  );
}
