import { createUpload, type Upload } from "@sitewright/contracts";
import { genuineFiles } from "../fixtures/sample-files.ts";
import type { Browser } from "./browser.ts";

/** Sends a small picture, as the portal does. */
export function sendPicture(browser: Browser, name = "oven.png", category = "media"): Promise<Response> {
  const form = new FormData();
  form.append("category", category);
  form.append("file", new File([new Uint8Array(genuineFiles.png ?? [])], name));
  return browser.send("POST", "/api/uploads", { body: form });
}

/** Stores a small picture for the signed-in account. */
export async function storePicture(browser: Browser, name?: string, category?: string): Promise<Upload> {
  return createUpload.response.parse(await (await sendPicture(browser, name, category)).json());
}
