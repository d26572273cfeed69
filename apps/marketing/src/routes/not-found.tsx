import { NotFound } from "../features/not-found/not-found.tsx";
import type { PageMaker } from "./page.ts";

/** Answers every address that leads nowhere, with status 404. */
export const notFoundPage: PageMaker = (brand) => ({
  status: 404,
  title: `Page not found: ${brand.productName}`,
  description: "There is no page at this address.",
  body: <NotFound />,
});
