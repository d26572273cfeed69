import { readText, tabStorage, writeText } from "@sitewright/app-kit/storage";
import { useEffect, useState } from "react";

/** In the tab's own storage, as the scroll position: another tab may be at another place. */
const key = "onboarding_details_open";

const keep = (isOpen: boolean): void => void writeText(tabStorage(), key, isOpen ? "true" : null);

/** Whether the fold of the details is open; after a reload of the page it is as it was. */
export function useKeptOpen() {
  const [wasOpen] = useState(() => readText(tabStorage(), key) !== null);
  const [isOpen, setIsOpen] = useState(wasOpen);
  // Another step opens in the meantime: on return the fold is closed, as the others.
  useEffect(() => () => keep(false), []);
  return {
    wasOpen,
    isOpen,
    onToggle: (open: boolean): void => {
      setIsOpen(open);
      keep(open);
    },
  };
}
