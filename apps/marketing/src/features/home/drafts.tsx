import { MarkedPhrase } from "@sitewright/ui";
import clsx from "clsx";
import { SectionTitle } from "../../components/page-title.tsx";
import { bleedClass, splitClass, Wrap } from "../../components/wrap.tsx";
import { type Draft, drafts } from "./sample-drafts.ts";

/** The typed text, with the words that the draft contains underlined. */
function ClientText({ draft, className }: { draft: Draft; className: string }) {
  const { who, typed, highlight } = draft;
  const [before = "", after = ""] = typed.split(highlight);
  return (
    <>
      <span className="mb-1 block text-ink-2 text-s">{who} wrote</span>
      <q className={clsx("block text-pretty font-[470] font-display tracking-[-.012em]", className)}>
        {before}
        <MarkedPhrase>{highlight}</MarkedPhrase>
        {after}
      </q>
    </>
  );
}

/** The draft itself, cropped to its top. */
function Picture({ draft: { src, alt }, className }: { draft: Draft; className: string }) {
  return (
    <img
      src={src}
      alt={alt}
      width="1200"
      height="960"
      loading="lazy"
      decoding="async"
      className={clsx(
        "block h-auto w-full rounded-md border border-line object-cover object-top max-broad:rounded-r-none max-broad:border-r-0",
        className,
      )}
    />
  );
}

/** A picture that ends at the edge of the page has no corners and no border there. */
const bleedingPictureClass = "broad:rounded-r-none broad:border-r-0";

function SmallDraft({
  draft,
  className,
  pictureClass,
}: {
  draft: Draft;
  className: string;
  pictureClass?: string;
}) {
  return (
    <figure className={clsx("max-broad:flex max-broad:flex-col-reverse", className)}>
      <Picture
        draft={draft}
        className={clsx("aspect-[4/3] broad:aspect-auto broad:h-[clamp(18rem,27vw,27rem)]!", pictureClass)}
      />
      <figcaption className="pr-gutter max-broad:pb-[.9rem] broad:pt-[.9rem]">
        <ClientText draft={draft} className="text-[1.125rem] leading-[1.45]" />
      </figcaption>
    </figure>
  );
}

/** Three forms, and the first draft that the software made of each: text left, site right. */
export function Drafts() {
  const [large, small, wide] = drafts;
  return (
    <section aria-labelledby="drafts-title">
      <Wrap className={`${splitClass} pt-section`}>
        <div className="grid content-between gap-s-7">
          <div>
            <SectionTitle id="drafts-title">Then it is drawn</SectionTitle>
            <p className="mt-[1.4rem] max-w-[36ch] text-ink-2 text-lead">
              Three invented businesses, and three forms filled in the way their owners might type. These are
              the first drafts that our software made. Nobody has touched them up.
            </p>
            <p className="mt-s-4 max-w-[40ch] text-ink-2">
              A designer takes it from there. You get yours before you speak to anybody, and it costs nothing.
            </p>
          </div>
          <p>
            <ClientText
              draft={large}
              className="text-[clamp(1.375rem,1.05rem+1.25vw,2.125rem)] leading-[1.42]"
            />
          </p>
        </div>
        <div className={bleedClass}>
          <Picture draft={large} className={`aspect-[1.29] ${bleedingPictureClass}`} />
        </div>
        <SmallDraft draft={small} className="max-broad:-mr-gutter" />
        <SmallDraft draft={wide} className={bleedClass} pictureClass={bleedingPictureClass} />
      </Wrap>
    </section>
  );
}
