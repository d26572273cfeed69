import type { ButtonStyle } from "../../../onboarding/schema.ts";

const base = `.button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.875rem; padding: .75rem 1.5rem; background: var(--button-background); color: var(--button-color); border: var(--button-border); border-radius: var(--button-radius); box-shadow: var(--button-shadow); font-weight: var(--weight-strong); line-height: 1.2; text-align: center; text-decoration: none; text-transform: var(--button-case); cursor: pointer; }`;

const darker = ".button:hover { background: var(--color-primary-hover); }";

// The border color is resolved where its token is declared, so a band has to set it to the label's color again.
const framedOnBands = ".on-primary .button, .on-accent .button { border: 2px solid var(--color-text); }";

const fills =
  ".button:hover { background: var(--color-primary); border-color: var(--color-primary); color: var(--color-on-primary); }";

/** The differences between the styles, besides the surface from the tokens. */
const styles: Readonly<Record<ButtonStyle, string>> = {
  classic: darker,
  rounded: `.button { padding-inline: 1.9rem; }\n${darker}`,
  square: `.button { min-height: 2.5rem; padding: .5rem 1.1rem; font-size: .875rem; letter-spacing: .07em; }\n${darker}`,
  standard: `${framedOnBands}\n.button:hover { border-color: var(--color-text); }`,
  modern: `.button { padding: .9rem 1.6rem; }\n.button:hover { background: var(--color-primary-hover); transform: translateY(-2px); }`,
  outlined: fills,
  gradient:
    ".button { padding-inline: 1.75rem; background-origin: border-box; }\n.button:hover { background: var(--color-primary-hover); }",
  ghost: `.button { padding-inline: .25rem; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: .3em; }\n.button:hover { background: var(--card); text-decoration-thickness: 4px; }`,
};

/** Buttons in the chosen style. */
export const buttonsCss = (style: ButtonStyle): string => `${base}\n${styles[style]}`;
