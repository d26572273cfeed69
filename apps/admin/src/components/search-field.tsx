import { Input } from "@sitewright/ui";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";

const pauseMs = 300;
const searchMax = 200;

interface SearchFieldProps {
  label: string;
  /** The current search. */
  value: string;
  /** Called with the trimmed text after a pause in typing. */
  onSearch: (text: string) => void;
}

/** A search field that searches once per pause in typing, and at once on Enter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const searched = useRef(value);

  useEffect(() => {
    // Only a change from elsewhere (Back, a cleared filter) may replace what is being typed.
    if (value === searched.current) return;
    searched.current = value;
    setText(value);
  }, [value]);
  const search = () => {
    if (text.trim() === searched.current) return;
    searched.current = text.trim();
    onSearch(searched.current);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="relative block w-full phone:w-[17rem]">
      <Search
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-[.65em] text-ink-3"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={searchMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") search();
        }}
        className="pl-[2.1em] [&::-webkit-search-cancel-button]:grayscale"
      />
    </div>
  );
}
