import type { ReactNode } from "react";
import type { NewsletterProblem } from "../components/newsletter-form.tsx";
import {
  ConfirmedPage,
  ConfirmPage,
  ExpiredPage,
  KeptPage,
  SentPage,
  SubscribePage,
  UnsubscribedPage,
  UnsubscribePage,
} from "../features/newsletter/newsletter-pages.tsx";
import { paths } from "../lib/paths.ts";
import type { RefusedForm } from "../server-contract.ts";
import { defineRoute, found, type Route } from "./route.ts";

interface Step {
  readonly title: string;
  readonly body: ReactNode;
}

/** A page that only forms and mails link to, unlisted for search engines. */
const step = (pattern: string, stepOf: (isMailKept: boolean) => Step): Route =>
  defineRoute({
    pattern,
    load: async ({ isMailKept }) => found(stepOf(isMailKept)),
    make: ({ title, body }, { productName }) => ({
      title: `${title}: ${productName}`,
      description: title,
      isUnlisted: true,
      offersNewsletter: true,
      body,
    }),
  });

const problemOf = ({ status, values }: RefusedForm): NewsletterProblem => ({
  reason: status === 429 ? "limit" : "address",
  email: values.email,
});

const subscribe = defineRoute({
  pattern: paths.newsletter,
  load: async ({ isMailKept }, { refused }) => found({ problem: refused && problemOf(refused), isMailKept }),
  make: ({ problem, isMailKept }, { productName }) => ({
    title: `Newsletter: ${productName}`,
    description: "An email when there is a new article, and none when there is not.",
    headline: "The newsletter",
    offersNewsletter: true,
    body: <SubscribePage problem={problem} isMailKept={isMailKept} />,
  }),
});

/** The newsletter's pages: they work without a script. The server handles their forms. */
export const newsletterRoutes: readonly Route[] = [
  subscribe,
  step("/newsletter/sent", (isMailKept) =>
    isMailKept
      ? { title: "One step left", body: <KeptPage /> }
      : { title: "Check your inbox", body: <SentPage /> },
  ),
  step("/newsletter/confirmed", (isMailKept) => ({
    title: "Subscribed",
    body: <ConfirmedPage isMailKept={isMailKept} />,
  })),
  step("/newsletter/expired", () => ({ title: "This link no longer works", body: <ExpiredPage /> })),
  step("/newsletter/confirm/:token", () => ({ title: "Confirm your subscription", body: <ConfirmPage /> })),
  step("/unsubscribe/:token", () => ({ title: "Leave the newsletter", body: <UnsubscribePage /> })),
  step("/unsubscribed", () => ({ title: "Subscription ended", body: <UnsubscribedPage /> })),
];
