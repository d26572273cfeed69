import { readAddress } from "./addresses.ts";
import { attribute, descendants, type Element, lineage, rawText, textOf } from "./html/element.ts";
import { roleOf, withTag } from "./html/semantics.ts";
import type { Page, Site } from "./site.ts";

/** Hosts that are reserved for examples (RFC 2606, RFC 6761) or used as placeholders. */
export const isStandInHost = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$|^(?:yourdomain|your-domain|yoursite|mysite|domain)\.\w+$/i.test(
    host.replace(/:\d+$/, ""),
  );

/** The forms that send a message to the business; searches and dialogs are excluded. */
export const formsOf = (page: Page): Element[] =>
  withTag(page, "form").filter((form) => {
    const isSearch = lineage(form).some((one) => roleOf(one) === "search");
    const fields = descendants(form).filter(
      ({ tag, attributes }) =>
        tag === "textarea" ||
        tag === "select" ||
        (tag === "input" &&
          !/^(?:hidden|submit|button|reset|image|search)$/i.test(attributes.get("type") ?? "text")),
    );
    return !isSearch && fields.length > 0 && !/^dialog$/i.test(attribute(form, "method") ?? "");
  });

/** Whether a form takes messages: it has a field for an e-mail or telephone number, or a text area. */
export const takesMessages = (form: Element): boolean =>
  descendants(form).some(
    ({ tag, attributes }) =>
      tag === "textarea" || (tag === "input" && /^(?:email|tel)$/i.test(attributes.get("type") ?? "")),
  );

const sending = /\b(?:fetch|XMLHttpRequest|sendBeacon)\b/;

/** Whether a script of the page handles the submit event and sends the form data. */
const sendsByScript = (site: Site, page: Page): boolean =>
  withTag(page, "script").some((script) => {
    const source = attribute(script, "src");
    const address = source === null ? null : readAddress(source, { file: page.path, origin: site.origin });
    const code = address?.kind === "inside" ? (site.files.get(address.path) ?? "") : rawText(script);
    return /submit/.test(code) && sending.test(code);
  });

/** Why a form's data is not received by anybody; null if it is sent somewhere. */
export function unconnected(site: Site, page: Page, form: Element): string | null {
  const action = (attribute(form, "action") ?? "").trim();
  const button = descendants(form).find(({ attributes }) => attributes.has("formaction"));
  const target = (button && attribute(button, "formaction")) || action;
  if (form.attributes.has("data-unconnected")) return "it says itself that it is not connected";
  if (target === "" || target.startsWith("#") || /^javascript:/i.test(target))
    return sendsByScript(site, page) ? null : "it names no address that receives what is typed";
  const read = readAddress(target, { file: page.path, origin: site.origin });
  if (read.kind === "other") return `its address is “${target}”, which no server answers`;
  if (read.kind === "outside") {
    const isOpen = isStandInHost(read.host) || /YOUR[-_ ]?(?:FORM|ID|KEY)|\bxxx+|\{|<|FORM_ID/i.test(target);
    return isOpen ? `its address, ${target}, is a placeholder` : null;
  }
  if (read.path === page.path)
    return sendsByScript(site, page) ? null : "it is sent to its own page, which only shows it again";
  return /YOUR[-_ ]|\{/.test(target) ? `its address, ${target}, is a placeholder` : null;
}

/** Whether the form says that it is not connected yet. */
export const declaresUnconnected = (form: Element): boolean =>
  form.attributes.has("data-unconnected") &&
  /to be connected|not connected|needs clarification|not yet/i.test(textOf(form));
