import { useClient } from "@sitewright/app-kit/services";
import { postLimits } from "@sitewright/articles";
import { Button, Fieldset } from "@sitewright/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, TextCursorInput, X } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { Failed } from "../../components/failed.tsx";
import { SearchField } from "../../components/search-field.tsx";
import { focusNextRow } from "../../lib/row-focus.ts";
import { linksQuery } from "./queries.ts";

interface LinksFieldProps {
  links: readonly string[];
  /** The post's own address, which is not suggested. */
  own: string;
  onChange: (links: string[]) => void;
  /** Inserts a link into the text. */
  onInsert: (markdown: string) => void;
}

const suggestionsMax = 6;

/** A title as the text of a link: a bracket would end it. */
const linkTo = ({ path, title }: { path: string; title: string }): string =>
  `[${title.replace(/[[\]]/g, "")}](${path})`;

/** Keeps the focus near a button whose row is about to be removed: in its list, else on the whole field. */
function keepFocus({ currentTarget }: MouseEvent<HTMLButtonElement>, { listStays = true } = {}): void {
  if (!listStays || !focusNextRow(currentTarget)) currentTarget.closest("fieldset")?.focus();
}

/** The related articles of a post, below its text and within it, suggested from published ones. */
export function LinksField({ links, own, onChange, onInsert }: LinksFieldProps) {
  const client = useClient();
  const [search, setSearch] = useState("");
  const found = useQuery({ ...linksQuery(client, search), placeholderData: keepPreviousData });
  const known = useQuery(linksQuery(client, ""));
  const titleOf = (path: string) => known.data?.find((link) => link.path === path)?.title ?? path;
  const suggestions = (found.data ?? [])
    .filter(({ path }) => path !== own && !links.includes(path))
    .slice(0, suggestionsMax);
  const isNothingFound = found.isSuccess && suggestions.length === 0;
  return (
    <Fieldset
      legend="Internal links"
      className="min-w-0"
      contentClassName="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <p className="text-ink-2 text-s">
        Selected articles come first in the related articles below this post.
      </p>
      {links.length > 0 && (
        <ul aria-label="Selected articles" className="border-line border-t">
          {links.map((path) => (
            <li key={path} className="flex items-center gap-1 border-line border-b py-1">
              <span className="mr-auto min-w-0 truncate">{titleOf(path)}</span>
              <Button
                compact
                variant="ghost"
                iconOnly
                aria-label={`Insert a link to ${titleOf(path)}`}
                onClick={() => onInsert(linkTo({ path, title: titleOf(path) }))}
              >
                <TextCursorInput aria-hidden="true" />
              </Button>
              <Button
                compact
                variant="ghost"
                iconOnly
                aria-label={`Remove ${titleOf(path)}`}
                onClick={(event) => {
                  keepFocus(event);
                  onChange(links.filter((one) => one !== path));
                }}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {links.length < postLimits.links && (
        <>
          <SearchField label="Search articles" value={search} onSearch={setSearch} />
          {found.isError && (
            <Failed
              title="The articles could not be loaded."
              error={found.error}
              onRetry={() => void found.refetch()}
            />
          )}
          <p role="status" className="text-ink-2 text-s empty:hidden">
            {isNothingFound && "No articles match."}
          </p>
          <ul aria-label="Available articles" className="border-line border-t">
            {suggestions.map(({ path, title }) => (
              <li key={path} className="border-line border-b">
                <button
                  type="button"
                  className="flex w-full items-center gap-2 py-1.5 text-left hover:bg-sunken touch:min-h-[44px]"
                  onClick={(event) => {
                    keepFocus(event, { listStays: links.length + 1 < postLimits.links });
                    onChange([...links, path]);
                  }}
                >
                  <Plus aria-hidden="true" className="flex-none text-ink-3" />
                  <span className="min-w-0 truncate">{title}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Fieldset>
  );
}
