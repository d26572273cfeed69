import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.contrast;

/** Accessibility, explained by what a contrast certificate contains. */
export const contrast: Article = {
  number: 6,
  slug: "what-a-contrast-certificate-proves",
  title: "What a contrast certificate proves about your colours",
  excerpt:
    "Seven colours make a theme. Laid on each other the way a website really uses them, they make dozens of pairs, and each pair has a number that is high enough or not. Two of ours are not.",
  category: "design",
  keyTakeaways: [
    "Contrast is a number between 1 and 21, and anyone can compute it. Nobody has to argue about it.",
    "Check the pairs that a site really uses: hovered buttons, muted text on cards, the dark theme.",
    "A colour that fails can be mended within its hue, often by a step that nobody sees.",
  ],
  featured: false,
  publishedAt: "2026-10-12T09:00:00Z",
  updatedAt: "2026-11-23T03:00:00Z",
  content: `‘Can you make the grey a bit lighter? It looks more elegant.’ I have heard that sentence in most projects of my life, and for years I lost the argument, because I had only taste to put against taste. Then I began to answer with a number, and the argument went away. This article is about that number.

## Twenty-one to one

The contrast of two colours is the ratio of their luminance, a measure of how much light the eye gets from them. It runs from 1, where you see nothing, to 21, which is black on white. The guidelines for accessible web content draw two lines through it:

- **4.5** for text that is meant to be read,
- **3** for large headings, and for the parts of a page that one has to see in order to use it: the edge of a field, the ring around what has the focus.

The lines are not there for a small group somewhere else. They are there for a phone in the sun, a projector in a bright room, a cheap screen in a warehouse, and for every pair of eyes over forty-five, of which yours will be one.

Take the elegant grey. ${f.grey} on white is the grey that generations of designers have reached for. Its contrast is ${f.greyRatio}. It fails.

📊 ${f.grey} on white: ${f.greyRatio}. ${f.greyMended} on white: ${f.greyMendedRatio}. You need 4.5.

Look at the two values again. Two of the three channels have moved by a single step out of 256. *No human being can tell these greys apart*, and one passes while the other does not. Whenever someone tells me that accessible colours look dull, I show them this pair.

## One hard case: yellow

It is not always so cheap. Suppose that a brand has a warm yellow, ${f.yellow}, and would like to set words in it on white. The contrast is ${f.yellowRatio}. To reach 4.5 within the same hue, the yellow has to become ${f.yellowMended}, at ${f.yellowMendedRatio}. That is no longer yellow. It is the colour of a wet cardboard box.

So here the number does not suggest a repair, it suggests a decision. **Yellow is a ground, not an ink.** Turn the pair around and set black on that yellow: ${f.yellowOnBlack}. Plenty of room. The bakery on our front page, an invented client, is yellow all over and has no trouble with contrast, because nobody tried to write with it.

> The sum does not forbid a colour. It tells you what the colour is for.

## Why one pair is never enough

Most tools check two colours at a time. You type in the text and the ground, get a green tick, and go home. But a website is not two colours. There is the label on the button, and the label on the button *while the mouse is over it*. There is muted text on the page, and the same muted text on a card that is a shade darker. There are the messages for success, warning and error, each as text and each as a filled label. There is the border that shows where a field begins. And then there is the dark theme, where all of it happens again.

We wrote down every such use that the sites from our library really make. It came to more than ${f.pairsPerThemeOver} pairs for one theme, light and dark together, and whenever the sites learn something new, a few are added. For each the list says what it is, which ratio it has and which it needs. We call that the contrast certificate, and it is part of every specification.

A client chooses seven colours. The other roles, such as the hovered button or the muted text, are worked out from them, so that the whole list passes. On offer are ${f.themesOnOffer} ready-made themes.

📊 ${f.themesOnOffer} themes, more than ${f.pairsPerThemeOver} pairs each: over a thousand pairs, and all of them pass.

The body text of each of these themes stands at ${f.bodyTextAtLeast} or more. That is far above the line, on purpose: text is read for minutes. One of the tightest pairs is the border of a card in one of the light themes. It needs 3 and has ${f.tightestRatio}. I like that figure, because it shows that the computation goes to the limit and not past it. A border that is darker than it must be is just a heavier page.

### Ours failed, too

Before you think that we are boasting: the colours with which our own questionnaire opens do *not* pass as they stand. The green accent and the light blue of the smallest headings come to ${f.ourAccentRatio} on white, both of them, where 3 is needed. They are the values that the product was specified with, so we kept them, and the screen says so: it shows the ratio, the verdict and one offer that mends it. For the green that offer is ${f.ourAccentMended}, a little darker. One press, and it is done.

The certificate of the finished site passes all the same, because there the roles are worked out and not taken as given. But we did not want to hide the raw colours behind the solved ones. If a tool finds fault with you, it should find fault with its maker as well.

⚠️ A certificate says that text can be told from its ground. It does not say that it can be understood. Size, spacing, plain words and a sensible order are separate work.

## What it is worth in a project

Three things change once the list exists.

**The argument ends.** ‘A bit lighter’ becomes ‘4.48, which fails; this one has 4.53 and you cannot see the difference’. Nobody has lost face.

**It can be asked of others.** The numbers stand in the specification, so they hold for whoever builds the site, human or machine. Our [checker](/news/ai-builds-the-site-who-checks-it) computes them again from the finished files.

**It survives the next change.** Redesigns seldom ruin contrast. The banner that somebody adds in November does. A list that can be computed again catches the banner.

❓ Ask whoever designs your site: ‘Which pairs did you check, and may I see the numbers for the dark theme?’

## A worked example: your own brand in ten minutes

1. Write down your colours as six-digit values. There will be fewer than you think; if there are more than eight, that is your first finding.
2. Name for each what it is *for*: ground, text, headings, buttons, accents.
3. Compute each text colour on each ground that it really stands on. Browsers show the ratio in their inspector, beside the colour.
4. Below 4.5 for text, or 3 for large headings and borders, darken or lighten within the hue until it passes, and not further.
5. Do not forget the hovered button, the placeholder in a form field, and the grey line of small print at the bottom. That is where it usually fails.
6. Write the list down with its numbers, and put the date on it.

Now you have a certificate, made by hand. If you would rather have the long one, with every line, it costs you a conversation.

🎯 **Key takeaway:** stop discussing colours and start computing pairs; most repairs are too small to see.

[Send us your colours](/contact), and we will send you the list. Why headlines have numbers as well is told in [Mobile first is arithmetic](/news/mobile-first-is-arithmetic), and everything else is in [the news](/news).

## Sources

- W3C, [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/#contrast-minimum), criteria 1.4.3 (contrast of text) and 1.4.11 (of everything else), with the formula.
- W3C, [Understanding success criterion 1.4.3](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html), on where the 4.5 comes from.
- All ratios are computed by our own library from the themes that it ships; a test does it again with every change.`,
};
