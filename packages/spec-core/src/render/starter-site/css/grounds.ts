const onBand = (ground: string, label: string, end: string): string =>
  [
    ...["background", "surface", "on-primary"].map((role) => `--color-${role}: var(${ground});`),
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
      "accent-text",
    ].map((role) => `--color-${role}: var(${label});`),
    `--color-gradient-end: var(${end});`,
    `--card: var(${ground});`,
  ].join(" ");

/** The backgrounds of a page's parts. On a brand color all text has the label's color. */
export const groundsCss = `:root { --card: var(--color-surface); --halves: repeat(2, minmax(0, 1fr)); }
.on-surface { --card: var(--color-background); background: var(--color-surface); }
.on-primary { ${onBand("--color-band", "--color-on-band", "--color-band-end")} }
.on-accent { ${onBand("--color-accent-band", "--color-on-accent-band", "--color-accent-band-end")} }
.on-primary, .on-accent { background: var(--color-background); color: var(--color-text); }
:root, .on-primary, .on-accent {
  --rule: color-mix(in srgb, var(--color-border) 42%, transparent);
  --tint: color-mix(in srgb, var(--color-primary-text) 13%, var(--card));
  --shade: color-mix(in srgb, var(--color-primary-text) 34%, var(--card));
}
.on-surface { --tint: color-mix(in srgb, var(--color-primary-text) 13%, var(--card)); --shade: color-mix(in srgb, var(--color-primary-text) 34%, var(--card)); }`;
