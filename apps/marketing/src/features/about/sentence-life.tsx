import { LetterMark, MarkedPhrase } from "@sitewright/ui";
import clsx from "clsx";
import { Fragment, type ReactNode } from "react";
import { LetteredPhrase } from "../../components/lettered-phrase.tsx";
import { blockLineClass, SectionTitle } from "../../components/page-title.tsx";
import { Wrap, wideSplitClass } from "../../components/wrap.tsx";
import { letter, type Stage, stages } from "./sentence-life.ts";

function Row({ number, stage, children }: { number: number; stage: Stage; children: ReactNode }) {
  return (
    <li
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] gap-x-(--split-gap) gap-y-s-5 py-[clamp(1.6rem,3vw,2.8rem)] broad:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] broad:items-center",
        blockLineClass,
      )}
    >
      <div className="grid grid-cols-[2.2ch_minmax(0,1fr)] gap-x-[min(1rem,4vw)] gap-y-1">
        <b aria-hidden="true" className="font-bold font-display text-[1.375rem] text-accent leading-[1.2]">
          {number}
        </b>
        <h3 className="font-display font-title text-[1.375rem] leading-[1.2] tracking-title">{stage.name}</h3>
        <p className="col-start-2 max-w-[38ch] text-[1rem] text-on-block-2">{stage.text}</p>
      </div>
      {children}
    </li>
  );
}

function ClientText() {
  return (
    <p className="text-balance font-[470] font-display text-[clamp(1.5rem,1.1rem+2vw,2.875rem)] leading-[1.25] tracking-[-.02em]">
      “People should <LetteredPhrase text="order a loaf" letter={letter} /> the night before.”
    </p>
  );
}

function Written() {
  const lines = [
    { name: "Website goal", value: "Sell Products, ordered the night before" },
    { name: "Left open", value: "Until when? You said: “Eight. Collect from seven.”" },
  ];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-s-4 gap-y-1 rounded-md bg-block-2 px-s-5 py-s-4 phone:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] phone:gap-y-2.5">
      {lines.map(({ name, value }) => (
        <Fragment key={name}>
          <dt className="flex items-center gap-4 text-on-block-2">
            <LetterMark letter={letter} />
            {name}
          </dt>
          <dd className="font-label max-phone:pl-[min(2.3rem,10vw)]">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Built() {
  return (
    <div className="flex flex-wrap items-center gap-x-s-5 gap-y-3 rounded-md bg-[#f6c453] px-s-5 py-[1.6rem] text-[#2b1a12]">
      <span className="sample-button">Order a loaf</span>
      <LetterMark letter={letter} className="sample-mark" />
      <span className="font-[560]">Order by 20:00, collect from 07:00.</span>
    </div>
  );
}

function Changed() {
  return (
    <p className="flex flex-wrap items-center gap-x-s-4 gap-y-2 rounded-md bg-block-2 px-s-5 py-s-4">
      <LetterMark letter={letter} />
      <span>
        Orders until <del className="text-on-block-2">20:00</del>{" "}
        <ins className="no-underline">
          <MarkedPhrase className="font-label">21:00</MarkedPhrase>
        </ins>
      </span>
      <span className="text-on-block-2 phone:ml-auto">Version 2, no charge</span>
    </p>
  );
}

/** One sentence followed through a whole project: how the agency works. */
export function SentenceLife() {
  return (
    <section id="process" aria-labelledby="life-title" className="on-block">
      <Wrap className="py-section">
        <div className={`mb-[clamp(2rem,4vw,3.5rem)] ${wideSplitClass} gap-y-s-4 broad:items-end`}>
          <SectionTitle id="life-title" className="max-w-[14ch]">
            The life of one sentence
          </SectionTitle>
          <p className="max-w-[38ch] text-lead text-on-block-2">
            Everything you tell us gets a letter and keeps it. So at any time you can ask where your sentence
            went.
          </p>
        </div>
        <ol>
          <Row number={1} stage={stages.said}>
            <ClientText />
          </Row>
          <Row number={2} stage={stages.written}>
            <Written />
          </Row>
          <Row number={3} stage={stages.built}>
            <Built />
          </Row>
          <Row number={4} stage={stages.changed}>
            <Changed />
          </Row>
        </ol>
      </Wrap>
    </section>
  );
}
