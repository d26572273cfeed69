import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import type { UploadCategory } from "./file-rules.ts";

/** A file as it is sent. */
interface SentFile {
  /** Id of its entry in the queue. */
  readonly id: string;
  readonly category: UploadCategory;
  /** The project that it was chosen for; null: the new one. */
  readonly project: string | null;
  readonly name: string;
  readonly file: Blob;
}

/** The functions of the page that the comparison calls. */
interface ChosenTwiceDeps {
  readonly listed: () => readonly UploadedFile[];
  /** The bytes of a listed file; null where they cannot be loaded. */
  readonly bytesOf: (file: UploadedFile) => Promise<Blob | null>;
  readonly isSame: (one: Blob, other: Blob) => Promise<boolean>;
}

/** The list of documents shows all types except logos; any other list shows only its own. */
const isInListOf = (category: UploadCategory, type: string): boolean =>
  category === "document" ? type !== "logo" : type === category;

/** Recognizes files that are in the list already, or on the way there: same name, same size, same bytes. */
export class ChosenTwice {
  readonly #deps: ChosenTwiceDeps;
  /** The files sent by this page, with their id in the list; null while they are being sent. */
  readonly #sent = new Map<SentFile, string | null>();

  constructor(deps: ChosenTwiceDeps) {
    this.#deps = deps;
  }

  /** Registers a file. Returns null if no other one has its name and size, else whether one has the same bytes. */
  take(file: SentFile): Promise<boolean> | null {
    const candidates = this.#candidates(file);
    this.#sent.set(file, null);
    return candidates.length === 0 ? null : this.#isAmong(file, candidates);
  }

  /** The file is in the list under this id or, with null, will not be. */
  settle(id: string, listedAs: string | null): void {
    for (const file of this.#sent.keys())
      if (file.id === id) {
        if (listedAs === null) this.#sent.delete(file);
        else this.#sent.set(file, listedAs);
      }
  }

  #candidates({ category, project, name, file }: SentFile): (() => Promise<Blob | null>)[] {
    const listed = this.#deps.listed().filter(({ type }) => isInListOf(category, type));
    const ids = new Set(listed.map(({ id }) => id));
    const sent = [...this.#sent].filter(
      ([other, id]) =>
        (id === null ? other.project === project && isInListOf(category, other.category) : ids.has(id)) &&
        other.name === name &&
        other.file.size === file.size,
    );
    const own = new Set(this.#sent.values());
    const stored = listed.filter(
      (other) => !own.has(other.id) && other.name === name && other.size === file.size,
    );
    return [
      ...sent.map(
        ([other]) =>
          async () =>
            other.file,
      ),
      ...stored.map((other) => () => this.#deps.bytesOf(other)),
    ];
  }

  async #isAmong({ file }: SentFile, candidates: readonly (() => Promise<Blob | null>)[]): Promise<boolean> {
    for (const load of candidates) {
      const other = await load();
      if (other && (await this.#deps.isSame(file, other))) return true;
    }
    return false;
  }
}
