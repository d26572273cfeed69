import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.sitemap;

/** Search engines, explained by what a sitemap contains. */
export const searchEngines: Article = {
  number: 5,
  slug: "what-a-sitemap-can-do-for-search",
  title: "What a sitemap can do for search, and what it cannot",
  excerpt:
    "Search engines read addresses before they read pages, and a sitemap is the shortest honest thing you can give them. We go through one line by line, and through the page names that cause trouble.",
  category: "marketing",
  keyTakeaways: [
    "Decide on your addresses on day one and keep them. Every change throws away what the old one had earned.",
    "A sitemap says which pages exist and when they changed. It does not make a weak page strong.",
    "A date that is always today is worth nothing. Give the real one or none.",
  ],
  featured: false,
  publishedAt: "2026-10-19T09:00:00Z",
  updatedAt: "2026-11-26T09:00:00Z",
  content: `Every few weeks somebody sends us an offer from a firm that promises ‘page one’. I have stopped being cross about it. The people who get these letters are right to want to be found. They just have no way of telling what is in their own hands and what is not.

So here is a part that is entirely in your hands, costs nothing and takes a morning: **the list of your pages and their addresses.** It is among the first things a search engine learns about you. It is also something that most site owners have never looked at, because a plug-in makes it.

## The list is longer than you think

Take the sample client on our front page, an invented bakery in Greenwich. It asks for ${f.pagesAsked} pages: Home, Products, FAQ and Contact. From that, our library makes this list:

- \`/\`
- \`/products\`
- \`/faq\`
- \`/contact\`
- \`/privacy\`
- \`/terms-of-sale\`
- \`/delivery\`
- \`/returns\`

📊 ${f.pagesAsked} pages asked for, ${f.addresses} addresses.

Nobody asked for the last four. The privacy notice comes with every site, and the others follow from one answer in the questionnaire: the bakery wants to *sell*. And they are not a chore to be hidden in the footer: ‘bakery Greenwich delivery’ is the kind of thing people type. A page that answers it plainly has a better chance than a home page that mentions it in passing.

This is the first use of a sitemap, long before any machine reads it. *It is your business’s table of contents.* Read it aloud. If no line answers a customer’s question, a page is missing. If two lines answer the same question, there is one too many.

## How a name becomes an address

Addresses should be short, readable and permanent. Readable is where it gets interesting, because people name pages in their own language, with accents, apostrophes and question marks. Here is what our library makes of a few:

| Name of the page | Its address |
| --- | --- |
| Our Services | \`our-services\` |
| What’s in it? | \`whats-in-it\` |
| Café & Menü | \`cafe-menu\` |
| Straße | \`strasse\` |
| Crème brûlée | \`creme-brulee\` |
| 日本語 | \`日本語\` |

The last row surprises people. An address can use any script, and a page for Japanese readers is better off with its own name than with \`page-7\`. Latin letters, however, lose their accents, because hardly anyone types them into an address bar, and because a link with \`%C3%A9\` in it looks broken in an email. No segment is longer than ${f.longestSlug} characters.

### When two names meet

*Products* and *products!* would both become \`products\`. One of them has to give way, and it must always be the same one. We number the later one: \`products-2\`. That is not pretty, and it is not meant to be. It shows that two pages have the same name, and whoever named them should decide what to do about it.

⚠️ Do not change an address because the name of the page has changed. The name is for readers; the address is a promise to everybody who has linked to it.

If you have to, set up a permanent redirect from the old address to the new, and never remove it. Our own system works this way: a page keeps the address it was first given, and renaming the page does not change it.

## Line by line

A sitemap is a small file, \`sitemap.xml\`. For each page it can hold four things. Two of them matter.

1. **The address.** In full, with https, exactly as the page itself gives it. An address in the sitemap that redirects somewhere else is a contradiction, and contradictions cost trust.
2. **The date of the last change.** Google says that it uses this date *if it is consistently and verifiably accurate*. That condition is the interesting part. Many systems give every page today’s date, every day. A site that cries wolf like that gives the crawler every reason to ignore the field.
3. **How often the page changes.** Google ignores it. It does no harm.
4. **The priority.** Google ignores that as well. Five pages with priority 1.0 are just five pages.

On the site that you are reading, the date of an article is the date on which its text last changed. The front page has none, because we cannot say when it *really* changed in a way that would help anyone. **Leaving a field out is a way of telling the truth.**

One file may list ${f.urlLimit} addresses. If you need more than that, you do not need this article.

❓ ‘But my site has eight pages. Does it need one at all?’ Google itself says that small, well-linked sites may not need one. I would still make one, for two reasons: it is a table of contents that you can check, and it is the simplest way to tell search engines when a page last changed.

## What it cannot do

A sitemap is a suggestion. It does not make a search engine read a page, keep it or show it. It does not fix a page that has no title, or one that takes six hundred words to say what would fit into sixty. It does not bring links from other sites, and those are what tell a stranger that you can be trusted.

And it does not move you up the rankings. I would be suspicious of anything that claims to. What it does is remove one reason for being overlooked, and for a small business that is often the whole problem.

> You cannot make people recommend you. You can make sure that there is a page to recommend.

## A worked example: a morning with your own list

1. Open \`yoursite.example/sitemap.xml\`, with your own address. Nothing there? Look in \`/robots.txt\`, which may say where it is.
2. Copy the addresses into a table, one per line. Mark the ones you did not know about, such as tags, authors, attachments and ‘hello-world’, and ask whether they should exist at all.
3. Open each of the others. Does it load at exactly that address, without a redirect?
4. Next to each, write in four words which question it answers. Merge those that answer the same one, and redirect the address you drop.
5. Write down the five questions you are asked most often. Which line answers each? Where there is none, you have found your next page.
6. Look at the dates. If all are the same, ask whoever runs your site why.

By noon you will have a shorter list than before, with one or two new lines in it. That is what search engine optimisation is most of the time: tidying up.

🎯 **Key takeaway:** settle your addresses on day one, give real dates, and write the page that answers the question.

If you would like us to go through your list with you, [send us the address](/contact). [Another article](/news/conversion-begins-in-the-briefing) shows how the questions get into the briefing in the first place, and [all of them](/news) carry their real dates.

## Sources

- [Sitemaps XML format](https://www.sitemaps.org/protocol.html), the protocol with its limits.
- Google Search Central, [Build and submit a sitemap](https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap), on which fields are used.
- Tim Berners-Lee, [Cool URIs don’t change](https://www.w3.org/Provider/Style/URI), from 1998 and still the best page on the subject.
- The addresses above are what our own library makes of those names, and a test compares them.`,
};
