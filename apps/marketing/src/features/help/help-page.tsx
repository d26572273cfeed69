import type { Brand } from "@sitewright/brand";
import type { HelpCategory } from "@sitewright/brand/help/help-shape";
import { buttonClass } from "@sitewright/ui";
import { Search } from "lucide-react";
import { Fragment } from "react";
import { ClosingAct } from "../../components/closing-act.tsx";
import { PageTitle, titleRoomClass } from "../../components/page-title.tsx";
import { Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";
import { HelpAnswers, type HelpView } from "./help-answers.tsx";
import { searchMax } from "./search-help.ts";

export interface HelpData {
  readonly categories: readonly HelpCategory[];
  readonly view: HelpView;
  readonly contact: Brand["contact"];
  readonly guarantee: string;
}

function SearchForm({ query }: { query: string }) {
  return (
    <search className="mb-[clamp(2.6rem,5vw,4.5rem)] block">
      <form
        action={paths.help}
        method="get"
        data-help-search
        data-tool-name="search_help"
        data-tool-description="Finds answers in the help center to a question in plain words."
        className="grid grid-cols-[minmax(0,1fr)] gap-2 phone:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="col-span-full flex flex-wrap gap-x-s-4 text-s">
          <label htmlFor="help-query" className="font-label">
            Your question
          </label>
          <p role="status" data-help-full />
        </div>
        <input
          id="help-query"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={searchMax}
          required
          data-full={`A search has room for ${searchMax} characters.`}
          placeholder="How long does it take?"
          className="min-h-[72px] w-full rounded-sm border-[1.5px] border-line-strong bg-raised px-[.7em] font-[560] font-display text-[clamp(1.25rem,1rem+1.2vw,2rem)] tracking-[-.015em] placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink focus-visible:border-ink focus-visible:outline-offset-1"
        />
        <button
          type="submit"
          className={buttonClass({ variant: "ink", className: "px-s-6! phone:min-h-[72px]!" })}
        >
          <Search aria-hidden="true" /> Search
        </button>
      </form>
    </search>
  );
}

/** Telephone number and hours; a line breaks between them, not within one. */
function Hours({ contact: { phone, hours } }: Pick<HelpData, "contact">) {
  const parts = [
    ...(phone === undefined ? [] : [`Ring ${phone}:`]),
    ...hours.map(({ label }, at) => label + (at < hours.length - 1 ? "," : ".")),
  ];
  return parts.map((part) => (
    <Fragment key={part}>
      <span className="inline-block">{part}</span>{" "}
    </Fragment>
  ));
}

/**
 * Answers by topic, and a search that tolerates typos. Both have addresses, so that they work without a
 * script.
 */
export function HelpPage({ categories, view, contact, guarantee }: HelpData) {
  return (
    <>
      <Wrap className="pb-section">
        <PageTitle className={titleRoomClass}>Ask in your words.</PageTitle>
        <SearchForm query={view.kind === "found" ? view.query : ""} />
        {/* The element stays while the answers below are replaced: screen readers do not announce a region
            that has just been inserted. */}
        <p role="status" data-help-status className="sr-only" />
        <HelpAnswers categories={categories} view={view} />
      </Wrap>
      <ClosingAct
        title="Rather ask a person?"
        text={
          <>
            <Hours contact={contact} /> By email we reply within 24 hours on days we are open. Every plan
            comes with a {guarantee}.
          </>
        }
        act={{ name: "Contact Support", href: paths.contact }}
        other={{ name: contact.supportEmail, href: `mailto:${contact.supportEmail}` }}
      />
    </>
  );
}
