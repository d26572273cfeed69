import { Input } from "@sitewright/ui";
import { documentsTexts as texts } from "./documents-texts.ts";

interface DocumentSearchProps {
  value: string;
  /** The number of documents that match, and the total. */
  found: number;
  total: number;
  onChange: (search: string) => void;
}

/** The search of a long list of documents. */
export function DocumentSearch({ value, found, total, onChange }: DocumentSearchProps) {
  return (
    <div className="mb-s-4 flex flex-wrap items-center gap-x-s-4 gap-y-2">
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="phone:w-[22rem] [&::-webkit-search-cancel-button]:grayscale"
      />
      <p role="status" className="text-ink-2 text-s">
        {value.trim() !== "" && texts.found(found, total)}
      </p>
    </div>
  );
}
