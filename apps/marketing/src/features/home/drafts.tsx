import { MarkedPhrase } from "@sitewright/ui";
import clsx from "clsx";
import { SectionTitle } from "../../components/page-title.tsx";
import { splitClass, Wrap } from "../../components/wrap.tsx";
import { type Draft, drafts } from "./sample-drafts.ts";

/** What was typed, and what came of it. `ratioClass`: how much of the picture's height is shown. */
function DraftFigure({ draft, ratioClass }: { draft: Draft; ratioClass: string }) {
  const { src, who, said, highlight, alt } = draft;
  const [before = "", after = ""] = said.split(highlight);
  return (
    <figure>
      <img
        src={src}
        alt={alt}
        width="1200"
        height="960"
        loading="lazy"
        decoding="async"
        className={clsx("block h-auto w-full rounded-md object-cover object-top shadow-2", ratioClass)}
      />
      <figcaption className="grid gap-1 pt-[.9rem] pr-gutter text-[1rem]">
        <span className="text-ink-2 text-s">{who} wrote</span>
        <q className="text-pretty font-[470] font-display text-[1.125rem] leading-[1.45]">
          {before}
          <MarkedPhrase>{highlight}</MarkedPhrase>
          {after}
        </q>
      </figcaption>
    </figure>
  );
}

/** Three forms, and the first draft that the software made of each. */
export function Drafts() {
  const [large, small, wide] = drafts;
  return (
    <section aria-labelledby="drafts-title">
      <Wrap className={`${splitClass} items-end pt-section pr-0!`}>
        <div className="pr-gutter broad:self-start broad:pr-0">
          <SectionTitle id="drafts-title">Then it is drawn</SectionTitle>
          <p className="mt-[1.4rem] max-w-[36ch] text-ink-2 text-lead">
            Three invented businesses, three forms as their owners would type them. These are the first drafts
            that our software made, and nobody has touched them.
          </p>
          <p className="mt-s-4 max-w-[40ch] text-ink-2">
            A designer goes on from here. You have yours before you talk to anybody, and it costs nothing.
          </p>
        </div>
        <DraftFigure draft={large} ratioClass="rounded-r-none!" />
        <DraftFigure draft={small} ratioClass="aspect-[4/3] max-broad:rounded-r-none" />
        <DraftFigure draft={wide} ratioClass="rounded-r-none! aspect-[4/3] broad:aspect-[2.133]" />
      </Wrap>
    </section>
  );
}
