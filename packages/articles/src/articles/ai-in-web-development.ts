import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.checking;

/** AI in web development, explained by what a conformance check finds and what it does not. */
export const aiInWebDevelopment: Article = {
  number: 2,
  slug: "ai-builds-the-site-who-checks-it",
  title: "AI builds the site. Who checks it against what you said?",
  excerpt:
    "We planted eight faults in a website, all of a kind that language models make. Our checker found seven of them. The eighth is the reason why people still have a job here.",
  category: "technology",
  keyTakeaways: [
    "Models are good at writing pages and poor at stopping; what they add unasked is the real risk.",
    "Give the machine a specification that it can be held to, and the check in the same folder.",
    "A checker finds what is missing or broken. It does not find a plausible lie, so every claim needs an owner.",
  ],
  featured: false,
  publishedAt: "2026-11-09T09:00:00Z",
  updatedAt: "2026-11-23T03:00:00Z",
  content: `A language model can write the page of a bakery in a minute. I have watched it often enough, and it is still a small wonder: the headings are in place, the menu opens on a phone, there is even a sentence about the smell of fresh bread. The trouble is the sentence after that one, which says that the bakery has been *trusted by 2,000 happy customers*.

Nobody said so. The model has read a great many websites of bakeries, and at this point in the page such a sentence usually follows. It is not lying, because it does not know what a lie is. It goes on where the pattern goes on.

So the question in a project that uses AI is not whether the machine can build. It can. **The question is who notices what nobody asked for.** We tried to find out how much of that noticing can be left to a program.

## The experiment

We took our sample client, a bakery that exists only on our front page, and generated its starter site from its specification: eight pages, no build step. Our checker, which knows more than ${f.rulesOver} rules, compared the files with the specification and found nothing to complain about. That is the base line.

Then we planted ${f.faults} faults in the home page, one after the other. We did not make them exotic. Each is something that we have seen generated pages do:

1. The page no longer says which language it is in.
2. Its description for search engines is gone.
3. The links to *Products* lead to *product*, a folder that does not exist.
4. There is a phone number that the client never gave.
5. One paragraph is still *Lorem ipsum*.
6. A photograph is loaded from somebody else’s server, without a text for those who cannot see it.
7. A heading jumps from level one to level four.
8. The page claims to be *trusted by 2,000 happy customers*.

📊 ${f.faults} faults planted, ${f.found} found, ${f.missed} missed.

The report had more lines than there were faults, because one mistake often breaks two promises. The wrong folder name broke every link to the products and, with them, the agreed navigation. The photograph from elsewhere was reported twice: once because it has no text, once because it tells a stranger’s server who is reading your page.

### What a finding looks like

It is one line, and it names the place. These are three of those that we got:

- *index.html, line 55: The client gave no such phone: “020 7946 0991”.*
- *index.html, line 31: “product/index.html” leads to no file of the site.*
- *index.html, line 55: A heading of level 4 follows one of level 1.*

That form matters more than it seems. A model that is told ‘please improve the accessibility’ improves something. A model that is told the file, the line and the rule repairs exactly that. The same report serves a person and a machine, and neither has to guess.

## Why the phone number is found and the customers are not

Look at faults four and eight again. Both are inventions. One was caught, one was not, and the difference is worth understanding if you are about to have a site built by anybody, human or otherwise.

The phone number has a shape. It can be told from the text around it, and the specification holds a list of every number that the client gave. The list of this bakery is empty, so any number is one too many. The rule is simple: *what has the form of a fact must be among the facts.*

‘Trusted by 2,000 happy customers’ has no such form. It might be a fact, it might be a quotation, it might be the headline of a campaign that the client wrote last night. To know that it is false you have to know the bakery. We could teach the program to be suspicious of numbers before the word *customers*, and of stars, and of awards. Each such rule would catch a few falsehoods and annoy a few honest people, and the next model would say ‘loved by half of Greenwich’.

⚠️ A check that passes tells you that nothing on its list is wrong. It does not tell you that everything is right.

I prefer to say that out loud than to add a rule so that the article ends better.

## What follows for the way we work

Three habits came out of experiments like this one.

**The specification and the check travel together.** The folder that a builder gets from us, whether that builder is a developer or an agent, holds the specification, the design tokens, a list of tasks *and* the checker, as one file that runs anywhere. ‘Done’ means that the check is silent. Nobody has to ask us whether it is good enough.

**Facts are confirmed by the person whose facts they are.** When a client types ‘Phone 020 7946 0127’ into a description, our library recognises the number and asks: may this stand on the site? Until somebody says yes, it does not. The same goes for opening hours, prices and the year of founding. In the same way it sets remarks apart that were meant for us. Write ‘our old website got hacked’, and it stays in the folder and off the page.

**Every claim has an owner.** For what no program can check, there is a name. The sentence about the customers would have to be somebody’s, and that somebody would have to say where the number comes from. Most invented claims do not survive the question.

❓ Ask whoever builds your site: ‘Which sentences on this page did I not give you, and where do they come from?’

## A worked example: trying it on your own site

You can repeat the useful half of this without any tool of ours.

1. Print the home page that you were given. Paper helps; on a screen the eye slides.
2. Underline everything that you said, in the words that you used.
3. Circle every number, name, date, quotation and superlative that is left.
4. For each circle write down who can prove it. If nobody can, strike it out.
5. Turn to the page’s source and look for addresses of other hosts. Each is a visitor’s data going somewhere; each needs a reason.

It takes half an hour for a page. I do not know a better return on half an hour.

## So, should you let AI build it?

Yes, for the parts that can be checked, and those are most of the parts. Markup, layout, the twelfth variant of a form: a machine does these well, and a machine can examine the result. What is left is smaller than it was, and it is exactly the part that was always ours: knowing what is true about a business, deciding what to leave unsaid, and signing for it.

🎯 **Key takeaway:** let machines do the work that machines can check, and put a name behind the rest.

If you have a generated site and are not sure what is in it, [send us the address](/contact); we are glad to look. More on what we check and why is in [the news](/news), among it [what a contrast certificate holds](/news/what-a-contrast-certificate-proves).

## Sources

- The experiment is a test in our own library: it plants the ${f.faults} faults anew with each run and counts the findings.
- NIST, [Artificial Intelligence Risk Management Framework: Generative AI Profile (AI 600-1)](https://doi.org/10.6028/NIST.AI.600-1), on ‘confabulation’, its word for confidently stated falsehoods.
- Advertising Standards Authority, [CAP Code, rule 3.7](https://www.asa.org.uk/type/non_broadcast/code_section/03.html): marketers must hold evidence for claims that are capable of being proved.`,
};
