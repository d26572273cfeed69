import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.checking;

/** AI in web development, explained by what a conformance check finds and what it does not. */
export const aiInWebDevelopment: Article = {
  number: 2,
  slug: "ai-builds-the-site-who-checks-it",
  title: "AI builds the site. Who checks it against what you said?",
  excerpt:
    "We planted eight faults in a website, all of the kind that language models make. Our checker found seven. The eighth is the reason people still have a job here.",
  category: "technology",
  keyTakeaways: [
    "Models are good at writing pages and bad at stopping. What they add without being asked is the real risk.",
    "Give the machine a specification that it can be held to, with the checker in the same folder.",
    "A checker finds what is missing or broken. It cannot spot a plausible lie, so every claim needs an owner.",
  ],
  featured: false,
  publishedAt: "2026-11-09T09:00:00Z",
  updatedAt: "2026-11-26T09:00:00Z",
  content: `A language model can write a bakery’s home page in a minute. I have watched it often enough, and it is still a small wonder: the headings are in place, the menu opens on a phone, there is even a line about the smell of fresh bread. The trouble is the line after that, which says that the bakery is *trusted by 2,000 happy customers*.

Nobody said so. The model has read a great many bakery websites, and a sentence like that usually comes next. It is not lying, because it does not know what a lie is. It is completing a pattern.

So the question in a project that uses AI is not whether the machine can build. It can. **The question is who notices what nobody asked for.** We set out to see how much of that noticing can be left to a program.

## The experiment

We took our sample client, a bakery that exists only on our front page, and generated its starter site from its specification: eight pages of plain HTML. Our checker, which knows more than ${f.rulesOver} rules, compared the files with the specification and found nothing wrong. That is the baseline.

Then we planted ${f.faults} faults in the home page, one at a time. None of them is exotic. Each is something we have seen in generated pages:

1. The page no longer states its language.
2. Its description for search engines is gone.
3. The links to *Products* lead to *product*, a folder that does not exist.
4. There is a phone number that the client never gave.
5. One paragraph is still *Lorem ipsum*.
6. A photograph is loaded from somebody else’s server, with no alternative text for people who cannot see it.
7. A heading jumps from level one to level four.
8. The page claims to be *trusted by 2,000 happy customers*.

📊 ${f.faults} faults planted, ${f.found} found, ${f.missed} missed.

The report had more lines than there were faults, because one mistake often breaks two rules. The wrong folder name broke every link to the products and, with them, the agreed navigation. The photograph was reported twice: once because it had no alternative text, and once because it tells a stranger’s server who is reading your page.

### What a finding looks like

Each finding is one line that names the exact place. Here are three of them:

- *index.html, line 65: The client gave no such phone: “020 7946 0991”.*
- *index.html, line 31: “product/index.html” leads to no file of the site.*
- *index.html, line 65: A heading of level 4 follows one of level 1.*

That form matters more than it might seem. Tell a model ‘please improve the accessibility’, and it will improve something. Give it the file, the line and the rule, and it will fix exactly that. The same report serves a person and a machine, and neither has to guess.

## Why the phone number is found and the customers are not

Look again at faults four and eight. Both are inventions. One was caught and one was not, and the difference is worth understanding if you are about to have a site built by anyone, human or otherwise.

A phone number has a recognisable shape, and the specification lists every number that the client gave. This bakery’s list is empty, so any number is one too many. The rule is simple: *anything that looks like a fact must be one of the given facts.*

‘Trusted by 2,000 happy customers’ has no such shape. It might be a fact, a quotation, or the headline of a campaign that the client wrote last night. To know that it is false, you have to know the bakery. We could teach the program to be suspicious of numbers before the word *customers*, and of stars, and of awards. Each rule would catch a few falsehoods and annoy a few honest people, and the next model would write ‘loved by half of Greenwich’.

⚠️ A check that passes tells you that nothing on its list is wrong. It does not tell you that everything is right.

I would rather say so than add a rule to make this article end better.

## What follows for the way we work

Three habits came out of experiments like this one.

**The specification and the check travel together.** The folder we hand to a builder, whether a developer or an AI agent, holds the specification, the design tokens, a list of tasks *and* the checker, in a single file that runs anywhere. ‘Done’ means that the checker has nothing to report. Nobody has to ask us whether it is good enough.

**Facts are confirmed by the person whose facts they are.** When a client types ‘Phone 020 7946 0127’ into a description, our library recognises the number and asks: may we publish this? Until somebody says yes, it stays off the site. The same goes for opening hours, prices and the year the business was founded. Remarks meant for us are kept apart, too. Write ‘our old website got hacked’, and we will know it, but your visitors will not.

**Every claim has an owner.** Where no program can check, a person has to answer. Somebody would have to put their name to the line about the customers and say where the number comes from. Most invented claims do not survive that question.

❓ Ask whoever builds your site: ‘Which sentences on this page did I not give you, and where do they come from?’

## A worked example: trying it on your own site

You can repeat the useful half of this without any tool of ours.

1. Print your new home page. Paper helps; on a screen the eye slides.
2. Underline everything you said yourself, in the words you used.
3. Circle every number, name, date, quotation and superlative in what is left.
4. Next to each circle, write who can prove it. If nobody can, cross it out.
5. Open the page’s source and look for addresses of other companies’ servers. Each one means that visitors’ data goes somewhere else, and each needs a reason.

It takes half an hour per page. I know of no better return on half an hour.

## So, should you let AI build it?

Yes, for the parts that can be checked, and those are most of the parts. Markup, layout, the twelfth variant of a form: a machine does these well, and a machine can check the result. What is left is smaller than it used to be, and it is exactly the part that was always ours: knowing what is true about a business, deciding what to leave unsaid, and signing our names to it.

🎯 **Key takeaway:** let machines do the work that machines can check, and put a name to the rest.

If you have a generated site and are not sure what is in it, [send us the address](/contact), and we will gladly take a look. There is more about what we check in [the news](/news), including [what a contrast certificate proves](/news/what-a-contrast-certificate-proves).

## Sources

- The experiment is a test in our own library: every run plants the ${f.faults} faults again and counts the findings.
- NIST, [Artificial Intelligence Risk Management Framework: Generative AI Profile (AI 600-1)](https://doi.org/10.6028/NIST.AI.600-1), on ‘confabulation’, its term for falsehoods stated with confidence.
- Advertising Standards Authority, [CAP Code, rule 3.7](https://www.asa.org.uk/type/non_broadcast/code_section/03.html): marketers must hold evidence for claims that can be proved.`,
};
