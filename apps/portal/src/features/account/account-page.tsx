import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { type ReactNode, useEffect, useRef } from "react";
import { AccountLayout } from "./account-layout.tsx";
import { AccountTitle } from "./account-title.tsx";

interface AccountPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/**
 * A page about signing in. Its content is replaced in place: each new title takes the focus, so that it is
 * read out.
 */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <AccountLayout>
      {/* In the middle of the window: with room for an error, so that the form does not move when one appears. */}
      <div className="min-h-[min(24rem,60dvh)]">
        <AccountTitle ref={heading} tabIndex={-1}>
          {title}
        </AccountTitle>
        <p className="mt-2.5 mb-s-6 max-w-[52ch] break-words text-ink-2">{lead}</p>
        {children}
      </div>
    </AccountLayout>
  );
}
