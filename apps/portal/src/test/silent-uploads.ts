import { problem } from "@sitewright/app-kit/fake-server";
import { type UploadCategory, uploadRefusals } from "@sitewright/contracts";
import { vi } from "vitest";

const stored = (name: string, type: string) => ({
  id: name,
  name,
  type,
  size: 1000,
  url: `/api/uploads/${name}/content`,
  storagePath: `${type}/p/${name}`,
});

/** Replaces the calls that send files: each stays pending until the test settles it. */
export function silentUploads() {
  const requests: {
    form: FormData;
    headers: Readonly<Record<string, string>>;
    progress: (loaded: number, total: number) => void;
    answer: () => void;
    /** The response of a busy server. */
    putOff: (seconds: number) => void;
    /** The refusal of a file whose content has another type, or with another reason of the server. */
    refuseType: (detail?: string) => void;
    /** The refusal of a file because the session has ended. */
    refuseSession: () => void;
    /** The response of a failed server or of a gateway in front of it: an error page. */
    breakDown: (status?: number) => void;
    /** The refusal of a file that is larger than this server accepts. */
    refuseSize: () => void;
    fail: () => void;
    isAborted: () => boolean;
  }[] = [];
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #isAborted = false;
    #headers: Record<string, string> = {};
    status = 0;
    responseText = "";
    #answerHeaders: Record<string, string> = {};
    getResponseHeader(name: string): string | null {
      return this.#answerHeaders[name] ?? null;
    }
    open() {}
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      this.#isAborted = true;
      this.onabort?.();
    }
    send(form: FormData) {
      const file = form.get("file") as File;
      requests.push({
        form,
        headers: this.#headers,
        fail: () => this.onerror?.(),
        isAborted: () => this.#isAborted,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        putOff: (seconds) => {
          this.status = 429;
          this.#answerHeaders = { "retry-after": String(seconds) };
          this.onload?.();
        },
        refuseType: (detail = uploadRefusals.type(form.get("category") as UploadCategory)) => {
          this.status = 415;
          this.responseText = JSON.stringify({ ...problem("unsupported-type").body, detail });
          this.onload?.();
        },
        breakDown: (status = 500) => {
          this.status = status;
          this.responseText = "<html>";
          this.onload?.();
        },
        refuseSize: () => {
          this.status = 413;
          this.responseText = JSON.stringify({ ...problem("too-large").body, detail: "At most 10 MB." });
          this.onload?.();
        },
        refuseSession: () => {
          this.status = 401;
          this.responseText = JSON.stringify(problem("sign-in-required").body);
          this.onload?.();
        },
        answer: () => {
          this.status = 201;
          this.responseText = JSON.stringify(stored(file.name, String(form.get("category"))));
          this.onload?.();
        },
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  return requests;
}
