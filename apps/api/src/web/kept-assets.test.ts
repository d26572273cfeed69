import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepAssets, keptMs } from "./kept-assets.ts";

const now = new Date("2026-03-02T09:00:00Z");

test("S-10.7 files of earlier builds stay for 30 days after the last start with them, and then go", async () => {
  const root = mkdtempSync(join(tmpdir(), "kept-assets-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [dist, kept] = [join(root, "dist"), join(root, "kept")];
  const build = (name: string) => {
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(join(dist, "assets"), { recursive: true });
    writeFileSync(join(dist, "assets", name), name);
    writeFileSync(join(dist, "index.html"), "");
    const spa = { folder: dist, document: "" };
    return {
      portal: { ...spa, previewFrame: "" },
      admin: spa,
      marketing: {
        folder: dist,
        createSite: () => () => {
          throw new Error("unused");
        },
      },
    };
  };
  const files = () => readdirSync(join(kept, "portal", "assets")).sort();
  const builds = await keepAssets(build("one-abc.js"), kept, new Date(now.getTime() - keptMs));
  expect(builds.portal.keptFolder).toBe(join(kept, "portal"));
  await keepAssets(build("two-def.js"), kept, now);
  expect(files()).toEqual(["one-abc.js", "two-def.js"]);
  expect(readFileSync(join(kept, "admin", "assets", "one-abc.js"), "utf8")).toBe("one-abc.js");
  expect(existsSync(join(kept, "portal", "index.html"))).toBe(false);
  const tooOld = new Date(now.getTime() - keptMs - 1000);
  utimesSync(join(kept, "portal", "assets", "one-abc.js"), tooOld, tooOld);
  await keepAssets(build("two-def.js"), kept, now);
  expect(files()).toEqual(["two-def.js"]);
});
