import type { RoleName } from "./theme-roles.ts";

/** A pair of roles that components of a client's website lay on each other, and the ratio that it needs. */
export type CertifiedUse = {
  readonly use: string;
  readonly foreground: RoleName;
  readonly background: RoleName;
  readonly required: number;
};

/** Colors that stand on the page as well as on a card, with the name of their use. */
const onGrounds: readonly (readonly [use: string, role: RoleName, required: number])[] = [
  ["Body text", "text", 4.5],
  ["Muted text", "muted", 4.5],
  ["Link or outlined button", "primaryText", 4.5],
  ["Accent text", "accentText", 4.5],
  ["Success text", "successText", 4.5],
  ["Warning text", "warningText", 4.5],
  ["Error text", "errorText", 4.5],
  ["Info text", "infoText", 4.5],
  ["Border", "border", 3],
  ["Focus ring", "focus", 3],
];

/** Every use but headings, whose ratios depend on their sizes, and gradients, which have no single ground. */
export const certifiedUses: readonly CertifiedUse[] = [
  ...onGrounds.flatMap(([use, foreground, required]) => groundUses(use, foreground, required)),
  { use: "Button label", foreground: "onPrimary", background: "primary", required: 4.5 },
  { use: "Button label, hovered", foreground: "onPrimary", background: "primaryHover", required: 4.5 },
  { use: "Accent label", foreground: "onAccent", background: "accent", required: 4.5 },
  { use: "Success label", foreground: "onSuccess", background: "success", required: 4.5 },
  { use: "Warning label", foreground: "onWarning", background: "warning", required: 4.5 },
  { use: "Error label", foreground: "onError", background: "error", required: 4.5 },
  { use: "Info label", foreground: "onInfo", background: "info", required: 4.5 },
];

/** The two pairs of a color that stands on the page and on a card. */
export function groundUses(use: string, foreground: RoleName, required: number): CertifiedUse[] {
  return [
    { use: `${use} on the page`, foreground, background: "background", required },
    { use: `${use} on a card`, foreground, background: "surface", required },
  ];
}
