import { heicEndings, uploadTypes } from "@sitewright/contracts";
import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkFile, withListedName } from "./check-file.ts";
import { ChosenTwice } from "./chosen-twice.ts";
import { fileSizeText, hasThumbnail, isHeicName, type UploadCategory } from "./file-rules.ts";
import { isSameBytes } from "./same-bytes.ts";
import type { SendResult } from "./send-file.ts";
import { rejectionTexts } from "./type-texts.ts";
import { type PreparedFile, UploadQueue, type UploadQueueDeps } from "./upload-queue.ts";
import type { WaitingFiles } from "./waiting-files.ts";

const png = (name: string) => new File(["x"], name, { type: "image/png" });
const stored = (id: string): SendResult => ({
  ok: true,
  upload: {
    id,
    name: id,
    type: "media",
    size: 1,
    url: `/api/uploads/${id}/content`,
    storagePath: `media/${id}`,
  },
});

/** A queue whose sends wait until the test settles them. */
function queueOf(keptIn?: WaitingFiles, prepare?: UploadQueueDeps["prepare"]) {
  const listed: UploadedFile[] = [];
  const bytes = new Map<string, Blob>();
  const onServer = new Map<string, Blob>();
  const sends: {
    key: string;
    onSent: (sent: number, total: number) => void;
    settle: (result: SendResult) => void;
    signal: AbortSignal;
  }[] = [];
  const previews: string[] = [];
  let count = 0;
  const open: { project: string | null } = { project: null };
  const queue = new UploadQueue({
    prepare: (file, name) => prepare?.(file, name) ?? null,
    send: ({ key, onSent, signal }) =>
      new Promise((settle) => {
        if (signal.aborted) settle({ ok: false, reason: "aborted" });
        signal.addEventListener("abort", () => settle({ ok: false, reason: "aborted" }));
        sends.push({ key, onSent, settle, signal });
      }),
    waiting: keptIn ?? {
      put: async (id, file) => void bytes.set(id, file),
      get: async (id) => bytes.get(id) ?? null,
      remove: async (id) => void bytes.delete(id),
    },
    chosenTwice: new ChosenTwice({
      listed: () => listed,
      bytesOf: async ({ id }) => onServer.get(id) ?? null,
      isSame: isSameBytes,
    }),
    newId: () => `t${++count}`,
    previewUrl: (file) => {
      const url = file instanceof File ? `blob:${file.name}` : "blob:preview";
      previews.push(url);
      return url;
    },
    endPreview: (url) => void previews.splice(previews.indexOf(url), 1),
    openProject: () => open.project,
    files: {
      add: (_, file) => void listed.push(file),
      replace: (_, id, file) => {
        listed[listed.findIndex((entry) => entry.id === id)] = file;
      },
    },
  });
  const items = () => queue.store.getState().items;
  return {
    queue,
    open,
    sends,
    listed,
    bytes,
    onServer,
    previews,
    items,
    percents: () => items().map((i) => i.percent),
  };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const flush = () => vi.advanceTimersByTimeAsync(50);

describe("a file that is chosen twice", () => {
  const left = ({ store }: UploadQueue) => store.getState().rejected.map(({ fault }) => fault);
  const said = ["bread.jpg is already in the list and was not added again."];
  const bread = (text: string) => new File([text], "bread.jpg", { type: "image/jpeg" });
  const uploaded = (id: string, type: UploadCategory = "media"): SendResult => ({
    ok: true,
    upload: { id, name: "bread.jpg", type, size: 3, url: `/${id}`, storagePath: `media/${id}` },
  });

  it("P-15.15 in one choice, or while the first is uploading, it is sent once, and the list says so", async () => {
    const { queue, sends, listed } = queueOf();
    void queue.add([bread("one"), bread("one")], "media");
    await flush();
    void queue.add([bread("one")], "media");
    await flush();
    expect(sends).toHaveLength(1);
    expect(left(queue)).toEqual(said);
    sends[0]?.settle(uploaded("s1"));
    await flush();
    expect(listed.map(({ id }) => id)).toEqual(["s1"]);
  });

  it("P-15.16 one that an earlier visit has stored is compared by its bytes on the server", async () => {
    const { queue, sends, listed, onServer } = queueOf();
    const result = uploaded("old");
    if (result.ok) listed.push(result.upload);
    onServer.set("old", new Blob(["one"]));
    void queue.add([bread("one")], "media");
    await flush();
    expect(sends).toHaveLength(0);
    expect(left(queue)).toEqual(said);
  });

  it("P-15.19 one that is on its way to another project is sent for this one too", async () => {
    const { queue, open, sends } = queueOf();
    void queue.add([bread("one")], "media");
    open.project = "project-2";
    void queue.add([bread("one")], "media");
    await flush();
    expect(sends).toHaveLength(2);
    expect(left(queue)).toEqual([]);
  });

  it("P-15.17 other bytes, another list and a file whose first copy was removed are stored", async () => {
    const { queue, sends, listed } = queueOf();
    void queue.add([bread("one"), bread("two")], "media");
    await flush();
    void queue.add([bread("one")], "logo");
    await flush();
    expect(sends).toHaveLength(3);
    for (const [index, type] of (["media", "media", "logo"] as const).entries())
      sends[index]?.settle(uploaded(`s${index}`, type));
    await flush();
    listed.splice(0, 1);
    void queue.add([bread("one")], "media");
    await flush();
    expect(sends).toHaveLength(4);
    expect(left(queue)).toEqual([]);
  });
});

describe("progress of an upload", () => {
  it("P-16.1 follows the bytes sent and is never above 90 before the server has stored the file", async () => {
    const { queue, sends, percents } = queueOf();
    void queue.add([png("a.png")], "media");
    sends[0]?.onSent(50, 200);
    expect(percents()).toEqual([25]);
    sends[0]?.onSent(200, 200);
    expect(percents()).toEqual([90]);
  });

  it("P-16.2 is 100 once the server has stored the file", async () => {
    const { queue, sends, percents } = queueOf();
    void queue.add([png("a.png")], "media");
    sends[0]?.settle(stored("s1"));
    await settled();
    expect(percents()).toEqual([100]);
  });

  it("P-16.3 is cleared one second after the last file of the batch", async () => {
    const { queue, sends, percents } = queueOf();
    void queue.add([png("a.png"), png("b.png")], "media");
    sends[0]?.settle(stored("s1"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(percents()).toHaveLength(2);
    sends[1]?.settle(stored("s2"));
    await vi.advanceTimersByTimeAsync(999);
    expect(percents()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(percents()).toHaveLength(0);
  });

  it("P-16.5 is cleared then too when a file was removed meanwhile, and not while another one is sent", async () => {
    const { queue, sends, items, previews } = queueOf();
    void queue.add([png("a.png"), png("b.png")], "media");
    sends[0]?.settle(stored("s1"));
    sends[1]?.settle({ ok: false, reason: "gone" });
    await vi.advanceTimersByTimeAsync(500);
    queue.cancel("t2");
    queue.cancel("an older file");
    await vi.advanceTimersByTimeAsync(500);
    expect(items()).toEqual([]);
    expect(previews).toEqual([]);
    void queue.add([png("c.png")], "media");
    sends[2]?.settle(stored("s3"));
    await vi.advanceTimersByTimeAsync(500);
    void queue.add([png("d.png")], "media");
    await vi.advanceTimersByTimeAsync(5000);
    expect(items().map(({ name }) => name)).toEqual(["c.png", "d.png"]);
    sends[3]?.settle(stored("s4"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(items()).toEqual([]);
  });
});

describe("files of several batches", () => {
  it("P-15.14 are sent three at a time all together: the server takes four of one person, from all their browsers", async () => {
    const { queue, sends, listed } = queueOf();
    void queue.add([png("a.png"), png("b.png")], "media");
    void queue.add([png("c.png"), png("d.png")], "media");
    expect(sends).toHaveLength(3);
    sends[0]?.settle(stored("s1"));
    await settled();
    expect(sends).toHaveLength(4);
    for (const [index, send] of sends.entries()) send.settle(stored(`s${index + 1}`));
    await settled();
    expect(listed).toHaveLength(4);
  });
});

describe("an upload that is cancelled", () => {
  it("P-15.11 stops at once and is listed nowhere, and the others continue", async () => {
    const { queue, sends, listed, bytes, items } = queueOf();
    void queue.add([png("a.png"), png("b.png")], "media");
    queue.cancel("t1");
    await settled();
    expect(sends[0]?.signal.aborted).toBe(true);
    expect(items().map(({ name }) => name)).toEqual(["b.png"]);
    sends[1]?.settle(stored("s2"));
    await settled();
    expect(listed.map(({ id }) => id)).toEqual(["s2"]);
    expect(bytes.size).toBe(0);
    expect(queue.store.getState().faults).toEqual({});
  });

  it("P-15.11 is never sent when it was still queued", async () => {
    const { queue, sends } = queueOf();
    void queue.add([png("a.png"), png("b.png"), png("c.png"), png("d.png")], "media");
    queue.cancel("t4");
    for (const [index, send] of sends.entries()) send.settle(stored(`s${index}`));
    await settled();
    expect(sends).toHaveLength(3);
  });

  it("P-15.11 was a retry: the file stays what it was, not uploaded, with its bytes", async () => {
    const { queue, sends, listed, bytes } = queueOf();
    void queue.add([png("a.png")], "media");
    sends[0]?.settle({ ok: false, reason: "No connection." });
    await settled();
    const [preview] = listed;
    if (!preview) throw new Error("There is no preview.");
    void queue.retry(preview, "media");
    await settled();
    queue.cancel(preview.id);
    await settled();
    expect(listed).toEqual([preview]);
    expect(bytes.has(preview.id)).toBe(true);
  });
});

describe("uploads that are waited for", () => {
  it("P-17.8 are done when the last one is listed, stored or not", async () => {
    const { queue, sends, listed } = queueOf();
    const names: string[][] = [];
    void queue.add([png("a.png"), png("b.png")], "media");
    void queue.allDone().then(() => names.push(listed.map(({ id }) => id)));
    sends[0]?.settle(stored("s1"));
    await settled();
    expect(names).toEqual([]);
    sends[1]?.settle({ ok: false, reason: "No connection." });
    await settled();
    expect(names).toEqual([["s1", "t2"]]);
  });

  it("P-17.9 that the person cannot wait for stay with their bytes, to be tried again", async () => {
    const { queue, sends, listed, bytes } = queueOf();
    void queue.add([png("a.png"), png("b.png"), png("c.png"), png("d.png")], "media");
    queue.interrupt();
    await queue.allDone();
    expect(sends.every(({ signal }) => signal.aborted)).toBe(true);
    expect(listed.map(({ name, isTemporary }) => [name, isTemporary])).toEqual([
      ["a.png", true],
      ["b.png", true],
      ["c.png", true],
      ["d.png", true],
    ]);
    expect(bytes.size).toBe(4);
  });

  it("P-17.10 of somebody who has signed out are not shown to the next person", async () => {
    const { queue, listed, items } = queueOf();
    void queue.add([png("a.png"), png("b.png"), png("c.png"), png("d.png")], "media");
    queue.cancelAll();
    await queue.allDone();
    expect([listed, items()]).toEqual([[], []]);
  });
});

describe("the picture of an uploading file", () => {
  it("P-16.4 is made from its bytes at once and revoked when the batch is cleared", async () => {
    const { queue, sends, previews, items } = queueOf();
    void queue.add([png("a.png"), new File(["x"], "b.pdf", { type: "application/pdf" })], "media");
    expect(items().map(({ previewUrl }) => previewUrl)).toEqual(["blob:a.png", ""]);
    sends[0]?.settle(stored("s1"));
    sends[1]?.settle(stored("s2"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(previews).toEqual([]);
  });

  it("P-16.4 is revoked when the upload is cancelled", async () => {
    const { queue, previews } = queueOf();
    void queue.add([png("a.png")], "media");
    queue.cancel("t1");
    expect(previews).toEqual([]);
  });
});

/** A conversion that is done when the test says so. */
function conversion() {
  let resolve = (_: PreparedFile): void => {};
  const promise = new Promise<PreparedFile>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (made: PreparedFile) => resolve(made) };
}

describe("a file that has to be converted", () => {
  const heic = new File(["x"], "IMG_1.heic");
  const jpg = new Blob(["made"], { type: "image/jpeg" });

  it("P-41.8 counts as uploading meanwhile, and is sent under its new name", async () => {
    const converted = conversion();
    const { queue, sends, items } = queueOf(undefined, () => converted.promise);
    void queue.add([heic], "media");
    expect(items().map(({ phase }) => phase)).toEqual(["preparing"]);
    expect(sends).toHaveLength(0);
    converted.resolve({ file: jpg, name: "IMG_1.jpg" });
    await settled();
    sends[0]?.settle({ ok: false, reason: "No connection.", isOffline: true });
    await settled();
    expect(queue.store.getState().offline).toEqual(["t1"]);
    expect(sends).toHaveLength(1);
  });

  it("P-41.8 and cannot be is left out with the reason, until the next files are uploaded files", async () => {
    const fault = { ok: false as const, reason: "No way.", isRejected: "type" as const };
    const { queue, sends, listed, items, bytes } = queueOf(undefined, async () => fault);
    void queue.add([heic], "media");
    await settled();
    expect([sends, listed, items(), bytes.size]).toEqual([[], [], [], 0]);
    expect(queue.store.getState().rejected).toEqual([{ id: "t1", category: "media", fault: "No way." }]);
    void queue.add([png("a.png")], "media");
    expect(queue.store.getState().rejected).toEqual([]);
  });

  it("P-41.8 and is cancelled meanwhile is not sent", async () => {
    const converted = conversion();
    const { queue, sends, listed } = queueOf(undefined, () => converted.promise);
    void queue.add([heic], "media");
    queue.cancel("t1");
    converted.resolve({ file: jpg, name: "IMG_1.jpg" });
    await settled();
    expect([sends, listed]).toEqual([[], []]);
  });
});

describe("an upload that fails", () => {
  const refused: SendResult = { ok: false, reason: "No connection." };

  it("P-17.1 becomes a temporary local preview that keeps its bytes and its reason", async () => {
    const { queue, sends, listed, bytes } = queueOf();
    void queue.add([png("a.png")], "logo");
    sends[0]?.settle(refused);
    await settled();
    expect(listed).toEqual([
      {
        id: "t1",
        name: "a.png",
        type: "logo",
        size: 1,
        url: "",
        storagePath: "",
        isTemporary: true,
      },
    ]);
    expect(bytes.has("t1")).toBe(true);
    expect(queue.store.getState().faults).toEqual({ t1: "No connection." });
  });

  it("P-17.20 leaves no object URL behind, nor does a retry that fails too", async () => {
    const { queue, sends, listed, previews } = queueOf();
    void queue.add([png("a.png")], "media");
    sends[0]?.settle(refused);
    await vi.advanceTimersByTimeAsync(1000);
    const [preview] = listed;
    if (!preview) throw new Error("There is no preview.");
    void queue.retry(preview, "media");
    await settled();
    sends[1]?.settle(refused);
    await vi.advanceTimersByTimeAsync(1000);
    expect([previews, listed.map(({ url }) => url)]).toEqual([[], [""]]);
  });

  it("P-17.2 a retry that succeeds puts the stored file in its place", async () => {
    const { queue, sends, listed, bytes } = queueOf();
    void queue.add([png("a.png")], "media");
    sends[0]?.settle(refused);
    await settled();
    const [preview] = listed;
    if (!preview) throw new Error("There is no preview.");
    void queue.retry(preview, "media");
    await settled();
    sends[1]?.settle(stored("s1"));
    await settled();
    expect(listed.map(({ id }) => id)).toEqual(["s1"]);
    expect(bytes.size).toBe(0);
    expect(queue.store.getState().faults).toEqual({});
  });

  it("a retry at once has one row, not another one beside that of the failure", async () => {
    const { queue, sends, listed, items } = queueOf();
    void queue.add([png("a.png")], "media");
    sends[0]?.settle(refused);
    await settled();
    const [preview] = listed;
    if (!preview) throw new Error("There is no preview.");
    void queue.retry(preview, "media");
    await settled();
    expect(items().map(({ id, phase }) => [id, phase])).toEqual([["t1", "sending"]]);
  });

  it("P-15.18 is sent again under its key, and every file has a key of its own", async () => {
    const { queue, sends, listed } = queueOf();
    void queue.add([png("a.png"), png("b.png")], "media");
    for (const { settle } of sends) settle(refused);
    await settled();
    for (const preview of listed) void queue.retry(preview, "media");
    await settled();
    expect(sends.map(({ key }) => key)).toEqual(["t1", "t2", "t1", "t2"]);
  });

  it("P-05.24 is listed at once where IndexedDB never responds", async () => {
    const never = async () => new Promise<never>(() => {});
    const { queue, sends, listed } = queueOf({ put: never, get: never, remove: never });
    void queue.add([png("a.png"), png("b.png")], "media");
    sends[0]?.settle(refused);
    sends[1]?.settle(stored("s2"));
    await settled();
    expect(listed.map(({ id }) => id)).toEqual(["t1", "s2"]);
  });

  it("P-05.17 a retry whose bytes this browser no longer has asks to choose the file again", async () => {
    const { queue } = queueOf();
    const preview = { id: "t9", name: "a.png", type: "media", size: 1, url: "", storagePath: "" };
    expect(await queue.retry({ ...preview, isTemporary: true }, "media")).toBe(false);
  });
});

describe("what may be uploaded files", () => {
  const limitBytes = 10 * 1024 * 1024;
  const bytes = {
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    jpg: [0xff, 0xd8, 0xff, 0xe0],
    gif: Array.from("GIF89a", (letter) => letter.charCodeAt(0)),
    webp: Array.from("RIFF    WEBP", (letter) => letter.charCodeAt(0)),
    heic: Array.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", (letter) => letter.charCodeAt(0)),
    text: [0x41],
  };
  const fileOf = (kind: keyof typeof bytes, name: string, sizeBytes = 30) =>
    new File([new Uint8Array(bytes[kind]), new Uint8Array(sizeBytes - bytes[kind].length)], name);

  it.each([
    ["a logo of 10 MB", "png", "logo.png", "logo", "send logo.png"],
    ["a PDF as a logo", "text", "brief.pdf", "logo", "reject"],
    ["a PDF", "text", "brief.pdf", "media", "send brief.pdf"],
    ["a presentation", "text", "deck.PPTX", "media", "send deck.PPTX"],
    ["a program", "text", "run.exe", "media", "reject"],
    ["a drawing that is no logo", "text", "plan.svg", "media", "reject"],
    ["a text that is no document", "text", "notes.md", "media", "reject"],
    ["a PNG named .jpg", "png", "shop.jpg", "media", "send shop.png"],
    ["a WebP named .png", "webp", "shop.png", "media", "send shop.webp"],
    ["a JPEG as Windows names it", "jpg", "shop.jfif", "media", "send shop.jpg"],
    ["a JPEG without an ending, as some phones name it", "jpg", "image 1000", "media", "send image 1000.jpg"],
    ["a picture that is named as a page", "png", "x.png.html", "media", "reject"],
    ["a HEIC", "heic", "IMG_1.HEIC", "media", "send IMG_1.HEIC"],
    ["a HEIC named .jpg", "heic", "IMG_1.jpg", "media", "send IMG_1.heic"],
  ] as const)("P-41.3 %s is judged by its content", async (_, kind, name, category, verdict) => {
    const judged = await checkFile(fileOf(kind, name), category);
    expect(judged.verdict === "reject" ? judged.verdict : `${judged.verdict} ${judged.file.name}`).toBe(
      verdict,
    );
    if (judged.verdict === "reject")
      expect(judged.error).toMatch(
        new RegExp(`^${name} cannot be uploaded here\\. Accepted are JPG, PNG, GIF, WebP, HEIC,`),
      );
  });

  it.each([
    ["fake.png", "a PNG picture"],
    ["logo.svg", "an SVG drawing"],
    ["notes.docx", "a Word document"],
    ["NOTES.DOC", "a Word document"],
    ["deck.pptx", "a PowerPoint presentation"],
    ["prices.pdf", "a PDF"],
    ["prices.md", "a plain-text file"],
  ])("P-41.81 what %s is not inside is said in words: %s", (name, words) => {
    const category = name === "logo.svg" ? "logo" : "document";
    expect(rejectionTexts.type(name, category)).toBe(
      `${name} is not ${words} inside, or it is damaged. Open it, save it again and choose it.`,
    );
  });

  it.each([
    ["jpg", "a.jpg", limitBytes, "send"],
    ["jpg", "a.jpg", limitBytes + 1, "shrink"],
    ["heic", "a.heic", limitBytes + 1, "shrink"],
    ["gif", "a.gif", limitBytes + 1, "reject"],
    ["text", "a.pdf", limitBytes + 1, "reject"],
  ] as const)("P-41.5 a %s named %s of %i bytes: %s", async (kind, name, sizeBytes, verdict) => {
    expect((await checkFile(fileOf(kind, name, sizeBytes), "media")).verdict).toBe(verdict);
  });

  it("an SVG above the server's 512 kB is refused when it is chosen, since no retry could upload it", async () => {
    const svg = (sizeBytes: number) => new File(["x".repeat(sizeBytes)], "logo.svg");
    expect((await checkFile(svg(512 * 1024), "logo")).verdict).toBe("send");
    expect(await checkFile(svg(512 * 1024 + 1), "logo")).toEqual({
      verdict: "reject",
      error:
        "logo.svg is larger than 512 kB, the most for an SVG. Simplify the drawing, or upload it as a PNG.",
    });
  });

  it("P-05.31 an empty file is refused when it is chosen, since no retry could upload it", async () => {
    expect(await checkFile(new File([], "logo.png"), "logo")).toEqual({
      verdict: "reject",
      error: "logo.png is empty. Check it and choose it again.",
    });
  });

  it("P-41.2 which names are pictures and which have to be converted is what the one list says", () => {
    for (const { endings, kind } of uploadTypes)
      for (const ending of endings) {
        expect(hasThumbnail(`a.${ending}`), ending).toBe(kind === "picture");
        expect(isHeicName(`a.${ending}`), ending).toBe(false);
      }
    for (const ending of heicEndings) expect(isHeicName(`a.${ending.toUpperCase()}`)).toBe(true);
  });

  it("P-17.13 a file goes under a name that fits into the list, with its ending", () => {
    const { name, size, type } = withListedName(png(`${"a".repeat(230)}.png`));
    expect({ name, size, type }).toEqual({ name: `${"a".repeat(196)}.png`, size: 1, type: "image/png" });
    expect(withListedName(png("a.png")).name).toBe("a.png");
  });

  it.each(["a.jpg", "a.JPEG", "a.png", "a.gif", "a.webp"])("P-15 %s has a thumbnail", (name) => {
    expect(hasThumbnail(name)).toBe(true);
  });
  it.each(["a.svg", "a.pdf", "png", "a.png.zip"])("P-15 %s has none", (name) => {
    expect(hasThumbnail(name)).toBe(false);
  });
  it.each([
    [900, "900 B"],
    [12 * 1024, "12 kB"],
    [1.5 * 1024 * 1024, "1.5 MB"],
  ])("%i bytes read %s", (size, text) => {
    expect(fileSizeText(size)).toBe(text);
  });
});
