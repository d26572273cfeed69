import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The link from a detail page back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="print:hidden mb-1 inline-flex items-center gap-1.5 py-1 text-ink-2 text-s no-underline hover:text-ink hover:underline touch:min-h-[44px]"
    >
      <ArrowLeft aria-hidden="true" /> {children}
    </Link>
  );
}
