import type { PublicWords } from "@sitewright/spec-core/content";
import type { Onboarding, OnboardingFormData } from "@sitewright/spec-core/onboarding";
import type { FramePage } from "./frame-messages.ts";

/** The answers, and everything else that a site is made from. */
export interface SiteInput {
  readonly answers: Onboarding;
  readonly product: string;
  readonly host: string;
  /** ISO 8601. */
  readonly now: string;
}

/** A picture of the client's that the site shows: the upload's id, and its path in the site. */
export interface SitePicture {
  readonly id: string;
  readonly path: string;
}

/** A page of the site by its name and its file. */
export interface SitePageName {
  readonly name: string;
  readonly file: string;
}

/** One page with marks for the letters, and the other data of the site. */
export interface DrawnPage {
  readonly page: FramePage;
  readonly pages: readonly SitePageName[];
  readonly pictures: readonly SitePicture[];
  /** The future address of the page, without its scheme; empty while the site has no name and no domain. */
  readonly address: string;
}

/** The whole site for the download: its texts, and the addresses of its binary files. */
export interface WholeSite {
  readonly files: Readonly<Record<string, string>>;
  readonly fonts: readonly { readonly path: string; readonly address: string }[];
  readonly pictures: readonly SitePicture[];
}

/** A request to the worker; the response repeats `number`. */
export type SiteRequest =
  | { readonly kind: "page"; readonly number: number; readonly input: SiteInput; readonly file: string }
  | { readonly kind: "site"; readonly number: number; readonly input: SiteInput }
  | { readonly kind: "words"; readonly number: number; readonly form: OnboardingFormData };

/** The worker's response. */
export type SiteAnswer =
  | { readonly kind: "page"; readonly number: number; readonly drawn: DrawnPage }
  | { readonly kind: "site"; readonly number: number; readonly site: WholeSite }
  | { readonly kind: "words"; readonly number: number; readonly words: PublicWords }
  | { readonly kind: "failed"; readonly number: number; readonly reason: string };

/** The part of a Web Worker that is used here. */
export interface WorkerPort {
  postMessage(request: SiteRequest): void;
  onmessage: ((event: MessageEvent<SiteAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Reads the client's texts and renders sites of them, off the main thread. */
export interface SiteWorker {
  readWords(form: OnboardingFormData): Promise<PublicWords>;
  drawPage(input: SiteInput, file: string): Promise<DrawnPage>;
  wholeSite(input: SiteInput): Promise<WholeSite>;
}

interface Waiting {
  resolve(answer: SiteAnswer): void;
  reject(reason: Error): void;
}

/** A worker that starts with its first request; one that failed to start is restarted with the next. */
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
    async readWords(form) {
      const answer = await ask((number) => ({ kind: "words", number, form }));
      if (answer.kind !== "words") throw unexpected(answer);
      return answer.words;
    },
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

/** The portal's only site worker: it starts with the first text to read or page to draw. */
export const siteWorker = createSiteWorker(
  () => new Worker(new URL("./site.worker.ts", import.meta.url), { type: "module" }),
);
