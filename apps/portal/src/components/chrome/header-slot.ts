import { createContext, type ReactNode } from "react";

/** What the header of a page outside the wizard has beside the theme. */
export const HeaderSlot = createContext<ReactNode>(null);
