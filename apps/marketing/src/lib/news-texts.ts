import { categoryNames, type PostCategory, postCategories } from "@sitewright/articles";

/** A newsletter form's message after it was sent by script. */
export interface NewsletterTexts {
  readonly sent: string;
  readonly refused: string;
  readonly failed: string;
}

/** The texts of the newsletter forms, by their page. */
const formTexts = {
  listing: {
    sent: "Nearly done: to subscribe, press the button in the email we have just sent you.",
    refused: "Failed to subscribe. Please try again.",
    failed: "Failed to subscribe. Please try again.",
  },
  article: {
    sent: "Thank you for subscribing to our newsletter! One step left: press the button in the email we have just sent you.",
    refused: "Error subscribing to newsletter. Please try again.",
    failed: "There was an error subscribing to the newsletter. Please try again.",
  },
} as const;

/** What they say instead of `sent` where mails are kept. */
const keptTexts = {
  listing: "Nearly done, but this site does not send email yet: ask us for the link that subscribes you.",
  article:
    "Thank you for subscribing to our newsletter! One step left, but this site does not send email yet: ask us for the link that subscribes you.",
} as const;

/** The texts of a newsletter form. */
export const newsletterTexts = (form: keyof typeof formTexts, isMailKept: boolean): NewsletterTexts => ({
  ...formTexts[form],
  ...(isMailKept && { sent: keptTexts[form] }),
});

/** The filter of the news: every category, and all of them together. */
export const newsFilters: readonly { readonly category: PostCategory | undefined; readonly name: string }[] =
  [
    { category: undefined, name: "All Posts" },
    ...postCategories.map((category) => ({ category, name: categoryNames[category] })),
  ];

/** Follows an article's title in the page title; the chat recognises the article by it. */
export const newsTitleSuffix = (productName: string): string => `: ${productName} News`;
