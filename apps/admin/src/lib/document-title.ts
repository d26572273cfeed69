import { brand } from "@sitewright/brand";
import { useEffect } from "react";

/** Names the window after the screen. */
export function useDocumentTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen}: ${brand.productName} admin`;
  }, [screen]);
}
