import JSZip from "jszip";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeService } from "../../test/fake-service.ts";
import { administrator, client, completeAnswers } from "../../test/sample-project.ts";
import { fontAddress } from "../preview/font-files.ts";
import { autosave } from "../saving/autosave.ts";
import { wizard } from "../wizard/actions.ts";
import { initialWizardState, useWizard } from "../wizard/wizard-store.ts";
import { exportProject } from "./export-project.ts";

const exported = {
  tone: "ok",
  title: "Project Exported Successfully!",
  description: "Your project data has been downloaded and saved to your account.",
};

interface Saved {
  readonly name: string;
  readonly blob: Blob;
}

/** The files that the page hands to the browser to save. */
function caughtDownloads(): Saved[] {
  const saved: Saved[] = [];
  let last: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    last = blob as Blob;
    return "blob:export";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, blob: last });
  });
  return saved;
}

const opened = async (saved: readonly Saved[]) => JSZip.loadAsync((await saved[0]?.blob.arrayBuffer()) ?? "");
const file = (id: string, name: string) => ({
  id,
  name,
  type: "media",
  size: 4,
  url: `/api/uploads/${id}/content`,
  storagePath: `media/${id}`,
});

beforeEach(() => {
  const formData = { ...completeAnswers.formData, customPages: ["Wholesale"] };
  const uploadedFiles = [file("a", "shop.jpg"), file("b", "../shop.jpg"), file("c", "SHOP.JPG")];
  const onboarding = { ...completeAnswers, formData, uploadedFiles };
  useWizard.setState({ ...initialWizardState, onboarding }, true);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const served = (id: string) => ({ [`GET /api/uploads/${id}/content`]: () => ({ status: 200, body: id }) });
/** The font files of the starter site's faces, Inter and Roboto. */
const fonts = Object.fromEntries(
  ["inter", "roboto"].flatMap((face) =>
    ["latin", "latin-ext"].map((script) => {
      const file = `files/${face}-${script}-wght-normal.woff2`;
      return [
        `GET ${fontAddress(`@fontsource-variable/${face}`, file)}`,
        () => ({ status: 200, body: face }),
      ];
    }),
  ),
);
const everything = { ...fonts, ...served("a"), ...served("b"), ...served("c") };

describe("exporting a project", () => {
  it("P-26.4 is refused to everybody but an administrator, in its words", async () => {
    const saved = caughtDownloads();
    expect(await exportProject(client)).toEqual({
      tone: "error",
      title: "Export functionality is only available for admin users.",
    });
    expect(saved).toEqual([]);
  });

  it("P-26.1 downloads a ZIP named after the business and says so", async () => {
    fakeService(everything);
    const saved = caughtDownloads();
    expect(await exportProject(administrator)).toEqual(exported);
    expect((await opened(saved)).file("MISSING.txt")).toBeNull();
    expect(saved.map(({ name }) => name)).toEqual(["Greenwich_Bakehouse_project_data.zip"]);
  });

  it("P-26.300 it waits for files that are uploading, and holds them", async () => {
    fakeService({ ...everything, ...served("d") });
    const saved = caughtDownloads();
    vi.spyOn(autosave, "flush").mockImplementation(async () => {
      wizard.addUploads([file("d", "late.jpg")]);
      return true;
    });
    await exportProject(administrator);
    expect((await opened(saved)).file("uploaded-media/late.jpg")).not.toBeNull();
  });

  it("P-26.301 where the answers could not be saved, it does not say that they were", async () => {
    fakeService(everything);
    caughtDownloads();
    vi.spyOn(autosave, "flush").mockResolvedValue(false);
    expect(await exportProject(administrator)).toEqual({
      ...exported,
      description:
        "Your project data has been downloaded. Your latest answers could not be saved to your account yet.",
    });
  });

  it("P-26.5 it holds the project's data, summary, client, media and their list, and the whole bundle", async () => {
    fakeService({ ...served("a"), ...served("b"), ...served("c") });
    const saved = caughtDownloads();
    await exportProject(administrator);
    const archive = await opened(saved);
    for (const path of [
      "project-data.json",
      "project-summary.txt",
      "client-information.txt",
      "uploaded-files-list.txt",
      "uploaded-media/shop.jpg",
      "spec.json",
      "AGENTS.md",
      "DESIGN.md",
      "TASKS.md",
      "tokens.json",
      "starter-site/sitemap.xml",
      "check.mjs",
      "starter-site/index.html",
      "starter-site/wholesale/index.html",
    ])
      expect(archive.file(path), path).not.toBeNull();
    const data = JSON.parse((await archive.file("project-data.json")?.async("text")) ?? "{}");
    expect(data.formData.businessName).toBe("Greenwich Bakehouse");
    expect(data.projectData.businessInfo.name).toBe("Greenwich Bakehouse");
    const summary = (await archive.file("project-summary.txt")?.async("text")) ?? "";
    expect(summary).toContain("Name: Greenwich Bakehouse");
    expect(summary).toContain("Wholesale: /wholesale");
    const information = (await archive.file("client-information.txt")?.async("text")) ?? "";
    expect(information).toContain(`Email: ${administrator.email}`);
  });

  it("P-26.8 files of one name, or with a path in their name, are all in uploaded-media under different names", async () => {
    fakeService({ ...served("a"), ...served("b"), ...served("c") });
    const saved = caughtDownloads();
    await exportProject(administrator);
    const archive = await opened(saved);
    const paths = Object.values(archive.files).flatMap(({ dir, name }) => (dir ? [] : [name]));
    expect(paths.filter((path) => path.startsWith("uploaded-media/")).toSorted()).toEqual([
      "uploaded-media/SHOP (2).JPG",
      "uploaded-media/_shop.jpg",
      "uploaded-media/shop.jpg",
    ]);
    expect(paths.filter((path) => path.split("/").includes(".."))).toEqual([]);
  });

  it("P-26.7 a file that cannot be fetched is listed as missing, and nothing else is lost", async () => {
    fakeService({ ...fonts, ...served("a"), "GET /api/uploads/b/content": () => "offline" });
    const saved = caughtDownloads();
    expect(await exportProject(administrator)).toEqual({
      tone: "info",
      title: "Exported, but 2 of 3 files could not be fetched",
      description: "MISSING.txt in the archive lists what is missing.",
      again: "Try again",
    });
    const archive = await opened(saved);
    expect(await archive.file("MISSING.txt")?.async("text")).toContain(
      "uploaded-media/_shop.jpg\nuploaded-media/SHOP (2).JPG\n",
    );
    const list = (await archive.file("uploaded-files-list.txt")?.async("text")) ?? "";
    expect(list).toContain("Uploaded files (3, 2 missing)");
    expect(list).toContain("In this archive: uploaded-media/shop.jpg");
    expect(list.match(/MISSING/g)).toHaveLength(2);
    expect(archive.file("uploaded-media/shop.jpg")).not.toBeNull();
  });

  it("P-26.9 an export without any file is not reported as a success, and each one's reason is logged", async () => {
    fakeService({ ...fonts, "GET /api/uploads/b/content": () => "offline" });
    caughtDownloads();
    const said = await exportProject(administrator);
    expect([said.tone, said.title]).toEqual(["error", "Exported, but 3 of 3 files could not be fetched"]);
    const logged = vi.mocked(console.warn).mock.calls.map(([text]) => text);
    expect(logged).toEqual([
      "Left out of the export: /api/uploads/a/content answered 404.",
      "Left out of the export: /api/uploads/b/content.",
      "Left out of the export: /api/uploads/c/content answered 404.",
    ]);
  });

  it("P-26.9 missing fonts of the starter site are reported and named too", async () => {
    fakeService({
      ...everything,
      ...Object.fromEntries(Object.keys(fonts).map((key) => [key, () => "offline"])),
    });
    const saved = caughtDownloads();
    const said = await exportProject(administrator);
    expect(said).toMatchObject({ title: exported.title, again: "Try again" });
    expect(said.description).toContain("Some fonts of the starter site could not be fetched");
    const list = await (await opened(saved)).file("MISSING.txt")?.async("text");
    expect(list).toMatch(/^starter-site\/fonts\/.+\.woff2$/m);
    expect(list).not.toContain("uploaded-media");
  });

  it("P-26.2 where no archive can be made, the specification is downloaded as JSON and named by business and date", async () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 1), toFake: ["Date"] });
    fakeService({});
    const saved = caughtDownloads();
    vi.spyOn(JSZip.prototype, "generateAsync").mockRejectedValue(new Error("out of memory"));
    expect(await exportProject(administrator)).toEqual({
      tone: "error",
      title: "Exported, but without an archive",
      description: "The archive could not be created. Only the specification was downloaded, without files.",
      again: "Try again",
    });
    vi.useRealTimers();
    expect(saved[0]?.name).toBe("greenwich-bakehouse-2026-03-01.json");
    expect(JSON.parse((await saved[0]?.blob.text()) ?? "{}")).toMatchObject({
      businessInfo: { name: "Greenwich Bakehouse" },
    });
  });

  it("P-26.6 a failure is shown with its message", async () => {
    fakeService({});
    vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
      throw new Error("refused");
    });
    expect(await exportProject(administrator)).toEqual({
      tone: "error",
      title: "Failed to export project data. Please try again.",
    });
  });

  it("P-26.5 it follows the sitemap's order and names", async () => {
    fakeService({});
    const saved = caughtDownloads();
    const { onboarding } = useWizard.getState();
    const pageTree = [{ name: "Wholesale", title: "For shops" }, { name: "Products" }];
    useWizard.setState({ onboarding: { ...onboarding, pageTree } });
    await exportProject(administrator);
    const summary = (await (await opened(saved)).file("project-summary.txt")?.async("text")) ?? "";
    expect(summary).toMatch(/Home: \/\nFor shops: \/wholesale\nProducts: \/products/);
  });
});
