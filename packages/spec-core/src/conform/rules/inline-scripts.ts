import type { Finding, Rule } from "../rule.ts";
import { attribute, rawText } from "../site/html/element.ts";
import type { Page } from "../site/site.ts";

const isData = (type: string): boolean => /json|template|text\/(?:html|plain)|speculationrules/i.test(type);

function inlineOn(page: Page): Finding[] {
  return page.elements.flatMap((element): Finding[] => {
    const at = { file: page.path, line: element.line };
    const handler = [...element.attributes.keys()].find((name) => /^on[a-z]+$/.test(name));
    const isCode =
      element.tag === "script" &&
      !element.attributes.has("src") &&
      !isData(attribute(element, "type") ?? "") &&
      rawText(element).trim() !== "";
    const address = attribute(element, element.tag === "form" ? "action" : "href") ?? "";
    return [
      ...(handler
        ? [{ ...at, message: `The attribute ${handler} holds a script. Move it into a file of the site.` }]
        : []),
      ...(isCode
        ? [{ ...at, message: "The page has an inline script. Move it into a file of the site." }]
        : []),
      ...(/^\s*javascript:/i.test(address)
        ? [{ ...at, message: "The address is a script. Use a button and a file of the site." }]
        : []),
    ];
  });
}

export const inlineScripts: Rule<"inline-script"> = {
  id: "inline-script",
  promises: "No page holds a script of its own, which a strict Content-Security-Policy would refuse.",
  check: ({ pages }) => pages.flatMap(inlineOn),
};
