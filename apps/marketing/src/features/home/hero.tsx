import type { Brand } from "@sitewright/brand";
import { ButtonLink, LetterMark, TextLink } from "@sitewright/ui";
import clsx from "clsx";
import { ArrowRight } from "lucide-react";
import { Facts } from "../../components/facts.tsx";
import { LetteredPhrase } from "../../components/lettered-phrase.tsx";
import { prominentTextClass } from "../../components/page-title.tsx";
import { bleedClass, splitClass, Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";
import { became, clientText, type TextPart } from "./sample-client.ts";
import { SampleSite } from "./sample-site.tsx";

/** A headline that preferably wraps after a comma. */
function Headline({ text }: { text: string }) {
  return (
    <h1 className="mt-[clamp(1.6rem,3.4vw,3.2rem)] mb-[clamp(1.8rem,3.6vw,3.4rem)] font-display font-headline text-display-1 leading-display tracking-[-.04em]">
      {text.split(/(?<=,) /).map((part) => (
        <span key={part} className="inline-block text-balance pr-[.25em] forced-colors:inline">
          {part}{" "}
        </span>
      ))}
    </h1>
  );
}

function ClientTextPart({ part: { text, letter, delayClass } }: { part: TextPart }) {
  if (letter === undefined) return text;
  return (
    <LetteredPhrase
      text={text}
      letter={letter}
      className={clsx("mark-drawn", delayClass)}
      markClassName={clsx("mark-popped", delayClass)}
    />
  );
}

function Built() {
  return (
    <figure className={bleedClass}>
      <SampleSite />
      <figcaption className="flex flex-wrap gap-x-[1.5em] gap-y-[.35em] pt-[.9rem] pr-gutter text-[.9375rem] text-ink-2">
        {became.map(({ letter, name }) => (
          <span key={letter} className="inline-flex items-center gap-[.5em]">
            <LetterMark letter={letter} variant="outline" />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The client's words in large type, the resulting site beside them. */
export function Hero({ brand }: { brand: Brand }) {
  const { projects, satisfaction, experience } = brand.claims;
  const { value, reviewCount } = brand.rating;
  const { locality, postalCode } = brand.contact.address;
  return (
    <>
      <Wrap>
        <Headline text={brand.tagline} />
      </Wrap>
      <section aria-label="From your words to your website">
        <Wrap className={`${splitClass} items-start`}>
          <div>
            <blockquote className={`mb-7 ${prominentTextClass}`}>
              {clientText.map((part) => (
                <ClientTextPart key={part.text} part={part} />
              ))}
            </blockquote>
            <p className="mb-[1.7rem] max-w-[52ch] text-ink-2 text-lead broad:max-w-[34ch]">
              Describe your business in nine simple steps. We turn every answer into a specification, and
              build exactly that.
            </p>
            <div className="flex flex-wrap items-center gap-[1.4rem]">
              <ButtonLink variant="primary" href={paths.start} className="max-phone:w-full">
                Start Your Project <ArrowRight aria-hidden="true" />
              </ButtonLink>
              <TextLink href={paths.pricing}>Compare plans</TextLink>
            </div>
            <p className="mt-s-5 text-ink-3 text-s">
              Planning is free. You order nothing until you accept a quote.
            </p>
          </div>
          <Built />
        </Wrap>
      </section>
      <Wrap>
        <Facts
          claims={[
            projects,
            satisfaction,
            { figure: String(value), label: `from ${reviewCount} reviews` },
            { figure: experience.figure, label: `${experience.label}, ${locality} ${postalCode}` },
          ]}
        />
      </Wrap>
    </>
  );
}
