import type { HelpCategory } from "@sitewright/brand/help/help-shape";
import { TextLink } from "@sitewright/ui";
import { Questions } from "../../components/questions.tsx";
import { splitClass } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";
import { MarkedWords } from "./marked-words.tsx";
import type { FoundHelp } from "./search-help.ts";

/** The content below the search: a category, or the search results. */
export type HelpView =
  | { readonly kind: "category"; readonly category: HelpCategory }
  | { readonly kind: "found"; readonly query: string; readonly found: readonly FoundHelp[] };

function Tabs({ categories, view }: { categories: readonly HelpCategory[]; view: HelpView }) {
  const open = view.kind === "category" ? view.category.id : undefined;
  return (
    <nav aria-label="Topics" className="broad:sticky broad:top-s-6 broad:self-start">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-s-5 phone:flex phone:flex-wrap phone:max-broad:gap-x-s-4 broad:block broad:border-line broad:border-t">
        {categories.map(({ id, title }) => (
          <li key={id} className="border-line border-b phone:max-broad:border-b-0">
            <a
              href={`${paths.help}?topic=${id}`}
              data-help-link
              aria-current={id === open ? "true" : undefined}
              className="block py-[.8rem] font-nav text-ink-2 no-underline hover:text-ink aria-[current]:font-[650] aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--accent)] broad:aria-[current]:pl-s-4 broad:aria-[current]:shadow-[inset_3px_0_0_var(--accent)]"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const shownMax = 80;

/** A query as a title shows it: a pasted message is cut after a word. */
export const shortened = (query: string): string =>
  query.length <= shownMax ? query : `${query.slice(0, shownMax).replace(/\s+\S*$/, "")}…`;

function nothingFound(query: string) {
  return (
    <div className="grid justify-items-start gap-s-4 rounded-md border-[1.5px] border-line-strong border-dashed px-s-5 py-s-6">
      <h2 className="font-display font-title text-display-4 leading-tight">
        Nothing here answers “{shortened(query)}”
      </h2>
      <p className="max-w-[42ch] text-ink-2">
        Try a single word, or ask us. A person will read your question, and the answer may be here next time.
      </p>
      <TextLink href={paths.contact}>Contact Support</TextLink>
    </div>
  );
}

function Found({ query, found }: { query: string; found: readonly FoundHelp[] }) {
  if (found.length === 0) return nothingFound(query);
  return (
    <>
      <h2 className="mb-s-5 font-display font-title text-display-3 leading-[1.1] tracking-[-.025em]">
        {found.length === 1 ? "One answer" : `${found.length} answers`} to “{shortened(query)}”
      </h2>
      <Questions
        group="help"
        openFirst
        questions={found.map(({ item, words }) => ({
          key: item.id,
          id: item.id,
          question: <MarkedWords text={item.question} words={words} />,
          answer: <MarkedWords text={item.answer} words={words} />,
        }))}
      />
    </>
  );
}

/** The topics beside the questions of one of them, or beside the search results. */
export function HelpAnswers({ categories, view }: { categories: readonly HelpCategory[]; view: HelpView }) {
  return (
    <div id="answers" data-help-answers className={splitClass}>
      <Tabs categories={categories} view={view} />
      <div>
        {view.kind === "found" ? (
          <Found {...view} />
        ) : (
          <>
            <h2 className="mb-s-5 font-display font-title text-display-3 leading-[1.1] tracking-[-.025em]">
              {view.category.title}
            </h2>
            <Questions
              group="help"
              questions={view.category.items.map(({ id, question, answer }) => ({
                key: id,
                id,
                question,
                answer,
              }))}
            />
          </>
        )}
      </div>
    </div>
  );
}
