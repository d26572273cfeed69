import { useEffect } from "react";

/** Sets the window's title: `{screen}: {site}`, or the screen alone. */
export function useDocumentTitle(screen: string, site?: string): void {
  const title = site === undefined ? screen : `${screen}: ${site}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
