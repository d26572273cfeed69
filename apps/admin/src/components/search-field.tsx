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
  const asked = useRef(value);

  useEffect(() => {
    // Only a change from elsewhere (Back, a cleared filter) may replace what is being typed.
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  const ask = () => {
    if (text.trim() === asked.current) return;
    asked.current = text.trim();
    onSearch(asked.current);
  };
  const onPause = useEffectEvent(ask);
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
          if (event.key === "Enter") ask();
        }}
        className="pl-[2.1em] [&::-webkit-search-cancel-button]:grayscale"
      />
    </div>
  );
}
