import sanitizeHtml from "sanitize-html";
import { isTooMuchToDraw } from "./svg-expansion.ts";
import { svgAttributes, svgElements } from "./svg-vocabulary.ts";

/** A reference inside the drawing, or pixels embedded in the file. */
const ownReference = /^(#[\w.:-]+|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*)$/;
/**
 * CSS that could load something from outside the file: any URL that is not a fragment, imports, and
 * escapes that hide one.
 */
const reachesOut = /url\(["'\s]*(?!["'\s#])|@import|image-set|src\(|\\|<|expression|javascript:/i;

/**
 * The maximum number of opening and closing tags. The parser's work grows with the square of the nesting
 * depth, which this limits.
 */
const tagsMax = 10_000;

function isSafe(name: string, value: string): boolean {
  return name === "href" || name === "xlink:href" ? ownReference.test(value.trim()) : !reachesOut.test(value);
}

function keepSafeAttributes(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isSafe(name, value)),
  );
  return {
    tagName,
    attribs: tagName === "svg" ? { ...attribs, xmlns: "http://www.w3.org/2000/svg" } : attribs,
  };
}

/**
 * A vector drawing without anything that runs or loads: only drawing elements and attributes remain, and
 * references within the file. Undefined if the text is not one SVG document, has more tags than a logo
 * needs, or would be too much work to draw.
 */
export function sanitizeSvg(text: string): string | undefined {
  if (!/^<svg[\s/>]/.test(text.slice(text.search(/<[A-Za-z]/)))) return undefined;
  if (text.split("<").length > tagsMax) return undefined;
  const clean = sanitizeHtml(text, {
    allowedTags: svgElements,
    disallowedTagsMode: "completelyDiscard",
    allowedAttributes: { "*": svgAttributes },
    allowedSchemes: [],
    allowedSchemesByTag: { image: ["data"] },
    allowedSchemesAppliedToAttributes: [],
    allowVulnerableTags: true,
    nestingLimit: 100,
    parseStyleAttributes: false,
    selfClosing: [],
    parser: { xmlMode: true, decodeEntities: true },
    transformTags: { a: "g", "*": keepSafeAttributes },
    exclusiveFilter: ({ tag, text: content }) => tag === "style" && reachesOut.test(content),
  }).trim();
  const isOneDocument = /^<svg[\s>]/.test(clean) && clean.endsWith("</svg>");
  return isOneDocument && !isTooMuchToDraw(clean) ? clean : undefined;
}
