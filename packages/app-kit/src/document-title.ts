import { useEffect } from "react";

/** Sets the window's title: `{screen}: {site}`, or only the screen. */
export function useDocumentTitle(screen: string, site?: string): void {
  const title = site === undefined ? screen : `${screen}: ${site}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
