import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.agency;

/** Choosing an agency, explained by what a specification contains. */
export const choosingAnAgency: Article = {
  number: 1,
  slug: "how-to-choose-a-web-agency",
  title: "How to choose a web agency: read what it writes down",
  excerpt:
    "A portfolio shows what an agency made for somebody else. What it writes down after an hour with you shows what it will make for you. Here is what to ask for, and how to read it.",
  category: "business",
  keyTakeaways: [
    "Ask for the written brief before you ask for a design; you can judge the first yourself.",
    "A good brief has a list of what is still open, and says who has to answer and what waits for it.",
    "Changes should have a price because they have a name, not because somebody remembers a call.",
    "Ask how the finished site is compared with the brief. ‘We look at it’ is an answer, and a poor one.",
  ],
  featured: true,
  publishedAt: "2026-11-16T09:00:00Z",
  updatedAt: "2026-11-23T03:00:00Z",
  content: `Most people choose a web agency the way they choose a restaurant in a strange town: by the pictures outside. The portfolio is handsome, the logos are familiar, the person on the call is pleasant. None of it tells you what happens to the sentence that you are about to say.

I have sat on the selling side of that call for a long time, and I think that there is one better test. It takes an hour, and you need to know nothing about the web. **Ask the agency to write down what it understood, before it draws anything.** Then read it as you would read a contract for a kitchen.

## Why the document tells you more than the portfolio

A design is judged by taste, and the agency has trained its taste for years. In that conversation you are the amateur. A written brief is judged by whether it is true, and there you are the expert: nobody knows better than you whether you deliver on Saturdays.

It is also where projects go wrong. I have rarely seen a website fail because of a typeface. They fail because the client said ‘people should be able to order’ and meant *the night before, for collection*, while the agency heard *an online shop with parcels*. Both were polite for eight weeks. A document would have brought the difference out on the first day, at the price of one email.

> You cannot check a design against a conversation. You can check it against a sentence.

## What one short form turns into

Let me show you with our own tool, because it is the one that I can open up. On our front page stands a sample client: a bakery in Greenwich. It is not a real customer; we made it up so that we can show everything about it. Its whole statement is two sentences long:

> We are a bakery in Greenwich. People should order a loaf the night before, see what’s in it, and it should feel warm, not fancy.

Our questionnaire insists on only ${f.requiredAnswers} answers: name, description, trade, goals, audience and pages. The bakery gives exactly those and nothing else. What comes out is not a design. It is a folder of files, and the most valuable page in it is a list headed *Settle what is open*.

📊 ${f.requiredAnswers} answers in. More than ${f.openQuestionsOver} questions out: most for the client, the rest for us.

People are sometimes taken aback by that number. They came to have a website made and get homework. But each of these questions will be answered in any case. The only choice is when, and by whom: now and by you, or in week seven by whoever is holding the keyboard.

### Read the list by what it holds up

A bare list of questions would be a nuisance. What makes it useful is that each one says what waits for it. For the bakery:

- About half of them block the launch. *How can customers pay, through which payment provider, and is there an account with it?* Nothing goes live without that.
- Nearly all the others block one page. *Which questions do customers really ask, and how are they answered?* The rest of the site can be built meanwhile.
- The last two, budget and deadline, block nothing. They are worth knowing, and it would be dishonest to pretend that a layout depends on them.

Notice also who is asked. Some of the questions are ours to answer: which shop system, at what monthly cost, in whose account; where the site is hosted; which lawyer reads the terms. **If every question on an agency’s list is addressed to you, it has not done its half of the thinking.**

❓ Ask the agency: ‘Which of these questions can you answer yourselves, and by when?’

## What to look for when you read it

You do not need our tool for this. Any agency can do it with a text file. Four things matter.

1. **Your words are in it.** Not ‘a compelling digital presence’ but ‘order a loaf the night before’. If you cannot find your own sentences, somebody has already replaced them.
2. **It says ‘not specified’.** A brief without gaps after one conversation has been filled in by guessing. The honest ones admit what they do not know.
3. **Every line can be checked.** ‘Modern and clean’ cannot be checked. ‘Body text has a contrast of at least 4.5 to 1’ can, by anybody, with a free tool.
4. **Changes have names.** When you change your mind, and you will, the document should change visibly.

The last point deserves its own example. Suppose that the bakery comes back a week later: they would like to collect enquiries for wedding cakes, and to write a blog. In our system that produces a new version, and between the two versions a change order. It has two lines:

- *Goals: Generate Leads added*
- *Pages: Blog added*

That is all. No meeting, no ‘as discussed’. You can see what you asked for, we can say what it costs, and in a year’s time either of us can find out when it was decided.

## Then ask how the site is held against it

Here is the question that makes many agencies cough: *how do you find out whether what you built is what you wrote?*

The usual answer is that someone clicks through it. People are bad at that. After the third page they see what they expect to see. We compare the finished files with the specification by a program that knows more than ${f.rulesOver} rules: is every page there that was agreed, and none that was not; does each heading follow the one above; does the site name a phone number that the client never gave? It reports the file and the line.

A program does not replace judgement. It cannot tell whether a sentence is any good, and [I have written elsewhere](/news/ai-builds-the-site-who-checks-it) about a falsehood that ours let through. But it never gets tired, and it leaves the people free for what only people can see.

⚠️ An agency that cannot say what ‘finished’ means will be finished when the money is.

## A worked example for your next call

Take the two or three agencies on your shortlist. Tell each the same three things about your business, in your own words, for ten minutes. Then ask each for one page, within a week, unpaid or for a small fee: what you understood, what is still open, who answers it, what it holds up.

Lay the pages side by side and mark with a pen every phrase that is yours. Circle every gap that is admitted. Cross out every sentence that could stand in a brief for a dentist as well as for you. You will not need me to tell you which agency to call back.

And if one of them refuses, because writing is ‘part of the paid discovery phase’? That is a fair business decision. Ask then to see such a document from another project, with the names removed. Somebody who writes them has one to show.

🎯 **Key takeaway:** choose by the page that you can judge, not by the picture that you cannot.

If you would like to put us to this test, [tell us about your business](/contact) and see what comes back. There is more on how we work in [the other articles](/news).

## Sources

- The figures in this article come from our own specification library, run on the sample bakery; each is recomputed whenever the library changes.
- GOV.UK Service Manual, [User research in discovery](https://www.gov.uk/service-manual/user-research/how-user-research-improves-service-design), on finding out what is needed before deciding what to make.
- W3C, [Web Content Accessibility Guidelines 2.2, criterion 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum), for the ratio of 4.5 to 1.`,
};
