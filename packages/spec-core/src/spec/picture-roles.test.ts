import { describe, expect, it } from "vitest";
import { onboardingSchema, pictureRoles, roleOf } from "../onboarding/index.ts";
import { onboardingWarnings } from "../onboarding/warnings.ts";
import { renderBrief } from "../render/index.ts";
import { buildSpec } from "./build-spec.ts";
import { diffSpecs } from "./diff/diff-specs.ts";
import { context, fullForm } from "./forms.fixture.ts";
import { parseSpec } from "./parse-spec.ts";

const picture = { id: "p1", name: "oven.jpg", type: "media", size: 1, url: "/p1", storagePath: "media/u/p1" };
const formWith = (...uploadedFiles: object[]) => onboardingSchema.parse({ ...fullForm, uploadedFiles });
const specWith = (...files: object[]) => buildSpec(formWith(...files), context);

describe("P-41.6 the role of a picture", () => {
  it.each(pictureRoles)(
    "%s is kept by the form, stands in the specification's list and in the brief",
    (role) => {
      const spec = specWith({ ...picture, role });
      expect(spec.assets.files[0]).toMatchObject({ name: "oven.jpg", role });
      expect(parseSpec(JSON.parse(JSON.stringify(spec)))).toMatchObject({ ok: true });
      const word = { opening: "opening picture", other: "no particular use" }[String(role)] ?? role;
      expect(renderBrief(spec)).toContain(`oven.jpg (${word})`);
    },
  );

  it("is another for nobody but the file's own: without one, form, specification and brief are as they were", () => {
    const spec = specWith(picture);
    expect(formWith(picture).uploadedFiles[0]).toEqual(picture);
    expect(Object.keys(spec.assets.files[0] ?? {})).not.toContain("role");
    expect(renderBrief(spec)).toContain("**Files handed in:** oven.jpg");
  });

  it("a specification from before still parses and can be compared with one that has roles", () => {
    const before = parseSpec(JSON.parse(JSON.stringify(specWith(picture))));
    if (!before.ok) throw new Error("It does not parse.");
    const changes = diffSpecs(before.spec, specWith({ ...picture, role: "team" }));
    expect(changes.map(({ id, kind }) => [id, kind])).toEqual([["file:p1", "changed"]]);
    expect(diffSpecs(before.spec, specWith(picture))).toEqual([]);
  });

  it("is the logo for a file that was handed in as one, and another for any other, until the client says so", () => {
    expect([roleOf({ type: "logo" }), roleOf({ type: "media" })]).toEqual(["logo", "other"]);
    expect(roleOf({ type: "logo", role: "team" })).toBe("team");
  });

  it("a picture that is said to be the logo answers the question for one", () => {
    const paths = (file: object) => onboardingWarnings(formWith(file)).map(({ path }) => path);
    expect(paths(picture)).toContain("uploadedFiles");
    expect(paths({ ...picture, role: "logo" })).not.toContain("uploadedFiles");
  });

  it("none but the seven is taken", () => {
    expect(onboardingSchema.safeParse({ uploadedFiles: [{ ...picture, role: "banner" }] }).success).toBe(
      false,
    );
  });
});
