import { specified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import { slugify } from "../../text/slugify.ts";

type Roles = Spec["design"]["designSystem"]["colors"]["roles"]["light"];

/** The roles of shadcn/ui (ui.shadcn.com/docs/theming), each mapped so that its text is readable on it. */
const variables = (roles: Roles): Record<string, string> => ({
  background: roles.background,
  foreground: roles.text,
  card: roles.surface,
  "card-foreground": roles.text,
  popover: roles.surface,
  "popover-foreground": roles.text,
  primary: roles.primary,
  "primary-foreground": roles.onPrimary,
  secondary: roles.surface,
  "secondary-foreground": roles.text,
  muted: roles.surface,
  "muted-foreground": roles.muted,
  accent: roles.accent,
  "accent-foreground": roles.onAccent,
  destructive: roles.error,
  "destructive-foreground": roles.onError,
  border: roles.border,
  input: roles.border,
  ring: roles.focus,
  "chart-1": roles.primary,
  "chart-2": roles.accent,
  "chart-3": roles.success,
  "chart-4": roles.warning,
  "chart-5": roles.info,
  sidebar: roles.surface,
  "sidebar-foreground": roles.text,
  "sidebar-primary": roles.primary,
  "sidebar-primary-foreground": roles.onPrimary,
  "sidebar-accent": roles.accent,
  "sidebar-accent-foreground": roles.onAccent,
  "sidebar-border": roles.border,
  "sidebar-ring": roles.focus,
});

const properties = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/** A valid name for the registry: ASCII letters, digits and hyphens. */
function itemName({ name, websiteName }: Spec["businessInfo"]): string {
  const named = specified(websiteName) ?? specified(name) ?? "site";
  const slug = slugify(named)
    .replace(/[^a-z0-9-]/g, "")
    .replace(/^-+|-+$/g, "");
  return `${slug || "site"}-theme`;
}

/** The design as a theme for the shadcn command line (ui.shadcn.com/docs/registry/registry-item-json). */
export function renderShadcn(spec: Spec): string {
  const { colors, typography, buttons } = spec.design.designSystem;
  const item = {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: itemName(spec.businessInfo),
    type: "registry:theme",
    title: "Website theme",
    description: "Colors, fonts and radius of the website, in light and dark.",
    cssVars: {
      theme: {
        "font-sans": typography.body.cssFamily,
        "font-heading": typography.h1.cssFamily,
        radius: buttons.borderRadius,
      },
      light: { ...variables(colors.roles.light), radius: buttons.borderRadius },
      dark: variables(colors.roles.dark),
    },
    // shadcn/ui uses the class for dark mode; `data-theme`, the switch of the other files, does the same.
    css: { '[data-theme="dark"]': properties(variables(colors.roles.dark)) },
  };
  return `${JSON.stringify(item, null, 2)}\n`;
}
