import type { Brand } from "@sitewright/brand";
import { PostNotFound } from "../features/articles/post-not-found.tsx";
import { NotFound } from "../features/errors/not-found.tsx";
import { ServerFault } from "../features/errors/server-fault.tsx";
import type { Page } from "./route.ts";

/** The response with status 404 for an unknown address. */
export const notFoundPage = (brand: Brand): Page => ({
  title: `Page not found: ${brand.productName}`,
  description: "There is no page at this address.",
  body: <NotFound />,
});

/** The same for an unknown article. */
export const postNotFoundPage = (brand: Brand): Page => ({
  title: `Post not found: ${brand.productName}`,
  description: "There is no article at this address.",
  body: <PostNotFound />,
});

/** The response with status 410 for a removed article. */
export const postGonePage = (brand: Brand): Page => ({
  title: `Post withdrawn: ${brand.productName}`,
  description: "The article at this address has been withdrawn.",
  body: <PostNotFound isGone />,
});

/** The response with status 500 for a page that could not be rendered. */
export const serverFaultPage = (brand: Brand, requestId: string): Page => ({
  title: `Something went wrong: ${brand.productName}`,
  description: "This page could not be shown.",
  body: <ServerFault email={brand.contact.email} requestId={requestId} />,
});
