import { Button, ButtonLink, TextLink } from "@sitewright/ui";
import type { ReactNode } from "react";
import { LetterDrawing } from "../../components/drawings/letter.tsx";
import { NewsletterForm, type NewsletterProblem } from "../../components/newsletter-form.tsx";
import { bleedClass, splitClass, Wrap } from "../../components/wrap.tsx";
import { newsletterTexts } from "../../lib/news-texts.ts";
import { paths } from "../../lib/paths.ts";

/** A page with one message in large type, and the next action. */
function Statement({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Wrap className={`${splitClass} items-center pt-[clamp(2rem,6vw,6rem)] pb-section`}>
      <div>
        <h1 className="max-w-[16ch] text-balance font-display font-headline text-display-2 leading-none tracking-[-.04em]">
          {title}
        </h1>
        <p className="mt-s-6 max-w-[38ch] font-[470] font-display text-[clamp(1.25rem,1.05rem+1vw,1.75rem)] leading-[1.42] tracking-[-.012em]">
          {text}
        </p>
        {children && <div className="mt-s-6">{children}</div>}
      </div>
      <div className={`overflow-hidden rounded-l-md max-broad:hidden ${bleedClass}`}>
        <LetterDrawing />
      </div>
    </Wrap>
  );
}

/** A page with the form, and its errors. */
export const SubscribePage = ({
  problem,
  isMailKept,
}: {
  problem: NewsletterProblem | undefined;
  isMailKept: boolean;
}) => (
  <Statement
    title="The newsletter"
    text="An email when there is a new article, and none when there is not. You can unsubscribe with one click."
  >
    <div className="max-w-[40rem]">
      <NewsletterForm
        source={paths.newsletter}
        texts={newsletterTexts("listing", isMailKept)}
        problem={problem}
      />
    </div>
  </Statement>
);

const back = <TextLink href={paths.news}>Read the news</TextLink>;

/** The page after subscribing: the mail is on its way. */
export const SentPage = () => (
  <Statement
    title="Check your inbox"
    text="We have sent you a link. Open it and press the button to subscribe. Nothing after a few minutes? Check your spam folder."
  >
    {back}
  </Statement>
);

/** The same where mails are kept. */
export const KeptPage = () => (
  <Statement
    title="One step left"
    text="This site does not send email yet, so you get no link from it. Ask us for the link that subscribes you."
  >
    <ButtonLink variant="ink" href={paths.contact}>
      Write to us
    </ButtonLink>
  </Statement>
);

/**
 * The target of the confirmation link: a button press confirms. A program that only opens links confirms
 * nothing.
 */
export const ConfirmPage = () => (
  <Statement title="Yes, send me the newsletter" text="One click, and you are subscribed.">
    <form method="post">
      <Button type="submit" variant="primary">
        Subscribe
      </Button>
    </form>
  </Statement>
);

/** The page after confirming. */
export const ConfirmedPage = ({ isMailKept }: { isMailKept: boolean }) => (
  <Statement
    title="Successfully subscribed! Welcome to our community."
    text={
      isMailKept
        ? "This site does not send email yet. You will find an unsubscribe link in every issue; until then, write to us to leave the list."
        : "We have sent you an email with an unsubscribe link. You will find the same link in every issue."
    }
  >
    {back}
  </Statement>
);

/** The page for a link that has expired, or that a newer mail has replaced. */
export const ExpiredPage = () => (
  <Statement
    title="This link no longer works"
    text="It is more than seven days old, a newer email has replaced it, or you have unsubscribed. Use the link in the newest email, or ask for a new one."
  >
    <ButtonLink variant="ink" href={paths.newsletter}>
      Ask for a new link
    </ButtonLink>
  </Statement>
);

/** The target of the unsubscribe link in every mail: one press, without a further question. */
export const UnsubscribePage = () => (
  <Statement title="Leave the newsletter?" text="One click, and your address is deleted from the list.">
    <form method="post">
      <Button type="submit" variant="ink">
        Unsubscribe
      </Button>
    </form>
  </Statement>
);

/**
 * The page after unsubscribing. The link may be one of an earlier subscription, which had ended: a later one of the
 * same address goes on, and only its own link ends it.
 */
export const UnsubscribedPage = () => (
  <Statement
    title="This subscription has ended"
    text="We have deleted its address from the list. An email that was already on its way may still arrive today. If you subscribed again later, use the link in the newest email."
  >
    {back}
  </Statement>
);
