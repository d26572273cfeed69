import { homeRoute } from "./home.tsx";
import type { Route } from "./route.ts";

/** Every page of the site. The first whose pattern an address has answers it. */
export const routes: readonly Route[] = [homeRoute];
