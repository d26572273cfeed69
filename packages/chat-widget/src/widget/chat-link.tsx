/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

const isPortal = (path: string): boolean => /^\/(app|profile)(\/|$)/.test(path);

/** A link to a place on this site. One that would lead out of the portal opens beside it: somebody is at work there. */
export function ChatLink({ path, children }: { path: string; children: ComponentChildren }) {
  const isApart = isPortal(location.pathname) && !isPortal(path);
  return (
    <a href={path} {...(isApart ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
    </a>
  );
}
