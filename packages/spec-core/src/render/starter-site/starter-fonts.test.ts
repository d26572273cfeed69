import { describe, expect, it } from "vitest";
import { starterAssets } from "../../site/starter-assets.ts";
import { fullForm } from "../../spec/forms.fixture.ts";
import type { Fonts } from "../../typography/fonts.ts";
import { renderAgentsMd } from "../agent/agents-md.ts";
import { renderTasks } from "../agent/tasks.ts";
import { renderDesignMd } from "../design-md/design-md.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";
import { starterFonts } from "./starter-fonts.ts";

const fontsOf = (fonts: Partial<Fonts>) =>
  starterFonts(specOf({ ...fullForm, fonts: { ...fullForm.fonts, ...fonts } }));

describe("starterFonts", () => {
  // The file names are those of the packages, version 5.3.0, in the npm registry.
  it("C-22.13 lists a variable font once per script, whatever its weights", () => {
    expect(fontsOf({ h1: "Inter", h2: "Inter", h3: "Inter", body: "Inter" })).toEqual([
      {
        family: "Inter",
        package: "@fontsource-variable/inter",
        file: "files/inter-latin-wght-normal.woff2",
        path: "fonts/inter-latin-wght-normal.woff2",
        weight: "100 900",
        subset: "latin",
      },
      {
        family: "Inter",
        package: "@fontsource-variable/inter",
        file: "files/inter-latin-ext-wght-normal.woff2",
        path: "fonts/inter-latin-ext-wght-normal.woff2",
        weight: "100 900",
        subset: "latin-ext",
      },
    ]);
  });

  it("C-22.13 lists another font once per weight that it ships, with a strong one for the text", () => {
    const files = fontsOf({
      h1: "Bebas Neue",
      h1Weight: "700",
      h2: "Lato",
      h2Weight: "900",
      h3: "Lato",
      h3Weight: "400",
      body: "Lato",
      bodyWeight: "400",
    });
    expect(files.filter(({ subset }) => subset === "latin").map(({ file }) => file)).toEqual([
      "files/bebas-neue-latin-400-normal.woff2",
      "files/lato-latin-400-normal.woff2",
      "files/lato-latin-700-normal.woff2",
      "files/lato-latin-900-normal.woff2",
    ]);
  });

  it("C-28 lists nothing of a font kit, and the site requests nothing of it", () => {
    const form = {
      ...fullForm,
      fonts: { ...fullForm.fonts, h1: "Bodega Serif", h2: "Bodega Serif", h3: "Adelle", body: "Adelle" },
    };
    expect(starterFonts(specOf(form))).toEqual([]);
    const files = renderStarterSite(specOf(form));
    expect(files["css/fonts.css"]).toBeUndefined();
    expect(files["css/site.css"]).toContain('"Bodega Serif", serif');
  });

  it("C-22.13 every face has a stand-in of the same measures and a file in the list", () => {
    const spec = specOf(fullForm);
    const css = renderStarterSite(spec)["css/fonts.css"] ?? "";
    for (const { path, family } of starterFonts(spec)) {
      expect(css).toContain(`url("../${path}")`);
      expect(css).toContain(`font-family: "${family} Fallback"`);
    }
  });

  const written = (words: string, family: string) =>
    specOf({
      ...fullForm,
      formData: { ...fullForm.formData, businessName: words },
      fonts: { ...fullForm.fonts, h1: family, h2: family, h3: family, body: family },
    });
  const subsetsOf = (words: string, family: string) => [
    ...new Set(starterFonts(written(words, family)).map(({ subset }) => subset)),
  ];

  it.each([
    ["Bếp Nhà Lụa", "Inter", ["vietnamese"]],
    ["Bếp Nhà Lụa", "Space Mono", ["vietnamese"]],
    ["Пекарня Зоря", "Montserrat", ["cyrillic"]],
    ["Φούρνος Αλέξη", "Roboto", ["greek"]],
    ["Łódź Çeşme Ærø", "Inter", []],
    ["Bếp Nhà Lụa", "Lato", []],
  ])("'%s' in %s needs the files of %j beside Latin", (words, family, extra) => {
    expect(subsetsOf(words, family)).toEqual([...extra, "latin", "latin-ext"]);
  });

  it.each(["Bếp Nhà Lụa", "Пекарня Зоря", "Φούρνος Αλέξη", "Łódź Çeşme Ærø"])(
    "every letter of '%s' is in a range that the style sheet declares",
    (words) => {
      const css = renderStarterSite(written(words, "Roboto"))["css/fonts.css"] ?? "";
      const ranges = [...css.matchAll(/unicode-range: ([^;]+);/g)]
        .flatMap(([, list = ""]) => list.split(","))
        .map((range) => range.replace("U+", "").split("-"))
        .map(([from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
      const isDeclared = (letter: string): boolean => {
        const point = letter.codePointAt(0) ?? 0;
        return ranges.some(([from, to]) => from <= point && point <= to);
      };
      expect([...words].filter((letter) => !isDeclared(letter))).toEqual([]);
    },
  );

  it("a family without the letters of the client's words is named to the builder, with others that have them", () => {
    const lacking = written("Bếp Nhà Lụa", "Lato");
    for (const text of [renderAgentsMd(lacking), renderDesignMd(lacking), renderTasks(lacking)])
      expect(text).toMatch(/Lato has no Vietnamese letters.*such as Inter/);
    for (const spec of [written("Bếp Nhà Lụa", "Inter"), written("Rye & Son", "Lato")])
      expect(renderAgentsMd(spec)).not.toContain("has no");
  });

  // Advances of English text, measured: bold Inter is 1.101 times as wide as Arial, which is 1.072 times as wide when bold.
  it("C-22.32 each weight in use has a stand-in of its own, as wide as the family is in it, on lines of the same height", () => {
    const fonts = {
      h1: "Inter",
      h1Weight: "700",
      h2: "Inter",
      h2Weight: "900",
      h3: "Inter",
      h3Weight: "700",
    } as const;
    const spec = specOf({
      ...fullForm,
      fonts: { ...fullForm.fonts, ...fonts, body: "Inter", bodyWeight: "400" },
    });
    const css = renderStarterSite(spec)["css/fonts.css"] ?? "";
    const faces = css.split("@font-face").filter((face) => face.includes('"Inter Fallback"'));
    const read = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)`).exec(face)?.[1]);
    // Of the faces of a weight a browser takes the last one that it has.
    const lastOf = new Map(faces.map((face) => [read(face, "font-weight"), face]));
    expect([...lastOf.keys()]).toEqual([400, 700, 900]);
    const [regular = "", bold = ""] = lastOf.values();
    expect(regular).toContain("size-adjust: 107.12%");
    expect(regular).toContain('src: local("Arial"),');
    expect(bold).toContain('src: local("Arial Bold"),');
    expect((read(bold, "size-adjust") * 1.072) / read(regular, "size-adjust")).toBeCloseTo(110.1 / 107.12, 2);
    for (const face of faces)
      expect((read(face, "ascent-override") * read(face, "size-adjust")) / 100).toBeCloseTo(
        (90.44 * 107.12) / 100,
        1,
      );
  });
});

describe("starterAssets", () => {
  const file = (name: string, more: object = {}) => ({
    id: name,
    name,
    type: "media",
    size: 1,
    url: "",
    storagePath: `media/${name}`,
    ...more,
  });

  it("C-22.13 lists uploaded pictures under safe and distinct names, and no other file", () => {
    const spec = specOf({
      ...fullForm,
      uploadedFiles: [
        file("Logo.SVG", { type: "logo" }),
        file("shop front.jpg"),
        file("Shop Front.JPG"),
        file("../../evil.png"),
        file("story.pdf"),
        file("draft.png", { isTemporary: true }),
      ],
    });
    expect(starterAssets(spec).map(({ id, path, use }) => [id, path, use])).toEqual([
      ["Logo.SVG", "assets/logo.svg", "logo"],
      ["shop front.jpg", "assets/shop-front.jpg", "picture"],
      ["Shop Front.JPG", "assets/shop-front-2.jpg", "picture"],
      ["../../evil.png", "assets/evil.png", "picture"],
    ]);
    const home = renderStarterSite(spec)["index.html"] ?? "";
    expect(home).toContain('<img src="assets/logo.svg" alt="Kiln Pottery"');
    expect(home).toContain('<img src="assets/shop-front.jpg" alt="shop front, Kiln &amp; Co"');
  });
});
