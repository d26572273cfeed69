import { createContext, type ReactNode } from "react";
import type { WholeProfile } from "./profile-screen.tsx";

/** Editing the profile on this page. */
interface Editing {
  /** The profile as it was when its form was opened; null while it is closed. */
  readonly edited: WholeProfile | null;
  readonly setEdited: (view: WholeProfile | null) => void;
  /** Asks a person whose session has ended to sign in again. */
  readonly signInAgain: ReactNode;
}

export const EditingContext = createContext<Editing>({
  edited: null,
  setEdited: () => {},
  signInAgain: null,
});
