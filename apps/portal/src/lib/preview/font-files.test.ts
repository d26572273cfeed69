import { fontCatalog } from "@sitewright/spec-core/typography";
import { expect, it } from "vitest";
import { fontAddress } from "./font-files.ts";

it.each(fontCatalog.filter(({ source }) => source.kind === "bundled"))(
  "$family has a file at hand for each of its scripts and weights",
  (font) => {
    if (font.source.kind !== "bundled") return;
    const { package: name, scripts } = font.source;
    const editions = name.startsWith("@fontsource-variable/") ? ["wght"] : font.weights;
    const files = ["latin", "latin-ext", ...scripts].flatMap((script) =>
      editions.map((edition) => `files/${name.split("/")[1]}-${script}-${edition}-normal.woff2`),
    );
    expect(files.filter((file) => fontAddress(name, file) === undefined)).toEqual([]);
  },
);
