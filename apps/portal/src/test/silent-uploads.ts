import { vi } from "vitest";

const stored = (name: string, type: string) => ({
  id: name,
  name,
  type,
  size: 1000,
  url: `/api/uploads/${name}/content`,
  storagePath: `${type}/p/${name}`,
});

/** Takes the place of the calls that send files: each stays silent until it is told what to say. */
export function silentUploads() {
  const requests: {
    form: FormData;
    progress: (loaded: number, total: number) => void;
    answer: () => void;
    fail: () => void;
    isAborted: () => boolean;
  }[] = [];
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #isAborted = false;
    status = 0;
    responseText = "";
    open() {}
    abort() {
      this.#isAborted = true;
      this.onabort?.();
    }
    send(form: FormData) {
      const file = form.get("file") as File;
      requests.push({
        form,
        fail: () => this.onerror?.(),
        isAborted: () => this.#isAborted,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
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
