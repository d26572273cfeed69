import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.sitemap;

/** Search engines, explained by what a sitemap contains. */
export const searchEngines: Article = {
  number: 5,
  slug: "what-a-sitemap-can-do-for-search",
  title: "What a sitemap can do for search, and what it cannot",
  excerpt:
    "Search engines read addresses before they read pages. A sitemap is the shortest honest thing that you can hand them. We go through one line by line, and through the names that break it.",
  category: "marketing",
  keyTakeaways: [
    "Decide the addresses on the first day and keep them; every change costs what the old one had earned.",
    "A sitemap tells which pages exist and when they changed. It does not make a weak page strong.",
    "A date that is always today is worth nothing. Give the true one or none.",
  ],
  featured: false,
  publishedAt: "2026-10-19T09:00:00Z",
  updatedAt: "2026-10-19T09:00:00Z",
  content: `Every few weeks somebody sends us an offer from a firm that promises ‘page one’. I have stopped being cross about it. The people who get these letters are right to want to be found; they only lack a way to tell what is in their own hands and what is not.

So here is the part that is in your hands entirely, costs nothing and takes a morning: **the list of your pages and their addresses.** It is the first thing that a search engine learns about you. It is also something that most sites have never looked at, because a plug-in makes it.

## The list is longer than you think

Take the sample client on our front page, an invented bakery in Greenwich. It asks for ${f.pagesAsked} pages: Home, Products, FAQ and Contact. From that our library makes this list:

- \`/\`
- \`/products\`
- \`/faq\`
- \`/contact\`
- \`/privacy\`
- \`/terms-of-sale\`
- \`/delivery\`
- \`/returns\`

📊 ${f.pagesAsked} pages asked for, ${f.addresses} addresses.

Nobody ordered the last four. They follow from one answer in the questionnaire, that the bakery wants to *sell*. And they are not a burden to be hidden in the footer: ‘bakery Greenwich delivery’ is something that people type. A page that answers it plainly has a better chance than a home page that mentions it in passing.

This is the first use of a sitemap, long before any machine reads it. *It is the table of contents of your business.* Read it aloud. If a customer’s question has no line, there is a page missing. If two lines answer the same question, there is one too many.

## How a name becomes an address

Addresses should be short, readable and permanent. Readable is where it gets interesting, because people name pages in their own language, with accents, apostrophes and question marks. Here is what ours become:

- *Our Services* gives \`our-services\`
- *What’s in it?* gives \`whats-in-it\`
- *Café & Menü* gives \`cafe-menu\`
- *Straße* gives \`strasse\`
- *Crème brûlée* gives \`creme-brulee\`
- *日本語* stays \`日本語\`

The last line surprises people. An address may hold any script, and a page for Japanese readers is better called by its name than \`page-7\`. Latin letters, however, lose their accents, because nobody types them into an address bar, and because a link with \`%C3%A9\` in it looks broken when it is sent by mail. No segment is longer than ${f.longestSlug} characters.

### When two names meet

*Products* and *products!* would both become \`products\`. One of them has to give way, and it must always be the same one. Ours number the later one: \`products-2\`. That is not pretty, and it is not meant to be. It is a sign that two pages have the same name, which is a question for whoever named them.

⚠️ Do not change an address because the name of the page has changed. The name is for readers; the address is a promise to everybody who has linked to it.

If you must, leave a permanent redirection behind, from the old address to the new, and leave it for good. We hold our clients to this: in our system a page keeps the address of the name under which it was chosen, and renaming it leaves that alone.

## Line by line

A sitemap is a small file, \`sitemap.xml\`. For each page it can hold four things. Two of them matter.

1. **The address.** In full, with https, as the page itself names it. An address in the sitemap that redirects somewhere else is a contradiction, and contradictions cost trust.
2. **The date of the last change.** Google says that it uses this date *if it is consistently and verifiably accurate*. That condition is the interesting part. Many systems write today’s date for every page, each day anew. After a few visits the crawler has learned that this site cries wolf, and from then on it ignores the field.
3. **How often the page changes.** Google ignores it. It does no harm.
4. **The priority.** Google ignores that as well. Five pages with priority 1.0 are five pages.

On the site that you are reading, the date of an article is the date on which its text last changed. The front page has none, because we cannot say when it *really* changed in a sense that would help anybody. **Leaving a field out is a way of telling the truth.**

One file may list ${f.urlLimit} addresses. If you need more than that you do not need this article.

❓ ‘But my site has eight pages. Does it need one at all?’ Google itself says that small, well linked sites may do without. I would still make one, for the two reasons above: it is a table of contents that you can check, and it is the only place where you can state a date.

## What it cannot do

A sitemap is a suggestion. It does not make a search engine read a page, nor keep it, nor show it. It does not repair a page without a title, or one that says in six hundred words what would fit into sixty. It does not bring links from others, and these are what tells a stranger that you can be trusted.

And it does not move you up a list. I would be suspicious of anything that claims to. What it does is remove a reason for being overlooked, and in a small business that is often the whole problem.

> You cannot make people recommend you. You can make sure that the recommended page exists.

## A worked example: a morning with your own list

1. Open \`yoursite.example/sitemap.xml\`, with your own name. Nothing there? Look into \`/robots.txt\`, where its address may stand.
2. Copy the addresses into a table, one per line. Strike out those that you did not know about: tags, authors, attachments, ‘hello-world’.
3. Open each of the rest. Does it load, at that very address, without being sent elsewhere?
4. Write beside each in four words which question it answers. Merge those that answer the same one, with a redirection.
5. Write down the five questions that you are asked most often. Which line answers each? Where there is none, you have found your next page.
6. Look at the dates. If all are the same, ask whoever runs your site why.

By noon you will have a shorter list than before, with one or two new lines in it. That is what optimising for search looks like most of the time. It is tidying.

🎯 **Key takeaway:** fix the addresses on the first day, tell the true dates, and write the page that answers the question.

If you would like us to read your list with you, [send us the address](/contact). How the questions get into the briefing in the first place is told in [another article](/news/conversion-begins-in-the-briefing), and [all of them](/news) have a date that is true.

## Sources

- [Sitemaps XML format](https://www.sitemaps.org/protocol.html), the protocol with its limits.
- Google Search Central, [Build and submit a sitemap](https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap), on which fields are used.
- Tim Berners-Lee, [Cool URIs don’t change](https://www.w3.org/Provider/Style/URI), from 1998, and still the best page on the subject.
- The lists of addresses above are what our own library makes of those names; a test compares them.`,
};
