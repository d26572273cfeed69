/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

const isPortal = (path: string): boolean => /^\/(app|profile)(\/|$)/.test(path);

/** True for a link to another place on the open page. */
export const leadsWithinPage = ({ href, hash, target }: HTMLAnchorElement): boolean =>
  hash !== "" && target === "" && href.split("#")[0] === location.href.split("#")[0];

/** A link within this site. One that would leave the portal opens in a new tab, so that the work there stays open. */
export function ChatLink({ path, children }: { path: string; children: ComponentChildren }) {
  const isApart = isPortal(location.pathname) && !isPortal(path);
  return (
    <a href={path} {...(isApart ? { target: "_blank", rel: "noopener" } : {})}>
      {children}
    </a>
  );
}
