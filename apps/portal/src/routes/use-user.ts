import type { User } from "@sitewright/contracts";
import { useOutletContext } from "react-router";

/** The signed-in person, on the screens below `SignedIn`. */
export const useUser = (): User => useOutletContext<User>();
