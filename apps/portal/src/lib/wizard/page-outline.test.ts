import { defaultOnboarding, type PageNode } from "@sitewright/spec-core/onboarding";
import { describe, expect, it } from "vitest";
import {
  isNameTaken,
  type Outline,
  type OutlineStep,
  outlineOf,
  pageAbove,
  placed,
  renamed,
  stepped,
  treeOf,
} from "./page-outline.ts";

const formData = {
  ...defaultOnboarding.formData,
  pages: ["Home", "About", "Services", "Contact"],
  customPages: ["Repairs", "Press"],
};
const pageTree: PageNode[] = [
  { name: "About" },
  { name: "Services", children: [{ name: "Repairs" }, { name: "Press" }] },
  { name: "Contact" },
];
const outline = outlineOf({ formData, pageTree });
const drawn = (pages: Outline | null): string =>
  pages?.map(({ name, isNested }) => (isNested ? `>${name}` : name)).join(" ") ?? "no";
const step = (source: string, by: OutlineStep): string => drawn(stepped(outline, source, by));

describe("steps of a page in the outline", () => {
  it("begins with Home, About, Services with two pages, Contact", () => {
    expect(drawn(outline)).toBe("Home About Services >Repairs >Press Contact");
  });

  it.each<[string, OutlineStep, string]>([
    ["Contact", "up", "Home About Contact Services >Repairs >Press"],
    ["Services", "up", "Home Services >Repairs >Press About Contact"],
    ["About", "down", "Home Services >Repairs >Press About Contact"],
    ["Services", "down", "Home About Contact Services >Repairs >Press"],
    ["Press", "up", "Home About Services >Press >Repairs Contact"],
    ["Repairs", "down", "Home About Services >Press >Repairs Contact"],
  ])("P-36.2 %s %s gives %s", (source, by, after) => {
    expect(step(source, by)).toBe(after);
  });

  it.each<[string, OutlineStep, string]>([
    ["Contact", "nest", "Home About Services >Repairs >Press >Contact"],
    ["Repairs", "unnest", "Home About Services >Press Repairs Contact"],
    ["Press", "unnest", "Home About Services >Repairs Press Contact"],
  ])("P-36.4 %s %s gives %s", (source, by, after) => {
    expect(step(source, by)).toBe(after);
  });

  it.each<[string, OutlineStep, string]>([
    ["Home", "down", "Home is the root"],
    ["Home", "nest", "Home is the root"],
    ["About", "up", "nothing stands above Home"],
    ["About", "nest", "nothing stands under Home"],
    ["Contact", "down", "it is the last"],
    ["Repairs", "up", "it is the first of its group"],
    ["Press", "down", "it is the last of its group"],
    ["Services", "nest", "it has pages under it, and there is one level"],
    ["Repairs", "nest", "there is one level"],
    ["Contact", "unnest", "it is at the top"],
  ])("P-36.4 %s cannot go %s: %s", (source, by) => {
    expect(step(source, by)).toBe("no");
  });

  it("P-36.4 names the page above, which would become its parent", () => {
    expect(pageAbove(outline, "Contact")?.name).toBe("Services");
    expect(pageAbove(outline, "Press")?.name).toBe("Services");
  });
});

describe("a page dropped somewhere", () => {
  it.each([
    ["Contact", 1, false, "Home Contact About Services >Repairs >Press"],
    ["Contact", 0, false, "Home Contact About Services >Repairs >Press"],
    ["Contact", 4, false, "Home About Services >Repairs >Contact >Press"],
    ["Contact", 2, true, "Home About >Contact Services >Repairs >Press"],
    ["Contact", 1, true, "Home Contact About Services >Repairs >Press"],
    ["Press", 1, false, "Home Press About Services >Repairs Contact"],
    ["Press", 99, false, "Home About Services >Repairs Contact Press"],
    ["Services", 1, true, "Home Services >Repairs >Press About Contact"],
    ["Home", 3, true, "Home About Services >Repairs >Press Contact"],
  ])("P-36.1 %s before %i others (nested: %s) gives %s", (source, index, isNested, after) => {
    expect(drawn(placed(outline, source, { index, isNested }))).toBe(after);
  });

  it("P-36.1 a group dropped within another one comes after it", () => {
    const two = outlineOf({
      formData,
      pageTree: [
        { name: "About", children: [{ name: "Repairs" }, { name: "Press" }] },
        { name: "Services", children: [{ name: "Contact" }] },
      ],
    });
    expect(drawn(placed(two, "Services", { index: 2, isNested: true }))).toBe(drawn(two));
  });

  it("P-36.1 a page dropped where it was is no change", () => {
    expect(placed(outline, "Press", { index: 4, isNested: true })).toBe(outline);
  });
});

describe("what is kept of an outline", () => {
  it("P-36.1 gives the same outline again", () => {
    const tree = treeOf(renamed(outline, "Services", " Our work "), formData);
    expect(tree).toEqual([
      { name: "Home" },
      { name: "About" },
      { name: "Services", title: "Our work", children: [{ name: "Repairs" }, { name: "Press" }] },
      { name: "Contact" },
    ]);
    expect(drawn(outlineOf({ formData, ...(tree ? { pageTree: tree } : {}) }))).toBe(
      "Home About Our work >Repairs >Press Contact",
    );
  });

  it("P-36.1 is nothing where the pages have this order by default", () => {
    expect(treeOf(outlineOf({ formData }), formData)).toBeUndefined();
  });

  it("P-36.3 a blank name restores the page's default name", () => {
    const called = renamed(outline, "Services", "Our work");
    expect(drawn(renamed(called, "Services", "  "))).toBe(drawn(outline));
  });

  it("P-36.3 a name is taken by its page's wording and by what it was chosen as", () => {
    const called = renamed(outline, "Services", "Our work");
    expect(isNameTaken(called, " our WORK")).toBe(true);
    expect(isNameTaken(called, "services")).toBe(true);
    expect(isNameTaken(called, "services", "Services")).toBe(false);
    expect(isNameTaken(called, "Press kit")).toBe(false);
  });
});
