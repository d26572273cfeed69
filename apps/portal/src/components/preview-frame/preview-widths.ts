/** The widths at which a preview can be looked at. */
export const previewWidths = ["desktop", "tablet", "phone"] as const;

export type PreviewWidth = (typeof previewWidths)[number];

/** Every text of the preview's own controls. */
export const previewTexts = {
  width: "Preview width",
  desktop: "Desktop",
  tablet: "Tablet",
  phone: "Phone",
} as const satisfies Readonly<Record<PreviewWidth | "width", string>>;
