import type { DrawnPage, SiteAnswer, SiteInput, SiteRequest, WholeSite } from "./site-requests.ts";

/** What is needed of a Web Worker. */
export interface WorkerPort {
  postMessage(request: SiteRequest): void;
  onmessage: ((event: MessageEvent<SiteAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Makes sites off the main thread. */
export interface SiteWorker {
  drawPage(input: SiteInput, file: string): Promise<DrawnPage>;
  wholeSite(input: SiteInput): Promise<WholeSite>;
}

interface Waiting {
  resolve(answer: SiteAnswer): void;
  reject(reason: Error): void;
}

/** A worker that starts with its first request; one that could not start is tried anew with the next. */
export function createSiteWorker(start: () => WorkerPort): SiteWorker {
  const waiting = new Map<number, Waiting>();
  let running: WorkerPort | null = null;
  let last = 0;

  const open = (): WorkerPort => {
    const port = start();
    port.onmessage = ({ data }) => {
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.kind === "failed") asked?.reject(new Error(data.reason));
      else asked?.resolve(data);
    };
    port.onerror = () => {
      running = null;
      const all = [...waiting.values()];
      waiting.clear();
      for (const { reject } of all) reject(new Error("The worker that draws the site could not be started."));
    };
    return port;
  };

  const ask = (make: (number: number) => SiteRequest): Promise<SiteAnswer> =>
    new Promise((resolve, reject) => {
      running ??= open();
      last += 1;
      waiting.set(last, { resolve, reject });
      running.postMessage(make(last));
    });

  const unexpected = (answer: SiteAnswer) => new Error(`The worker answered with a ${answer.kind}.`);
  return {
    async drawPage(input, file) {
      const answer = await ask((number) => ({ kind: "page", number, input, file }));
      if (answer.kind !== "page") throw unexpected(answer);
      return answer.drawn;
    },
    async wholeSite(input) {
      const answer = await ask((number) => ({ kind: "site", number, input }));
      if (answer.kind !== "site") throw unexpected(answer);
      return answer.site;
    },
  };
}
