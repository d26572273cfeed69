import { Refusal } from "../../http/refusal.ts";
import { underWayLimits } from "./limits.ts";

const accountWaitS = 2;
const processWaitS = 5;

/** An admitted upload. */
export interface UploadUnderWay {
  /** The maximum total size of the account's current uploads including this one, in bytes. */
  readonly reservedBytes: number;
  /** Frees its slot. */
  end(): void;
}

/** The uploads that this process is receiving. */
export interface UploadsUnderWay {
  /**
   * Admits an account's upload of at most the given size, or returns a refusal with the time to retry.
   * Once half of the slots are taken, an account gets no second one, so that even its stalled uploads
   * cannot block the first upload of another account.
   */
  begin(owner: string, sizeBytes: number): UploadUnderWay | Refusal;
}

const accountFull = (most: number) =>
  new Refusal("too-many-requests", {
    detail: `At most ${most} of your files are taken at a time. The next one can follow in a moment.`,
    retryAfterS: accountWaitS,
  });

/** Creates the counter. */
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
