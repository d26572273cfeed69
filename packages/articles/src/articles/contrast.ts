import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.contrast;

/** Accessibility, explained by what a contrast certificate contains. */
export const contrast: Article = {
  number: 6,
  slug: "what-a-contrast-certificate-proves",
  title: "What a contrast certificate proves about your colours",
  excerpt:
    "A theme starts with seven colours. Used the way a website uses them, they make dozens of pairs, and each pair has a number that either passes or fails. Two of ours fail.",
  category: "design",
  keyTakeaways: [
    "Contrast is a number between 1 and 21, and anyone can compute it. Nobody has to argue about it.",
    "Check the pairs that a site really uses, including hovered buttons, muted text on cards and the dark theme.",
    "A colour that fails can usually be fixed without changing its hue, often by a step too small to see.",
  ],
  featured: false,
  publishedAt: "2026-10-12T09:00:00Z",
  updatedAt: "2026-11-26T09:00:00Z",
  content: `‘Can you make the grey a bit lighter? It looks more elegant.’ I have heard that sentence on most projects I have worked on, and for years I lost the argument, because all I had to set against one person’s taste was my own. Then I began to answer with a number, and the argument went away. This article is about that number.

## Twenty-one to one

The contrast of two colours is the ratio of their luminance, a measure of how much light the eye gets from them. It runs from 1, where you see nothing, to 21, which is black on white. The Web Content Accessibility Guidelines (WCAG) set two thresholds:

- **4.5** for text that is meant to be read,
- **3** for large headings, and for anything you have to see in order to use the page, such as the edge of a field or the focus ring.

These thresholds do not only serve a small group somewhere else. They help anyone with a phone in bright sun, a projector in a lit room or a cheap screen in a warehouse, and every pair of eyes over forty-five. Yours will be among them one day.

Take the elegant grey. ${f.grey} on white is the grey that generations of designers have reached for. Its contrast is ${f.greyRatio}. It fails.

📊 ${f.grey} on white: ${f.greyRatio}. ${f.greyMended} on white: ${f.greyMendedRatio}. You need 4.5.

Look at the two values again. Two of the three channels have moved by a single step out of 256. *Nobody can tell these greys apart*, yet one passes and the other fails. Whenever someone tells me that accessible colours look dull, I show them this pair.

## One hard case: yellow

It is not always that easy. Suppose a brand has a warm yellow, ${f.yellow}, and wants to use it for text on white. The contrast is ${f.yellowRatio}. To reach 4.5 in the same hue, the yellow has to become ${f.yellowMended}, at ${f.yellowMendedRatio}. That is no longer yellow. It is the colour of wet cardboard.

So here the number calls for a decision, not a repair. **Yellow is a background, not an ink.** Turn the pair around and put black on that yellow, and there is plenty of room:

| Text | Background | Ratio | Needed | Verdict |
| --- | --- | ---: | ---: | --- |
| ${f.grey} | white | ${f.greyRatio} | 4.5 | fails |
| ${f.greyMended} | white | ${f.greyMendedRatio} | 4.5 | passes |
| ${f.yellow} | white | ${f.yellowRatio} | 4.5 | fails |
| ${f.yellowMended} | white | ${f.yellowMendedRatio} | 4.5 | passes |
| black | ${f.yellow} | ${f.yellowOnBlack} | 4.5 | passes |

The invented bakery on our front page is yellow all over and has no trouble with contrast, because nobody tried to write in yellow.

> The number does not forbid a colour. It tells you what the colour is for.

## Why one pair is never enough

Most tools check two colours at a time. You enter the text colour and the background, get a green tick, and go home. But a website is not two colours. There is the label on the button, and the label on the button *while the mouse is over it*. There is muted text on the page, and the same muted text on a card that is a shade darker. There are the messages for success, warning and error, each as text and each as a filled label. There is the border that shows where a field begins. And then there is the dark theme, where all of it happens again.

We listed every pair that our starter sites actually use. It came to more than ${f.pairsPerThemeOver} for one theme, light and dark together, and the list grows with every new component. For each pair it states what it is used for, the ratio it has and the ratio it needs. We call that the contrast certificate, and it is part of every specification.

A client chooses seven colours. The others, such as the hovered button or the muted text, are calculated from those so that the whole list passes. Clients who would rather not choose can take one of ${f.themesOnOffer} ready-made themes.

📊 ${f.themesOnOffer} themes, more than ${f.pairsPerThemeOver} pairs each: over a thousand pairs, and all of them pass.

Body text in each of these themes has a ratio of ${f.bodyTextAtLeast} or more. That is far above the threshold on purpose, because people read it for minutes at a time. One of the tightest pairs is the border of a card in one of the light themes. It needs 3 and has ${f.tightestRatio}. I like that figure: it shows that the calculation goes up to the limit and no further. A border that is darker than it needs to be only makes the page heavier.

### Ours failed, too

In case that sounds like boasting: the default colours in our own questionnaire do *not* pass as they stand. The green accent and the light blue of the smallest headings both have a ratio of ${f.ourAccentRatio} on white, where 3 is needed. The product was specified with those values, so we kept them, and the screen says so: it shows the ratio, the verdict and a colour that would pass. For the green, that is ${f.ourAccentMended}, slightly darker. One click and it is fixed.

The finished site still passes, because its final colours are calculated from the chosen ones. But we did not want to hide the raw values behind the corrected ones. A tool that criticises your colours should be just as hard on its maker’s.

⚠️ A certificate shows that text stands out from its background. It does not show that the text makes sense. Size, spacing, plain words and a sensible order are separate work.

## What it is worth in a project

Three things change once you have the list.

**The argument ends.** ‘A bit lighter’ becomes ‘4.48, which fails; this one has 4.53 and you cannot see the difference’. Nobody loses face.

**You can hold others to it.** The numbers are in the specification, so they apply to whoever builds the site, human or machine. Our [checker](/news/ai-builds-the-site-who-checks-it) calculates them again from the finished files.

**It survives the next change.** It is rarely a redesign that ruins contrast. It is the banner that somebody adds in November. A list that can be recalculated catches the banner.

❓ Ask whoever designs your site: ‘Which pairs did you check, and may I see the numbers for the dark theme?’

## A worked example: your own brand in ten minutes

1. Write down your colours as six-digit values. There are probably fewer than you think. If there are more than eight, that is your first finding.
2. Next to each, note what it is *for*: background, text, headings, buttons, accents.
3. Look up the ratio of each text colour on every background it appears on. The developer tools in your browser show it next to the colour.
4. Where text is below 4.5, or a large heading or border below 3, darken or lighten the colour in the same hue until it passes, and stop there.
5. Do not forget the hovered button, the placeholder in a form field, and the grey line of small print at the bottom. Those are the usual failures.
6. Write down the list with its numbers, and date it.

You now have a certificate, made by hand. If you would rather have the full one, it costs you a conversation.

🎯 **Key takeaway:** stop debating colours and start measuring pairs. Most fixes are too small to see.

[Send us your colours](/contact), and we will send you the list. [Mobile first is arithmetic](/news/mobile-first-is-arithmetic) does the same for headlines, and there is more in [the news](/news).

## Sources

- W3C, [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/#contrast-minimum), criteria 1.4.3 (text) and 1.4.11 (everything else), with the formula.
- W3C, [Understanding success criterion 1.4.3](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html), on where the 4.5 comes from.
- All ratios are calculated by our own library from the themes it ships, and a test repeats the calculation with every change.`,
};
