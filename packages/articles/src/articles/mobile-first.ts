import type { Article } from "./article.ts";
import { figures } from "./figures.ts";

const f = figures.type;

/** Mobile-first design, explained by the arithmetic of fluid type and of typefaces. */
export const mobileFirst: Article = {
  number: 4,
  slug: "mobile-first-is-arithmetic",
  title: "Mobile first is arithmetic: headlines that fit, and still grow when you zoom",
  excerpt:
    "A headline that scales with the window looks right on every screen, yet may shut out everyone who needs larger text. The sum that shows it fits on a napkin, and so does the fix.",
  category: "design",
  keyTakeaways: [
    "Start with the size on the phone, and let it grow to at most two and a half times that.",
    "A size in viewport units alone does not grow when readers zoom. Always add a share in rem.",
    "Choose typefaces by the weights they really have and the room they take up.",
  ],
  featured: false,
  publishedAt: "2026-10-26T09:00:00Z",
  updatedAt: "2026-11-26T09:00:00Z",
  content: `‘Mobile first’ has been said so often that it no longer says anything. In most projects it means that somebody looks at the phone at the end, *first thing* at the end, and makes things smaller until they fit. I would like to give the phrase some meaning again, with one example, the headline, and with sums that you can check.

Space is scarcest on the phone, so that is where the decisions are made: what comes first, what can go, how long a headline may be. If it works there, a wide screen is a gift, and all you have to decide is how to spend it. The other way round, you spend what you do not have.

## The headline that will not grow

Say a designer has drawn a headline at 32 pixels on the phone and 96 on the desktop. In between, it should grow smoothly. Every tutorial has the line for that:

\`font-size: ${f.naive}\`

Never below 2 rem, never above 6, and in between seven and a half per cent of the window’s width. In a window 1,280 pixels wide, that gives ${f.naivePx} pixels, exactly as drawn. It looks splendid, and it has a fault that no screenshot will show.

Now imagine a reader who does not see well. She zooms in. The accessibility guidelines require that text can be enlarged to 200 per cent. What happens?

A browser zooms by pretending that the window is smaller and drawing everything larger. At 200 per cent, our 1,280 pixels count as 640. Seven and a half per cent of 640 is 48, drawn at twice the size: ${f.naiveAt200}.

📊 Zoomed to 200 %, the headline goes from ${f.naivePx} pixels to ${f.naiveAt200}. It does not grow at all.

She zooms further. At 500 per cent, the most that desktop browsers offer, the window counts as 256 pixels, the lower limit of 32 pixels takes over, and the headline is drawn at ${f.naiveAt500}. That is ${f.naiveGrowth} times what she started with. *She has turned the wheel as far as it will go, and the headline has not even doubled.* Meanwhile, everything around it is five times as large, so the page is a mess as well.

## The fix is one number

The reason is obvious once you see it. The share in \`vw\` takes back exactly what zooming gives. Only the share in \`rem\` grows. So two things have to be true: there must be a share in rem, and the largest size must not be too many times the smallest. How many? At five times zoom, a headline is at least five times its smallest size. It needs to be twice its largest. Five divided by two is two and a half.

**The largest size may be two and a half times the smallest, and no more.**

That is the whole rule, and our library applies it to every size it writes. Ask it for a headline that grows from 2 to 6 rem, and it will not give you that. It answers:

\`font-size: ${f.fluid}\`

On the phone you get ${f.phonePx} pixels, as before. In the window of 1,280 pixels, this is what the reader gets:

| Zoom | The usual line | Our line |
| --- | ---: | ---: |
| 100 % | ${f.naivePx} px | ${f.fluidPx} px |
| 200 % | ${f.naiveAt200} px | ${f.fluidAt200} px |
| 500 % | ${f.naiveAt500} px | ${f.fluidAt500} px |
| Growth in all | ${f.naiveGrowth} times | ${f.fluidGrowth} times |

The designer has given up 16 pixels on the largest screen. A reader has been let in.

> This is not a compromise between beauty and access. It is the width of the door.

If the drama of 96 pixels matters to you, there is an honest way to get it: start with 38.4 on the phone. Now the discussion is where it belongs. Does a headline of 38 pixels fit on a phone? Only if it is short. Mobile first turns out to be a rule about *writing*.

### How long may it be?

A small phone is 360 pixels wide, or about 320 without the margins. In a bold serif, the average letter is a little over half as wide as the type size, so at 32 pixels about eighteen letters fit on a line. ‘Tomorrow’s loaf, ordered tonight’ makes two good lines. ‘Artisanal bakery solutions for discerning neighbourhoods’ makes four, and pushes the first link off the screen. Cut the words before you cut the size.

## Typefaces have widths, and weights

The other half of a headline is its typeface, and here too there are figures worth knowing before you fall in love. Our catalogue offers ${f.families} families. For ${f.measured} of them it includes measurements, so that the browser can reserve the right amount of space with a font it already has, and nothing jumps when the real one arrives.

These measurements show how much typefaces differ at the same nominal size. For Arial to take up as much space as the face it stands in for, it has to be set

- at ${f.bebasAdjust} per cent for Bebas Neue, a narrow poster face,
- at ${f.montserratAdjust} per cent for Montserrat, a wide geometric one.

For Merriweather the stand-in is Times, at ${f.merriweatherAdjust} per cent. So ‘2 rem’ in one face and ‘2 rem’ in another are not the same size in any sense that a reader would recognise. A headline that fits in Bebas Neue with room to spare will break in Montserrat. *Choose the typeface before you choose the words*, or at least at the same meeting.

And check which weights a family really has. In our catalogue, ${f.oneWeight} families have only one. Ask one of them for bold, and the browser fakes it: thicker strokes, clogged letters, no type designer involved. If your layout needs three weights, such a family is fine for a headline but not for the whole site. That is why the ${f.pairings} pairings that we offer fix the weight along with the face: choose *Loud and clear*, and Bebas Neue comes at 400, because there is no other, while Lato brings its five for the rest.

💡 Two families are enough. One will do if it has enough weights.

## A worked example for this afternoon

Open your own site on a computer, at a width of about 1,280 pixels.

1. Measure the main headline. The developer tools in your browser show its size in pixels.
2. Zoom to 200 per cent. Look at it again and multiply by two. Is it larger than before?
3. Zoom to 500 per cent and multiply by five. Is it at least twice what it was at the start?
4. If not, find the size in the style sheet. If it uses \`vw\` with no \`rem\` added to it, you have found the fault.
5. Divide the largest size by the smallest. If the result is over 2.5, bring it down.

It takes five minutes, and I would be surprised if the first site you try passes.

🎯 **Key takeaway:** start from the phone, add a share in rem, and stop at two and a half times.

If you would rather have it done for you, [write to us](/contact). If you enjoy numbers like these, [contrast](/news/what-a-contrast-certificate-proves) has some too, and the rest are in [the news](/news).

## Sources

- W3C, [Web Content Accessibility Guidelines 2.2, criterion 1.4.4, Resize Text](https://www.w3.org/TR/WCAG22/#resize-text).
- Utopia, [Addressing accessibility concerns with using fluid type](https://utopia.fyi/blog/wcag-1-4-4), which derives the factor of 2.5 in detail.
- W3C, [CSS Fonts Module Level 5](https://www.w3.org/TR/css-fonts-5/), on size-adjust, which gives a stand-in font the measurements of the real one.
- All sizes and catalogue figures are calculated by our own library and checked by a test.`,
};
