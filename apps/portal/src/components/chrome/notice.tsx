import { Note } from "@sitewright/ui";
import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

const grounds = { neutral: "bg-sunken", warn: "bg-warn-wash" } as const;

export interface NoticeProps {
  tone: keyof typeof grounds;
  icon: ReactNode;
  /** The short text for a phone. */
  short: string;
  children: ReactNode;
}

/**
 * A line across the page, below the header; its parent is a wrapping row. A phone has room for a few words of each,
 * side by side: pressing them shows the rest below. Where there is room, the whole text is shown.
 */
export function Notice({ tone, icon, short, children }: NoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((was) => !was)}
        className={clsx(
          "flex min-h-[44px] flex-1 items-center gap-2 px-3 text-left font-label text-ink text-xs leading-[1.15] first:pl-gutter last-of-type:pr-gutter focus-visible:-outline-offset-3 phone:hidden",
          grounds[tone],
        )}
      >
        {icon}
        <span dir="auto" className="line-clamp-2 min-w-0 break-words">
          {short}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={clsx("ml-auto transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div id={id} className={clsx("order-1 min-w-0 basis-full", !isOpen && "max-phone:hidden")}>
        <Note
          tone={tone}
          icon={icon}
          className="rounded-none! px-gutter! py-2! phone:items-center desk:px-s-5!"
        >
          {children}
        </Note>
      </div>
    </>
  );
}
