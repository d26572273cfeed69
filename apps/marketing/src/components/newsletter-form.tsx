import { buttonClass } from "@sitewright/ui";
import clsx from "clsx";
import type { NewsletterTexts } from "../lib/news-texts.ts";
import { paths } from "../lib/paths.ts";
import { blockLineClass } from "./page-title.tsx";
import { splitClass, Wrap } from "./wrap.tsx";

/** Why an address was rejected, if another attempt does not help. */
const newsletterProblems = {
  address:
    "That is not an email address. It needs a name, an @ and a domain, for example anna@bakery.example.",
  limit: "There have been too many attempts from here. Please try again in an hour.",
} as const;

/** The refusal of a form that was posted without a script, and the typed address. */
export interface NewsletterProblem {
  readonly reason: keyof typeof newsletterProblems;
  readonly email: string | undefined;
}

interface NewsletterFormProps {
  /** The path of its page. */
  readonly source: string;
  readonly texts: NewsletterTexts;
  readonly problem?: NewsletterProblem | undefined;
  /** The page has another main action. */
  readonly isQuiet?: boolean;
}

/** Field and button; a plain form post without scripts. One per page, so that its ids are unique. */
export function NewsletterForm({ source, texts, problem, isQuiet = false }: NewsletterFormProps) {
  return (
    <form
      className="group/newsletter"
      method="post"
      action={paths.newsletter}
      data-newsletter
      data-sent={texts.sent}
      data-refused={texts.refused}
      data-failed={texts.failed}
      data-address={newsletterProblems.address}
      data-limit={newsletterProblems.limit}
    >
      <input type="hidden" name="source" value={source} />
      <div aria-hidden="true" className="-left-[200vw] absolute">
        <label htmlFor="newsletter-homepage">Leave this empty</label>
        <input id="newsletter-homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      <label htmlFor="newsletter-email" className="mb-2 block font-label text-s">
        Email
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={problem?.email}
          required
          aria-describedby="newsletter-outcome"
          aria-invalid={problem?.reason === "address" || undefined}
          className="min-h-control min-w-0 grow basis-[min(16rem,100%)] rounded-sm border-[1.5px] border-block-line bg-raised px-[.9em] text-control text-ink aria-invalid:border-bad aria-invalid:border-l-[6px]"
        />
        <button type="submit" className={buttonClass({ variant: isQuiet ? "line" : "primary" })}>
          Subscribe
        </button>
      </div>
      <p
        id="newsletter-outcome"
        role="status"
        data-outcome
        className={clsx(
          "mt-3 min-h-[1.5em] text-s",
          // The red of errors cannot be read on the footer's ground.
          !isQuiet && "group-has-aria-invalid/newsletter:text-bad",
        )}
      >
        {problem && newsletterProblems[problem.reason]}
      </p>
    </form>
  );
}

/** The newsletter as the last part of a page. */
export function NewsletterBand({
  title,
  text,
  ...form
}: { title: string; text: string } & NewsletterFormProps) {
  return (
    <section aria-labelledby="newsletter-title" className="border-ink border-t-2">
      <Wrap className={`py-[clamp(3rem,6vw,5.5rem)] ${splitClass}`}>
        <div>
          <h2
            id="newsletter-title"
            className="font-bold font-display text-display-3 leading-[1.1] tracking-[-.025em]"
          >
            {title}
          </h2>
          <p className="mt-3 max-w-[38ch] text-ink-2">{text}</p>
        </div>
        <div className="max-w-[40rem] self-end">
          <NewsletterForm {...form} />
        </div>
      </Wrap>
    </section>
  );
}

/** The newsletter in the footer of pages without the form. */
export function NewsletterLine(form: NewsletterFormProps) {
  return (
    <section
      aria-labelledby="newsletter-title"
      className={`col-span-full pt-s-6 ${splitClass} ${blockLineClass}`}
    >
      <div>
        <h2
          id="newsletter-title"
          className="font-display font-title text-display-4 leading-[1.2] tracking-[-.015em]"
        >
          Get the next article by email
        </h2>
        <p className="mt-2 max-w-[42ch] text-[1rem] text-on-block-2">
          What we learn from our own data. An email when there is a new article, and none when there is not.
        </p>
      </div>
      <div className="max-w-[40rem]">
        <NewsletterForm {...form} isQuiet />
      </div>
    </section>
  );
}
