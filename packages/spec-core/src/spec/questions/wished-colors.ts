import { isDefaultTheme } from "../../color/default-theme.ts";
import { matches } from "../../content/regex-prefilter/prefiltered-match.ts";
import {
  besideColors,
  colorChain,
  coloredSite,
  colorMark,
  colorNearLook,
  colorOfWares,
  colorsOfSite,
  gradesAlone,
  likes,
  namedColor,
  onColors,
  refusedColor,
  refusedStartColor,
} from "../data/wished-color-words.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { quoted } from "./rule.ts";

type Said = Project["words"]["statements"][number];

/** In characters. A longer sentence that mentions a color is about something else. */
const shortWish = 40;

/** Removes the colors that a sentence declines. */
const wanted = (text: string): string => text.replaceAll(refusedColor, "");

/** Whether a sentence consists only of colors: 'Dark green and cream please'. */
function isColorsAlone(text: string): boolean {
  const others = text.replaceAll(colorChain, "").replaceAll(besideColors, "");
  return others !== text && !/\p{L}/u.test(others) && !gradesAlone.test(text);
}

function namesOfSite(text: string): boolean {
  const marked = text.replaceAll(colorChain, colorMark);
  return coloredSite.test(marked) || (matches(colorsOfSite, marked) && !matches(colorOfWares, text));
}

/** What may follow a list of colors: 'black + pink, big type'. */
const looksAlone =
  /^\s*(?:and )?(?:very |really |nice )?(?:big|bold|large|huge|small|thin|chunky|clean|simple|plain|modern|retro|minimal|handwritten|serif|sans[- ]serif)(?: (?:and )?(?:bold|big|clean|simple|type|fonts?|letters|lettering|text|headlines?|look|design|style|pictures|photos)){0,2}[\s.!]*$/iu;

/** Whether the first clause is a list of colors and the others are about the look. */
function isColorsThenLook(text: string): boolean {
  const clauses = text.split(/[,;]/u);
  const colors = clauses.filter((clause) => !looksAlone.test(clause));
  return clauses.length > colors.length && colors.length > 0 && isColorsAlone(colors.join(","));
}

/** 'Would love greens that aren't too green': the wish says more of the color, without a subject or a look. */
const describedColor = new RegExp(
  `^(?:(?:i|we)(?:['’]d| would)? |would |['’]d )(?:really )?(?:love|like|prefer) (?:some |nice |soft )?${colorMark} that (?:are|is|aren['’]?t|isn['’]?t|look|looks|feel|feels|don['’]?t|doesn['’]?t)(?!\\p{L})`,
  "iu",
);

/** 'A white background', 'plenty of white': the site is white anyway. */
const ofWhite =
  /(?<!\p{L})(?:(?:plenty|lots|a lot) of white(?: space)?|white (?:background|space|page)s?)(?!\p{L})/giu;
const isWhiteAlone = (text: string): boolean => {
  const rest = text.replace(ofWhite, "");
  return rest !== text && !namedColor.test(rest) && !onColors.test(rest) && !matches(colorNearLook, rest);
};

/** 'Photos with a grey background', 'the black and white one of my dad': the colors are those of a picture. */
const oldPicture = /(?<!\p{L})black and white (?:ones?|shots?|photo\p{L}*|pictures?|prints?)(?!\p{L})/iu;
const ofPictures = /(?<!\p{L})(?:photo\p{L}*|pictures?|pics?|images?|portraits?)(?!\p{L})/iu;
const ofTheSite = /(?<!\p{L})(?:(?:web ?)?sites?|pages?|logo|brand|van|sign)(?!\p{L})/iu;
/** 'People can say which colors they hate': the colors of an order. */
const ofOrders =
  /(?<!\p{L})(?:people|customers|couples|they|you) can (?:also )?(?:say|tell|choose|pick|ask)(?!\p{L})/iu;
const isOfOthers = (text: string): boolean =>
  oldPicture.test(text) || ofOrders.test(text) || (ofPictures.test(text) && !ofTheSite.test(text));

/** Whether a sentence names colors for the site. */
function namesColors({ text, field, kind }: Said): boolean {
  if (isOfOthers(text)) return false;
  if (field === "audience" || kind === "fact") return false;
  if (field === "competitors" && kind !== "wish" && !likes.test(text)) return false;
  if (/#[\da-f]{6}(?![\da-z])/iu.test(text)) return false;
  const said = wanted(text);
  const isAlone = (kind === "wish" || field === "contentNotes") && text.length <= shortWish;
  return (
    namesOfSite(said) ||
    (kind === "wish" && describedColor.test(text.replaceAll(colorChain, colorMark))) ||
    (isAlone && (isColorsAlone(said) || isColorsThenLook(said)))
  );
}

/** Whether a note mentions colors in another way, such as those of the van or of the logo. */
function speaksOfColors({ text, field, kind }: Said): boolean {
  if (isOfOthers(text)) return false;
  if (field !== "contentNotes" && (field !== "competitors" || kind !== "wish")) return false;
  const said = wanted(text);
  return (
    !matches(colorOfWares, said) &&
    !/#[\da-f]{6}(?![\da-z])/iu.test(text) &&
    !isWhiteAlone(said) &&
    (onColors.test(said) ||
      matches(colorNearLook, said) ||
      (namedColor.test(said) && text.length <= shortWish && isColorsAlone(said)))
  );
}

/** Whether a note or a wish declines a color of the default theme. */
const refusesStart = ({ text, field, kind }: Said): boolean =>
  (field === "contentNotes" || kind === "wish") && matches(refusedStartColor, text);

/**
 * A question if the client describes colors in words while the form still has the default theme. It blocks the launch
 * if the words name the site's colors: only a choice in the form changes the colors of a specification, so that the
 * form, its preview and every version agree. It blocks the pages if the words only decline a color of the default theme.
 */
export function wishedColors({ input, words }: Project): Clarification[] {
  const { themeColors } = input;
  if (!isDefaultTheme(themeColors)) return [];
  const named = words.statements.filter(namesColors);
  const refused = words.statements.filter(refusesStart);
  const said = words.statements.filter(
    (statement) => named.includes(statement) || refused.includes(statement) || speaksOfColors(statement),
  );
  if (said.length === 0) return [];
  const isNamed = named.length > 0;
  const isRefused = !isNamed && refused.length > 0;
  return [
    {
      id: "colors-chosen",
      path: "design.designSystem.colors.theme",
      question: isNamed
        ? "Please choose the colors that you name in step 4, Theme Customization, or tell us that the designer may choose the shades there. Until then the site is painted in the colors that every new project starts with."
        : isRefused
          ? "You do not want a color that every new project starts with and that the form still holds. Please choose others in step 4, Theme Customization, or tell us that the designer may choose them."
          : "Which shades do you mean, or may the designer choose them? The form still holds the colors that every new project starts with.",
      about: `${themeColors.primary}, ${themeColors.accent}`,
      asks: "client",
      blocks: isNamed ? "launch" : isRefused ? "page" : "nothing",
      quotes: said.map(({ text }) => quoted(text)),
    },
  ];
}
