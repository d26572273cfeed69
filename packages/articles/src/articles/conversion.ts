import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.goals;

/** Conversion, explained by what each goal of a briefing asks and changes. */
export const conversion: Article = {
  number: 3,
  slug: "conversion-begins-in-the-briefing",
  title: "Conversion begins in the briefing, not in the button",
  excerpt:
    "We changed one answer in a questionnaire, the goal, eight times, and looked at what it did to the site and to the list of open questions. The colour of the button did not come up.",
  category: "strategy",
  keyTakeaways: [
    "Name one goal. It decides the first link of the home page, and which pages there are.",
    "A goal brings questions with it. If nobody asks them, your customers will.",
    "Test wording and layout later; first remove the reasons for which people leave.",
  ],
  featured: false,
  publishedAt: "2026-11-02T09:00:00Z",
  updatedAt: "2026-11-23T03:00:00Z",
  content: `There is a small industry that tests the colours of buttons. I do not want to make fun of it; at the scale of a large shop, half a per cent is a salary. But I have never met a bakery, a law firm or a physiotherapist whose website had that problem. Theirs is more basic: the visitor has arrived, wants what is on offer, and cannot find out how to get it.

That is decided long before anybody draws a button. It is decided when someone asks ‘What is this website for?’ and takes down the first answer without asking the second question. So let us look at the second questions. I can show them to you, because ours are written down.

## One answer, changed eight times

Our questionnaire offers ${f.offered} goals, from *Generate Leads* to *Educational Content*. We took the sample client from our front page, an invented bakery in Greenwich, with four pages: Home, Products, FAQ and Contact. Everything else stayed as it was. Only the goal changed.

Two things changed with it. The first is what the home page asks visitors to do:

- *Sell Products*: the first link leads to the **products**. Writing to the bakery comes second.
- *Book Appointments*: the first link invites visitors to **book**.
- *Provide Support*: it leads to the **FAQ**.
- *Build Community*: it invites visitors to **join**.
- *Generate Leads*: it leads to the page for **contact**, and nothing stands beside it.

Five different websites, and not a pixel of design so far. **The goal is the design decision.** What comes after is craft.

The second thing that changed is the list of questions still open. Every bakery has some, whatever it wants. We counted those that the goal adds.

📊 Open questions added by the goal. Leads: none. Community: ${f.community}. Appointments: ${f.book}. Selling: ${f.sell}.

Read that line twice, because it holds the whole argument. Naming *any* goal closes a question, the one that asks for the goal. Enquiries bring no new one; a form and somebody who answers it will do. But the moment that a bakery says ‘sell’, five questions appear that were not there before.

## The five questions of selling

Here they are, shortened a little. You can use them as they stand.

1. **Who runs the business,** by registered name and number? The law in most countries wants it on the page of anybody who sells.
2. **How can customers pay,** through which provider, and is there an account with it yet?
3. **How are goods delivered:** where to, by whom, how soon, at what cost, and can they be picked up?
4. **What happens to returned goods,** who pays the way back, and what cannot be returned? Bread, for one.
5. **Which shop system,** at what monthly cost, and in whose account? This one is for the agency to answer.

Now put yourself in the place of somebody who wants a loaf for tomorrow. It is nine in the evening, she has a thumb free, and she is on your page. What does she need to know? Whether it can be collected. Until when she can order. Whether she can pay now. *Her questions are the same five.* If the briefing did not ask them, the page does not answer them, and she leaves. In the statistics that is called a conversion problem.

> Most abandoned orders are unanswered questions.

The site follows. With the goal of selling, our bakery that asked for four pages gets eight: its own four, a page on delivery, one on returns, the terms of sale and the privacy notice that every site has. Nobody enjoys writing these pages. But people look for them at the very moment when they decide, and an honest page about returns sells more bread than a brighter button.

## Appointments are different

Compare a practice that lives by appointments. Its goal brings three questions:

- What can be booked, in which lengths, with whom and at which times; how many at once, and how far ahead?
- Is a booking tool used, and in whose account, or does a person answer the request? Does it have to match a calendar?
- Is a deposit taken? Until when can a booking be moved or cancelled at no cost? Are reminders sent?

Only the last of the three holds up the launch, because it concerns money and a promise. The others hold up one page. It is a useful distinction when time is short: **answer first what keeps you from opening, then what keeps a page from being good.**

⚠️ ‘Both’ is not a goal. A page that asks visitors to shop, to book and to subscribe has asked for nothing. Choose the one that pays the rent, and let the other stand second.

## A worked example: the hour before the redesign

Suppose that your own site disappoints. Before you pay for a new one, or for a test of the old one, spend an hour on this.

1. Write down the goal in three words, with a verb. *Sell tomorrow’s bread.* If you need a comma, you have two goals.
2. Open your home page on a phone. What is the first thing that can be tapped, apart from the menu? Does it begin that verb?
3. Take the five questions above, or the three, and find the answers on your site, with a watch. Anything over twenty seconds counts as missing.
4. Ask somebody who has never seen the site to do the thing. Say nothing while they try. The first time that they stop is your problem; you can end there.
5. Mend that. Then do step four again with someone else.

You will notice that nothing here needs a thousand visitors. Comparing two versions by experiment is an excellent method, and it needs traffic: to tell a rate of three per cent from one of three and a half, you need tens of thousands of visits. A local business does not have them in a year. It has customers whom it can ask.

💡 If you can do only one thing: put the answer to the question that you are asked most often on the telephone beside your first link.

## What the button is for

Of course the button matters in the end. It has to look like one, say what it does, be large enough for a thumb and stand out enough from its ground; [the arithmetic for that](/news/what-a-contrast-certificate-proves) is well known. All of it together takes an afternoon. The five questions take a week, because somebody has to ring the bank, and that is why they are so often left for later.

🎯 **Key takeaway:** before you test how you ask, make sure that you have answered what people need to know to say yes.

Shall we go through the questions of your trade with you? [Tell us what you sell](/contact), and we will send you the list. Or read on in [the news](/news).

## Sources

- The counts come from our own library, run on the same form with only the goal changed; a test repeats it.
- Baymard Institute, [Reasons for cart abandonment](https://baymard.com/lists/cart-abandonment-rate): costs, delivery, returns and ways to pay lead the list of reasons.
- UK Government, [Online and distance selling for businesses](https://www.gov.uk/online-and-distance-selling-for-businesses): what has to be told before an order.`,
};
