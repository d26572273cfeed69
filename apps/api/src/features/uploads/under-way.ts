import { Refusal } from "../../http/refusal.ts";
import { underWayLimits } from "./limits.ts";

const accountWaitS = 2;
const processWaitS = 5;

/** An upload that has been let in. */
export interface UploadUnderWay {
  /** What its account's uploads under way, with this one, may come to, in bytes. */
  readonly reservedBytes: number;
  /** Gives its place back. */
  end(): void;
}

/** The uploads that this process is receiving. */
export interface UploadsUnderWay {
  /**
   * Lets an account's upload of at most so many bytes in, or says when to come again. Once half of the places are
   * taken, an account gets no second one: nobody's uploads, stalled ones too, keep another account from its first.
   */
  begin(owner: string, sizeBytes: number): UploadUnderWay | Refusal;
}

const accountFull = (most: number) =>
  new Refusal("too-many-requests", {
    detail: `At most ${most} of your files are taken at a time. The next one can follow in a moment.`,
    retryAfterS: accountWaitS,
  });

/** Creates the count. */
export function createUploadsUnderWay({ perAccount, overall } = underWayLimits): UploadsUnderWay {
  const byOwner = new Map<string, readonly number[]>();
  let count = 0;
  return {
    begin(owner, sizeBytes) {
      const own = byOwner.get(owner) ?? [];
      if (own.length >= perAccount) return accountFull(perAccount);
      if (count >= (own.length === 0 ? overall : overall / 2))
        return new Refusal("unavailable", { retryAfterS: processWaitS });
      const all = [...own, sizeBytes];
      byOwner.set(owner, all);
      count += 1;
      return {
        reservedBytes: all.reduce((sum, bytes) => sum + bytes, 0),
        end() {
          count -= 1;
          const left = [...(byOwner.get(owner) ?? [])];
          left.splice(left.indexOf(sizeBytes), 1);
          if (left.length > 0) byOwner.set(owner, left);
          else byOwner.delete(owner);
        },
      };
    },
  };
}
