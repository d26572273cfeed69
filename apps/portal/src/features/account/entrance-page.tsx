import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { type ReactNode, useEffect, useRef } from "react";
import { Entrance } from "./entrance.tsx";

interface EntrancePageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One page around signing in. What it says changes in place: each new title takes the focus, so that it is heard. */
export function EntrancePage({ title, lead, children }: EntrancePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <Entrance>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display font-headline text-display-3 leading-[1.04] tracking-[-.03em] outline-none"
      >
        {title}
      </h1>
      <p className="mt-2.5 mb-s-6 max-w-[52ch] break-words text-ink-2">{lead}</p>
      {children}
    </Entrance>
  );
}
