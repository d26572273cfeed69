import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.goals;

/** Conversion, explained by what each goal of a briefing asks and changes. */
export const conversion: Article = {
  number: 3,
  slug: "conversion-begins-in-the-briefing",
  title: "Conversion begins in the briefing, not in the button",
  excerpt:
    "We changed one answer in our questionnaire, the goal, eight times, and watched what it did to the site and to the list of open questions. The colour of the button never came up.",
  category: "strategy",
  keyTakeaways: [
    "Name one goal. It decides the first link on your home page, and which pages you need.",
    "A goal brings questions with it. If nobody asks them, your customers will.",
    "Test wording and layout later. First remove the reasons people leave.",
  ],
  featured: false,
  publishedAt: "2026-11-02T09:00:00Z",
  updatedAt: "2026-11-26T09:00:00Z",
  content: `There is a small industry devoted to testing the colours of buttons. I will not make fun of it: for a large shop, half a per cent pays somebody’s salary. But I have never met a bakery, a law firm or a physiotherapist whose website had that problem. Theirs is more basic. The visitor has arrived, wants what they offer, and cannot find out how to get it.

That problem starts long before anybody draws a button. It starts when someone asks ‘What is this website for?’ and writes down the answer without asking the next question. So let us look at the next questions. I can show you ours, because they are written down.

## One answer, changed eight times

Our questionnaire offers ${f.offered} goals, from *Generate Leads* to *Educational Content*. We took the sample client from our front page, an invented bakery in Greenwich with four pages: Home, Products, FAQ and Contact. We kept everything else the same and changed only the goal.

Two things changed as a result. The first is what the home page asks visitors to do:

| Goal | The first link on the home page |
| --- | --- |
| *Sell Products* | leads to the **products**; writing to the bakery comes second |
| *Book Appointments* | invites visitors to **book** |
| *Provide Support* | leads to the **FAQ** |
| *Build Community* | invites visitors to **join**, where the text names a club or a newsletter to join |
| *Generate Leads* | leads to the **contact** page, with no second link beside it |

That is five different websites without a pixel of design. **The goal is the design decision.** The rest is craft.

The second is the list of open questions. Every bakery has some, whatever its goal. We counted the ones each goal adds.

📊 Open questions added by each goal. Leads: none. Community: ${f.community}. Appointments: ${f.book}. Selling: ${f.sell}.

Those numbers are the whole argument. Enquiries raise no new questions: a form and somebody to answer it will do. But the moment the bakery says ‘sell’, four questions appear that were not there before.

## The four questions of selling

Here they are, slightly shortened. You can use them as they are.

1. **Who runs the business,** by registered name and number? In most countries, the law requires it of anyone who sells online.
2. **How can customers pay,** and when, through which provider, and is there an account with it yet?
3. **How are goods delivered:** where to, by whom, how soon, at what cost, and can they be picked up?
4. **What happens to returned goods,** who pays the postage, and what cannot be returned? Bread, for one.

Which shop system it should be, at what monthly cost and in whose account, is a fifth one. It is the agency’s to answer, so it is not put to the bakery.

Now imagine somebody who wants a loaf for tomorrow. It is nine in the evening, she has one thumb free, and she is on your page. What does she need to know? Whether she can collect it. How late she can order. Whether she can pay now. *Her questions are your questions, seen from the other side of the counter.* If the briefing did not ask them, the page does not answer them, and she leaves. In your statistics, that shows up as a conversion problem.

> Most abandoned orders are unanswered questions.

The site grows accordingly. With selling as its goal, the bakery that asked for four pages gets eight: its own four, one on delivery, one on returns, the terms of sale, and the privacy notice that every site has. Nobody enjoys writing these pages. But people look for them at the very moment they are deciding, and an honest answer about collection sells more bread than a brighter button.

## Appointments are different

Compare a practice that lives by appointments. Its goal adds two questions:

- Is there a booking tool, and in whose account, or does a person answer each request? What can be booked, on which days, for how long and with whom, and does it have to match a calendar?
- Is a deposit taken? How late can a booking be moved or cancelled free of charge? How and when do people pay?

Only the second holds up the launch, because it concerns money and a promise. The first holds up a single page. That distinction helps when time is short: **first answer whatever stops you from opening, then whatever stops a page from being good.**

⚠️ ‘Both’ is not a goal. A page that asks visitors to shop, to book and to subscribe has asked for nothing. Choose the one that pays the rent, and put the other second.

## A worked example: the hour before the redesign

Suppose your own site is not bringing in business. Before you pay for a new one, or for a test of the old one, spend an hour on this.

1. Write down the goal in three words, with a verb. *Sell tomorrow’s bread.* If you need a comma, you have two goals.
2. Open your home page on a phone. Apart from the menu, what is the first thing you can tap? Does it start that verb?
3. Take the four questions above, or the two, and time yourself finding the answers on your site. Anything over twenty seconds counts as missing.
4. Ask somebody who has never seen the site to do the thing. Say nothing while they try. The first place they get stuck is your problem, and you can stop there.
5. Fix that. Then repeat step four with someone else.

Notice that none of this needs a thousand visitors. Testing two versions against each other is an excellent method, but it needs traffic: to tell a rate of three per cent from one of three and a half takes tens of thousands of visits. Many local businesses do not get that many in a year. What they do have is customers they can ask.

💡 If you do only one thing, take the question you are asked most often on the phone, and put the answer next to your first link.

## What the button is for

Of course the button matters in the end. It has to look like a button, say what it does, be large enough for a thumb and stand out from its background; [the arithmetic for that](/news/what-a-contrast-certificate-proves) is well known. All of that takes an afternoon. The five questions take a week, because somebody has to ring the bank, and that is why they are so often put off.

🎯 **Key takeaway:** before you test how you ask, make sure you have told people what they need to know to say yes.

Would you like the questions for your own trade? [Tell us what you sell](/contact), and we will send you the list. Or read on in [the news](/news).

## Sources

- The counts come from our own library, run on the same form with only the goal changed. A test repeats the experiment.
- Baymard Institute, [Reasons for cart abandonment](https://baymard.com/lists/cart-abandonment-rate): costs, delivery, returns and payment methods are among the most common reasons.
- UK Government, [Online and distance selling for businesses](https://www.gov.uk/online-and-distance-selling-for-businesses): what you have to tell customers before they order.`,
};
