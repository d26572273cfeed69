import type { z } from "zod";
import { roleNames } from "../blocks/design/colors.ts";
import type { designSchema } from "../blocks/design/design.ts";
import { colorProperty, darkRoots } from "../css-text.ts";

type DesignSystem = z.output<typeof designSchema>["designSystem"];
type Roles = DesignSystem["colors"]["roles"]["light"];

const roleProperties = roleNames.map((name) => [name, colorProperty(name)] as const);

const colorLines = (roles: Roles, indent: string): string =>
  roleProperties.map(([name, property]) => `${indent}${property}: ${roles[name]};`).join("\n");

const textRoles = ["h1", "h2", "h3", "body"] as const;

const fontLines = (typography: DesignSystem["typography"]): string =>
  textRoles
    .flatMap((role) => {
      const { cssFamily, size, weight, lineHeight } = typography[role];
      return [
        `  --font-${role}: ${cssFamily};`,
        `  --size-${role}: ${size};`,
        `  --weight-${role}: ${weight};`,
        `  --line-height-${role}: ${lineHeight};`,
      ];
    })
    .join("\n");

/** The custom properties of the site, on `:root` (light) and in dark mode. */
export function cssVariables({ colors, typography, buttons, layout }: DesignSystem): string {
  return `:root {
  color-scheme: light;
${colorLines(colors.roles.light, "  ")}
${fontLines(typography)}
  --button-radius: ${buttons.borderRadius};
  --button-shadow: ${buttons.boxShadow};
  --content-width: ${layout.maxWidthPx === null ? "none" : `${layout.maxWidthPx}px`};
}

@media (prefers-color-scheme: dark) {
  ${darkRoots.bySystem} {
    color-scheme: dark;
${colorLines(colors.roles.dark, "    ")}
  }
}

${darkRoots.chosen} {
  color-scheme: dark;
${colorLines(colors.roles.dark, "  ")}
}
`;
}

const headingRule = (level: string): string =>
  `${level} { font: var(--weight-${level}) var(--size-${level}) / var(--line-height-${level}) var(--font-${level}); color: var(--color-${level}); }`;

const base = `*, *::before, *::after { box-sizing: border-box; }

body {
  margin: 0;
  background: var(--color-background);
  color: var(--color-text);
  font: var(--weight-body) var(--size-body) / var(--line-height-body) var(--font-body);
}

${["h1", "h2", "h3"].map(headingRule).join("\n")}

a { color: var(--color-primary-text); }
img { max-width: 100%; height: auto; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
.skip-link { position: absolute; inset-inline-start: -100vw; }
.skip-link:focus { inset-inline-start: 1rem; inset-block-start: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0; padding: 0; list-style: none; }
@media (min-width: 768px) { .nav-toggle { display: none; } }
`;

const widthRules: Readonly<Record<DesignSystem["layout"]["pageLayout"], string>> = {
  "full-width": "header, main > *, footer { padding: 3rem clamp(1rem, 4vw, 4rem); }",
  contained: "header, main > *, footer { padding: 3rem max(1rem, (100% - var(--content-width)) / 2); }",
  boxed: `html { background: var(--color-surface); }
body { max-width: var(--content-width); margin-inline: auto; }
header, main > *, footer { padding: 3rem clamp(1rem, 4vw, 4rem); }`,
};

/** The style sheet to start from: custom properties, base rules, page layout and buttons. */
export function cssTemplate({ buttons, layout }: DesignSystem, variables: string): string {
  return `${variables}
${base}
${widthRules[layout.pageLayout]}

.button {
  display: inline-block;
  padding: 0.75rem 1.5rem;
  background: ${buttons.background};
  color: ${buttons.color};
  border: ${buttons.border};
  border-radius: var(--button-radius);
  box-shadow: var(--button-shadow);
  text-decoration: none;
  text-transform: ${buttons.textTransform};
}

@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; }
}
`;
}
