import type { Brand } from "@sitewright/brand";
import { PostNotFound } from "../features/articles/post-not-found.tsx";
import { NotFound } from "../features/errors/not-found.tsx";
import { ServerFault } from "../features/errors/server-fault.tsx";
import type { Page } from "./route.ts";

/** Answers every address that leads nowhere, with status 404. */
export const notFoundPage = (brand: Brand): Page => ({
  title: `Page not found: ${brand.productName}`,
  description: "There is no page at this address.",
  body: <NotFound />,
});

/** The same for an article that is not there, or not any more. */
export const postNotFoundPage = (brand: Brand): Page => ({
  title: `Post not found: ${brand.productName}`,
  description: "There is no article at this address.",
  body: <PostNotFound />,
});

/** Answers with status 410 for an article that was taken away. */
export const postGonePage = (brand: Brand): Page => ({
  title: `Post withdrawn: ${brand.productName}`,
  description: "The article at this address was taken away.",
  body: <PostNotFound isGone />,
});

/** Answers with status 500 where a page could not be made. */
export const serverFaultPage = (brand: Brand, requestId: string): Page => ({
  title: `Something went wrong: ${brand.productName}`,
  description: "This page could not be shown.",
  body: <ServerFault email={brand.contact.email} requestId={requestId} />,
});
