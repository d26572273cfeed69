import type { ReactNode } from "react";
import type { NewsletterProblem } from "../components/newsletter-form.tsx";
import {
  ConfirmedPage,
  ConfirmPage,
  ExpiredPage,
  SentPage,
  SubscribePage,
  UnsubscribedPage,
  UnsubscribePage,
} from "../features/newsletter/newsletter-pages.tsx";
import { paths } from "../lib/paths.ts";
import type { RefusedForm } from "../server-contract.ts";
import { defineRoute, found, type Route } from "./route.ts";

/** A page that only forms and mails link to, unlisted for search engines. */
const step = (pattern: string, title: string, body: () => ReactNode): Route =>
  defineRoute({
    pattern,
    load: async () => found(undefined),
    make: (_, { productName }) => ({
      title: `${title}: ${productName}`,
      description: title,
      isUnlisted: true,
      offersNewsletter: true,
      body: body(),
    }),
  });

const problemOf = ({ status, values }: RefusedForm): NewsletterProblem => ({
  reason: status === 429 ? "limit" : "address",
  email: values.email,
});

const subscribe = defineRoute({
  pattern: paths.newsletter,
  load: async (_source, { refused }) => found({ problem: refused && problemOf(refused) }),
  make: ({ problem }, { productName }) => ({
    title: `Newsletter: ${productName}`,
    description: "An email when there is a new article, and none when there is not.",
    headline: "The newsletter",
    offersNewsletter: true,
    body: <SubscribePage problem={problem} />,
  }),
});

/** The newsletter's pages: they work without a script. The server handles their forms. */
export const newsletterRoutes: readonly Route[] = [
  subscribe,
  step("/newsletter/sent", "Check your inbox", SentPage),
  step("/newsletter/confirmed", "Subscribed", ConfirmedPage),
  step("/newsletter/expired", "This link no longer works", ExpiredPage),
  step("/newsletter/confirm/:token", "Confirm your subscription", ConfirmPage),
  step("/unsubscribe/:token", "Leave the newsletter", UnsubscribePage),
  step("/unsubscribed", "Subscription ended", UnsubscribedPage),
];
