import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.agency;

/** Choosing an agency, explained by what a specification contains. */
export const choosingAnAgency: Article = {
  number: 1,
  slug: "how-to-choose-a-web-agency",
  title: "How to choose a web agency: read what it writes down",
  excerpt:
    "A portfolio shows what an agency made for somebody else. What it writes down after an hour with you shows what it will make for you. Here is what to ask for, and how to read what you get.",
  category: "business",
  keyTakeaways: [
    "Ask for a written brief before you ask for a design. The brief is something you can judge yourself.",
    "A good brief lists what is still open, who has to answer it, and what is held up until they do.",
    "Every change should have a name and a price in writing, not in somebody’s memory of a call.",
    "Ask how the finished site is checked against the brief. ‘We look at it’ is an answer, but a poor one.",
  ],
  featured: true,
  publishedAt: "2026-11-16T09:00:00Z",
  updatedAt: "2026-11-26T09:00:00Z",
  content: `Most people choose a web agency the way they choose a restaurant in a strange town: by the pictures outside. The portfolio is handsome, the logos are familiar, the person on the call is pleasant. None of that tells you what will happen to the words you are about to say.

I have been on the selling side of that call for a long time, and I think there is a better test. It takes an hour, and you need to know nothing about the web. **Ask the agency to write down what it understood, before it designs anything.** Then read it as carefully as you would read a quote for a new kitchen.

## Why the document tells you more than the portfolio

Designs are judged by taste, and the agency has been training its taste for years. In that conversation you are the amateur. A brief is judged by whether it is true, and there you are the expert: nobody knows better than you whether you deliver on Saturdays.

It is also where projects go wrong. I have rarely seen a website fail because of a typeface. Websites fail because the client said ‘people should be able to order’ and meant *the night before, for collection*, while the agency heard *an online shop with parcels*. Then both were polite for eight weeks. A document would have shown the difference on the first day, for the price of one email.

> You cannot check a design against a conversation. You can check it against a sentence.

## What one short form turns into

Let me show you with our own tool, since it is the one I can open up. Our front page features a sample client, a bakery in Greenwich. It is not a real customer; we made it up so that we could show everything about it. Everything it says fits into two sentences:

> We are a bakery in Greenwich. People should order a loaf the night before, see what’s in it, and it should feel warm, not fancy.

Our questionnaire insists on only ${f.requiredAnswers} answers: name, description, trade, goals, audience and pages. The bakery gives exactly those and nothing else. What comes out is not a design. It is a folder of files, and the most valuable thing in it is a list headed *Settle what is open*.

📊 ${f.requiredAnswers} answers in. More than ${f.openQuestionsOver} questions out, nearly all of them for the client.

Some people are taken aback by that number. They came for a website and were given homework. But every one of these questions will be answered in the end. The only choice is when and by whom: now and by you, or in week seven by whoever is at the keyboard.

### Read the list by what it holds up

A bare list of questions would be a nuisance. What makes it useful is that each one says what it holds up. For the bakery:

- Three in four block the launch. *Should customers order and pay on the site, or call and write to you? How can customers pay and when (with the order, a deposit, on delivery), through which payment provider, and do you have an account there? Do you take orders in a system already (at which address), or does the site need a basket of its own?* Nothing goes live without that.
- The others block one page. *Which questions do customers really ask, and what do you answer?* The rest of the site can be built in the meantime.
- What can wait is optional and says so: whatever you leave unanswered there, the site leaves out, and nothing waits for it. The bakery, which gave no more than it had to, has nothing of the kind.

Notice also what is not on the list. The budget and the deadline, which you and the agency agree on between yourselves. How the home page is divided, which shop system suits you, where the site is hosted, which lawyer reads the terms: these are ours to settle, and you hear what we decided. **If an agency’s list asks you such things, it has not done its half of the thinking.**

❓ Ask the agency: ‘What have you settled yourselves, and what can only I answer?’

## What to look for when you read it

You do not need our tool for this. Any agency can do it in a text file. Look for four things.

1. **Your words are in it.** Not ‘a compelling digital presence’ but ‘order a loaf the night before’. If you cannot find your own sentences in it, somebody has already replaced them.
2. **It says ‘not specified’.** If there are no gaps after one conversation, somebody has guessed. An honest brief admits what it does not know.
3. **Every line can be checked.** ‘Modern and clean’ cannot be checked. ‘Body text has a contrast of at least 4.5 to 1’ can be, by anyone, with a free tool.
4. **Changes have names.** When you change your mind, and you will, you should be able to see the document change.

The last point deserves an example. Suppose the bakery comes back a week later. It would now like to take enquiries for wedding cakes, and to write a blog. In our system that produces a new version, and a change order that lists what differs between the two. It has two lines:

- *Goals: Generate Leads added*
- *Pages: Blog added*

That is all. No meeting, no ‘as discussed’. You can see what you asked for, we can say what it costs, and a year from now either of us can look up when it was decided.

## Then ask how the site is checked against it

Here is the question that makes many agencies cough: *how do you know that what you built is what you wrote?*

The usual answer is that someone clicks through it. People are bad at that. After the third page they see what they expect to see. We compare the finished files with the specification using a program that knows more than ${f.rulesOver} rules. Is every agreed page there, and no others? Are the headings in the right order? Does the site show a phone number that the client never gave? For each fault, it reports the file and the line.

A program does not replace judgement. It cannot tell whether a sentence is any good, and [I have written elsewhere](/news/ai-builds-the-site-who-checks-it) about a falsehood that ours let through. But it never gets tired, and it frees people to look for what only people can see.

⚠️ An agency that cannot say what ‘finished’ means will be finished when the money is.

## A worked example for your next call

Take the two or three agencies on your shortlist. Tell each the same three things about your business, in your own words, for ten minutes. Then ask each for one page within a week, free or for a small fee. It should say what they understood, what is still open, who has to answer each question, and what it holds up.

Lay the pages side by side. Underline every phrase that is yours. Circle every gap they admit. Cross out every sentence that would fit a dentist just as well as you. You will not need me to tell you which agency to call back.

And if one of them refuses, because writing is ‘part of the paid discovery phase’? That is a fair business decision. In that case, ask to see such a document from another project, with the names removed. Anyone who writes them has one to show.

🎯 **Key takeaway:** choose by the page you can judge, not by the picture you cannot.

If you would like to put us to the same test, [tell us about your business](/contact) and see what comes back. There is more on how we work in [the other articles](/news).

## Sources

- The figures in this article come from our own specification library, run on the sample bakery. Each is calculated again whenever the library changes.
- GOV.UK Service Manual, [User research in discovery](https://www.gov.uk/service-manual/user-research/how-user-research-improves-service-design), on finding out what is needed before deciding what to make.
- W3C, [Web Content Accessibility Guidelines 2.2, criterion 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum), for the ratio of 4.5 to 1.`,
};
