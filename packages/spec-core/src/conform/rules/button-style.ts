import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import type { Style } from "../site/css/cascade.ts";
import { parseColor } from "../site/css/color.ts";
import { lengthPx } from "../site/css/length.ts";
import { ancestors, attribute, type Element, isWithin } from "../site/html/element.ts";
import { mainOf, roleOf } from "../site/html/semantics.ts";
import { isShown } from "../site/shown.ts";
import type { Page } from "../site/site.ts";
import { lightTheme } from "../site/themes.ts";

type Buttons = Spec["design"]["designSystem"]["buttons"];

const px = (style: Style, text: string): number =>
  lengthPx(text, { emPx: style.fontSizePx, wholePx: null, viewportPx: 1440 });

const submits = ({ tag, attributes, parent }: Element): boolean => {
  const type = attributes.get("type")?.toLowerCase();
  if (tag === "input") return type === "submit" || type === "image";
  const inForm =
    parent !== null &&
    ancestors(parent)
      .concat(parent)
      .some((up) => up.tag === "form");
  return (
    inForm &&
    ((tag === "button" && (type === undefined || type === "submit")) || attributes.get("role") === "button")
  );
};

const hasFill = (style: Style): boolean => {
  const image = style.get("background-image")?.text ?? "none";
  const color = parseColor(style.get("background-color")?.text ?? "transparent", {
    scheme: "light",
    current: null,
  });
  return image !== "none" || (color !== null && color.alpha > 0);
};

/** A link that looks like a button: padded on all sides, and filled, outlined or rounded. */
function looksLikeButton(element: Element, style: Style): boolean {
  if (!["link", "button"].includes(roleOf(element) ?? "") || element.tag === "button") return false;
  const isPadded = px(style, style.get("padding-left")?.text ?? "0") > 0;
  const hasShape = style.get("border-radius") !== null || style.get("border-style")?.text === "solid";
  const isBlock = /flex|block|grid/.test(style.get("display")?.text ?? "");
  return isPadded && isBlock && (hasFill(style) || hasShape);
}

const isPill = (text: string, radiusPx: number): boolean =>
  radiusPx >= 100 || /^(?:infinity|calc\(infinity)/i.test(text);

function radiusFits(style: Style, wanted: string): boolean {
  const text = style.get("border-radius")?.text ?? "0";
  const radiusPx = px(style, text.split(/[\s/]+/)[0] ?? "0");
  const wantedPx = px(style, wanted);
  return wantedPx >= 100 ? isPill(text, radiusPx) : Math.abs(radiusPx - wantedPx) < 0.3;
}

const isNone = (text: string | undefined): boolean => text === undefined || /^(?:none|initial|)$/i.test(text);

/** The kind of surface, which the spec decides: filled with one color, with a gradient, or clear. */
function surfaceOf(style: Style): "gradient" | "filled" | "clear" {
  if (/gradient\(/i.test(style.get("background-image")?.text ?? "")) return "gradient";
  return hasFill(style) ? "filled" : "clear";
}

function wantedSurface({ background }: Buttons): "gradient" | "filled" | "clear" {
  if (/gradient\(/i.test(background)) return "gradient";
  return background === "transparent" ? "clear" : "filled";
}

interface Fault {
  readonly property: string;
  readonly message: string;
}

function faultsOf(style: Style, wanted: Buttons): Fault[] {
  const text = (property: string) => style.get(property)?.text;
  const surface = surfaceOf(style);
  const isBordered =
    !/^(?:none|hidden)$/.test(text("border-style") ?? "none") &&
    !/^transparent$/i.test(text("border-color") ?? "");
  const wantsBorder = !/transparent|none/.test(wanted.border);
  return [
    ...(radiusFits(style, wanted.borderRadius)
      ? []
      : [
          {
            property: "border-radius",
            message: `has the radius ${text("border-radius") ?? "0"}; the spec says ${wanted.borderRadius}`,
          },
        ]),
    ...(isNone(text("box-shadow")) === isNone(wanted.boxShadow)
      ? []
      : [
          {
            property: "box-shadow",
            message: isNone(wanted.boxShadow)
              ? "has a shadow; the spec says none"
              : "has no shadow; the spec gives it one",
          },
        ]),
    ...((text("text-transform") ?? "none") === wanted.textTransform
      ? []
      : [
          {
            property: "text-transform",
            message: `has the case ${text("text-transform") ?? "none"}; the spec says ${wanted.textTransform}`,
          },
        ]),
    ...(surface === wantedSurface(wanted)
      ? []
      : [
          {
            property: surface === "gradient" ? "background-image" : "background-color",
            message: `is ${surface}; the spec says ${wantedSurface(wanted)}`,
          },
        ]),
    ...(wantsBorder && !isBordered
      ? [{ property: "border-style", message: `has no border; the spec says ${wanted.border}` }]
      : []),
  ];
}

function checkPage(page: Page, wanted: Buttons): Finding[] {
  const view = page.view(lightTheme);
  const main = mainOf(page);
  return page.elements
    .filter((element) => isWithin(element, main) && isShown(element, view))
    .filter((element) => submits(element) || looksLikeButton(element, view.style(element)))
    .flatMap((element) => {
      const style = view.style(element);
      const name = attribute(element, "value") ?? "";
      return faultsOf(style, wanted).map(({ property, message }) => ({
        ...(style.get(property)?.places.at(-1) ?? { file: page.path, line: element.line }),
        message: `A button${name ? ` “${name}”` : ""} ${message} (${wanted.style}).`,
      }));
    });
}

export const buttonStyle: Rule<"button-style"> = {
  id: "button-style",
  promises: "Buttons have the shape of the chosen style: radius, shadow, surface, border and case.",
  check: ({ pages }, spec) => pages.flatMap((page) => checkPage(page, spec.design.designSystem.buttons)),
};
