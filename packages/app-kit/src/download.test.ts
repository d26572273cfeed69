import { expect, it } from "vitest";
import { downloadName } from "./download.ts";

const options = { now: new Date(2026, 0, 5, 23, 59), extension: "json" };

it("D-03.9 everything but Latin letters and digits becomes an underscore", () => {
  expect(downloadName("Tom & Co. / Café", options)).toBe("Tom___Co____Caf__2026-01-05.json");
});

it("D-03.9 a name cannot lead out of the download folder", () => {
  expect(downloadName("../../etc/passwd\0", options)).toBe("______etc_passwd__2026-01-05.json");
});
