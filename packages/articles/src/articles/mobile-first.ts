import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.type;

/** Mobile-first design, explained by the arithmetic of fluid type and of typefaces. */
export const mobileFirst: Article = {
  number: 4,
  slug: "mobile-first-is-arithmetic",
  title: "Mobile first is arithmetic: headlines that fit, and still grow when you zoom",
  excerpt:
    "A headline that scales with the window looks right on every phone, and may lock out everyone who needs larger text. The sum that shows it fits on a napkin, and so does the remedy.",
  category: "design",
  keyTakeaways: [
    "Begin with the size on the phone; let the wide screen grow from it, at most two and a half times.",
    "A size in viewport units alone does not grow when readers zoom. Always add a part in rem.",
    "Choose typefaces for the weights that they really have and for how much room they take.",
  ],
  featured: false,
  publishedAt: "2026-10-26T09:00:00Z",
  updatedAt: "2026-10-26T09:00:00Z",
  content: `‘Mobile first’ has been said so often that it no longer says anything. In most projects it means that somebody looks at the phone at the end, *first thing* at the end, and makes things smaller until they fit. I would like to give the phrase its meaning back with one example, the headline, and with sums that you can check.

The phone is where the room is scarce, so it is where decisions are made: what comes first, what can go, how long a headline may be. If it works there, a wide screen is a gift, and all you decide is how to spend it. The other way round you spend what you do not have.

## The headline that will not grow

Say that a designer has drawn a headline of 32 pixels on the phone and 96 on the desktop. Between the two it shall grow smoothly. Every tutorial has the line for that:

\`font-size: ${f.naive}\`

Never below 2 rem, never above 6, and in between seven and a half per cent of the window’s width. On a window of 1,280 pixels that gives ${f.naivePx} pixels, exactly as drawn. It looks splendid, and it has a fault that no screenshot will show.

Now let somebody read it who does not see well. She zooms in. The guidelines for accessibility ask that text can be enlarged to 200 per cent. What happens?

A browser zooms by pretending that the window is smaller and drawing everything larger. At 200 per cent our window of 1,280 pixels counts as 640. Seven and a half per cent of 640 is 48, drawn at twice the size: ${f.naiveAt200}.

📊 Zoomed to 200 %, the headline goes from ${f.naivePx} pixels to ${f.naiveAt200}. It does not grow at all.

She zooms on. At 500 per cent, the most that browsers on a desktop offer, the window counts as 256 pixels, the lower limit of 32 pixels takes hold, and the headline stands at ${f.naiveAt500}. That is ${f.naiveGrowth} times what she began with. *She has turned the wheel as far as it goes and never reached the double.* Everything around the headline has become five times as large meanwhile, so the page is a mess as well.

## The remedy is one number

The reason is plain once you see it. The part in \`vw\` takes back exactly what zooming gives. Only the part in \`rem\` grows. So two things have to be true: there must be a part in rem, and the largest size must not be too many times the smallest. How many times? At five-fold zoom a headline is at least five times its smallest size. It has to be twice its largest. Five halves.

**The largest size may be two and a half times the smallest, and no more.**

That is the whole rule, and our library applies it to every size that it writes. Ask it for a headline from 2 to 6 rem and it will not give you that. It answers:

\`font-size: ${f.fluid}\`

On the phone you get ${f.phonePx} pixels, as before. At 1,280 pixels you get ${f.fluidPx}, not ${f.naivePx}. At 200 per cent the headline is drawn at ${f.fluidAt200} pixels, at 500 per cent at ${f.fluidAt500}: ${f.fluidGrowth} times where it started. The designer has lost 16 pixels on the largest screen. A reader has been let in.

> The sum is not a compromise between beauty and access. It is the width of the door.

If the drama of 96 pixels matters to you, there is an honest way to it: begin with 38.4 on the phone. And now the discussion is where it belongs. Does a headline of 38 pixels fit a phone? Only if it is short. Mobile first turns out to be a rule about *writing*.

### How long may it be?

A phone is 360 pixels wide, less the margins say 320. A bold serif takes a little over half its size for an average letter, so at 32 pixels about eighteen letters fit in a line. ‘Tomorrow’s loaf, ordered tonight’ makes two good lines. ‘Artisanal bakery solutions for discerning neighbourhoods’ makes four, and the first link slips off the screen. Cut the words before you cut the size.

## Typefaces have widths, and weights

The other half of a headline is its face, and here too there are figures worth knowing before you fall in love. Our catalogue offers ${f.families} families. ${f.measured} of them carry measurements, so that the browser can set aside the right amount of room with a font that it has already, and nothing jumps when the real one arrives.

The measurements show how different faces are at the same nominal size. For the browser’s Arial to take as much room as the face that it stands in for, it has to be set

- at ${f.bebasAdjust} per cent for Bebas Neue, a narrow poster face,
- at ${f.montserratAdjust} per cent for Montserrat, a wide geometric one.

Merriweather, which stands in its turn on Times, needs ${f.merriweatherAdjust}. So ‘2 rem’ in one face and ‘2 rem’ in another are not the same size in any sense that a reader would recognise. A headline that fits in Bebas Neue with room to spare breaks in Montserrat. *Decide on the face before you decide on the words*, or at least at the same table.

And look at what a family really ships. In our catalogue ${f.oneWeight} families have a single weight. Ask such a face for bold and the browser smears it by itself: thicker strokes, closed counters, no type designer involved. If your layout needs three weights, those families are for one headline, not for a system. This is why the ${f.pairings} pairings that we offer set the weight together with the face: choose *Loud and clear*, and Bebas Neue comes at 400, because there is no other, while Lato keeps its five for the rest.

💡 Two families are enough. One if it has many weights.

## A worked example for this afternoon

Open your own site on a computer, at a width of about 1,280 pixels.

1. Measure the main headline; the browser’s inspector shows its size in pixels.
2. Zoom to 200 per cent. Look at it again and multiply by two. Is it larger than before?
3. Zoom to 500 per cent and multiply by five. Have you reached the double?
4. If not, find the size in the style sheet. If it holds \`vw\` and no \`rem\` beside it, you have found the fault.
5. Divide the largest size by the smallest. If the result is over 2.5, bring it down.

It takes five minutes, and I would be surprised if the first site that you try passes.

🎯 **Key takeaway:** start from the phone, add a part in rem, and stop at two and a half times.

If you would rather have it done, [write to us](/contact). And if numbers like these please you, [contrast](/news/what-a-contrast-certificate-proves) has some too; the rest is in [the news](/news).

## Sources

- W3C, [Web Content Accessibility Guidelines 2.2, criterion 1.4.4, Resize Text](https://www.w3.org/TR/WCAG22/#resize-text).
- Utopia, [Addressing accessibility concerns with using fluid type](https://utopia.fyi/blog/wcag-1-4-4), where the factor of 2.5 is derived with care.
- W3C, [CSS Fonts Module Level 5](https://www.w3.org/TR/css-fonts-5/), on size-adjust, by which a stand-in gets the measures of the real face.
- All sizes and catalogue figures are computed by our own library and checked by a test.`,
};
