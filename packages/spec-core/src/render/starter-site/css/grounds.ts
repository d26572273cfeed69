const onBrand = (brand: string, label: string): string =>
  [
    ...["background", "surface", "on-primary"].map((role) => `--color-${role}: var(${brand});`),
    ...[
      "text",
      "muted",
      "h1",
      "h2",
      "h3",
      "border",
      "focus",
      "primary",
      "primary-hover",
      "primary-text",
      "gradient-end",
      "accent-text",
    ].map((role) => `--color-${role}: var(${label});`),
    `--card: var(${brand});`,
  ].join(" ");

/** The grounds that parts of a page lie on. On a brand color everything is set in the label's color. */
export const groundsCss = `:root { --card: var(--color-surface); }
.on-surface { --card: var(--color-background); background: var(--color-surface); }
.on-primary { ${onBrand("--brand", "--on-brand")} }
.on-accent { ${onBrand("--brand-accent", "--on-brand-accent")} }
.on-primary, .on-accent { background: var(--color-background); color: var(--color-text); }
:root, .on-primary, .on-accent {
  --rule: color-mix(in srgb, var(--color-border) 42%, transparent);
  --tint: color-mix(in srgb, var(--color-primary-text) 13%, var(--card));
  --shade: color-mix(in srgb, var(--color-primary-text) 34%, var(--card));
}
.on-surface { --tint: color-mix(in srgb, var(--color-primary-text) 13%, var(--card)); --shade: color-mix(in srgb, var(--color-primary-text) 34%, var(--card)); }`;
