import type { CSSProperties } from "react";

/** The light theme. Mail programs do not support custom properties, so each rule has the values. */
const color = {
  paper: "#E9EEEA",
  ink: "#0F2922",
  ink2: "#3C524A",
  ink3: "#4F645B",
  line: "#C3CFC8",
  accent: "#FF5330",
} as const;

const display = "Besley, Rockwell, 'Roboto Slab', Georgia, serif";
const text = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

const running = { fontFamily: text, fontSize: "16px", lineHeight: "25px", color: color.ink } as const;

/** Inline styles by role: many mail programs drop style sheets. */
export const style = {
  body: { margin: 0, padding: 0, backgroundColor: color.paper },
  page: { padding: "32px 20px 40px", backgroundColor: color.paper, ...running },
  sheet: { maxWidth: "560px", margin: "0 auto" },
  brand: {
    fontFamily: display,
    fontSize: "21px",
    lineHeight: "26px",
    fontWeight: 700,
    letterSpacing: "-0.5px",
    color: color.ink,
    textDecoration: "none",
  },
  brandBlock: {
    display: "inline-block",
    width: "26px",
    height: "26px",
    marginRight: "2px",
    borderRadius: "3px",
    backgroundColor: color.accent,
    color: color.ink,
    textAlign: "center",
  },
  heading: {
    margin: "36px 0 0",
    fontFamily: display,
    fontSize: "31px",
    lineHeight: "38px",
    fontWeight: 700,
    letterSpacing: "-0.8px",
    color: color.ink,
    overflowWrap: "anywhere",
  },
  said: { borderBottom: `3px solid ${color.accent}` },
  rule: { margin: "28px 0 24px", border: "none", borderTop: `2px solid ${color.ink}` },
  paragraph: { margin: "0 0 16px", ...running },
  table: { margin: "8px 0 12px" },
  cell: {
    padding: "10px 0",
    borderTop: `1px solid ${color.line}`,
    verticalAlign: "top",
    overflowWrap: "anywhere",
    ...running,
  },
  label: { width: "112px", paddingRight: "12px", color: color.ink3 },
  listTitle: {
    margin: "20px 0 4px",
    fontFamily: display,
    fontSize: "19px",
    lineHeight: "26px",
    fontWeight: 700,
    letterSpacing: "-0.3px",
    color: color.ink,
  },
  number: { width: "28px", fontWeight: 700, color: color.ink3 },
  letterCell: { width: "36px" },
  letter: {
    display: "inline-block",
    width: "20px",
    height: "20px",
    borderRadius: "3px",
    backgroundColor: color.accent,
    color: color.ink,
    fontFamily: display,
    fontSize: "13px",
    lineHeight: "19px",
    fontWeight: 700,
    textAlign: "center",
  },
  actionRow: { margin: "24px 0 28px" },
  action: {
    padding: "15px 24px",
    borderRadius: "3px",
    backgroundColor: color.accent,
    color: color.ink,
    fontFamily: text,
    fontSize: "17px",
    lineHeight: "20px",
    fontWeight: 700,
  },
  footRule: { margin: "32px 0 16px", border: "none", borderTop: `1px solid ${color.line}` },
  foot: { margin: "0 0 6px", ...running, fontSize: "14px", lineHeight: "21px", color: color.ink2 },
} as const satisfies Record<string, CSSProperties>;

/** The dark theme for mail programs with `prefers-color-scheme`; only !important overrides inline styles. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0B1915 !important; }
  .ink { color: #E9F0EB !important; }
  .ink-2 { color: #B6C7BE !important; }
  .ink-3 { color: #95AAA0 !important; }
  .line { border-color: #29423A !important; }
  .rule { border-color: #E9F0EB !important; }
  .accent { background-color: #FF6238 !important; color: #0B1915 !important; }
  .said { border-color: #FF6238 !important; }
}`;
