import { beforeEach, expect, test } from "vitest";
import { setPageUser } from "../api/page-user.ts";
import { initialWizardState, useWizard } from "../wizard/wizard-store.ts";
import { createPreview } from "./preview.ts";
import { initialPreviewState, usePreview } from "./preview-store.ts";
import type { DrawnPage } from "./site-worker-client.ts";

const page = (file: string): DrawnPage => ({
  page: { file, html: "", siteCss: "", fontsCss: "", isSuggested: false },
  pages: [],
  pictures: [],
  address: "",
});

/** A preview whose worker answers when the test says so, with the page that it was asked for or another one. */
function start() {
  const asked: { file: string; answer: (drawn: DrawnPage) => void }[] = [];
  const preview = createPreview({
    drawPage: (_, file) => new Promise((answer) => asked.push({ file, answer })),
    wholeSite: () => Promise.reject(new Error("not asked")),
  });
  return { asked, preview };
}

const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => usePreview.setState(initialPreviewState));

test("P-30.53 a page that is chosen while another one is drawn is the one that shows in the end", async () => {
  const { asked, preview } = start();
  const stop = preview.watch();
  preview.open("about/index.html");
  expect(asked.map(({ file }) => file)).toEqual(["index.html"]);
  asked[0]?.answer(page("index.html"));
  await settled();
  expect(usePreview.getState().file).toBe("about/index.html");
  expect(asked.map(({ file }) => file)).toEqual(["index.html", "about/index.html"]);
  asked[1]?.answer(page("about/index.html"));
  await settled();
  expect(usePreview.getState().drawn?.page.file).toBe("about/index.html");
  stop();
});

test("P-30.54 a page that the site no longer has is replaced by the one that is shown instead", async () => {
  const { asked, preview } = start();
  const stop = preview.watch();
  asked[0]?.answer(page("index.html"));
  await settled();
  preview.open("gone/index.html");
  asked[1]?.answer(page("index.html"));
  await settled();
  expect(usePreview.getState().file).toBe("index.html");
  stop();
});

test("P-28.24 the next person who signs in on the page is not shown the site of the former one", () => {
  const { preview } = start();
  setPageUser("person-1");
  preview.watch()();
  usePreview.setState({ drawn: page("menu/index.html"), file: "menu/index.html", isFullScreen: true });
  setPageUser("person-2");
  useWizard.setState({ ...initialWizardState }, true);
  expect(usePreview.getState()).toEqual(initialPreviewState);
  setPageUser(null);
});
