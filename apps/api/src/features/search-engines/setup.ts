import type { SearchSetup } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import type { Settings } from "../../env.ts";
import type { Refusal } from "../../http/refusal.ts";
import type { Limit, Throttle } from "../../throttle/throttle.ts";
import { hourMs } from "../../time-units.ts";
import { keyAddress } from "./index-now.ts";
import { inspectionLimit } from "./inspect-job.ts";
import type { Providers } from "./providers.ts";
import { isInProperty, permissionWords, propertyKind } from "./rules.ts";
import { searchTexts, submitSteps } from "./texts.ts";

interface SetupOptions {
  readonly settings: Pick<Settings, "indexNow" | "searchConsole">;
  readonly appUrl: string;
  readonly throttle: Throttle;
  readonly providers: Providers;
}

/** Enough to set it up; each check is a call to Google. */
const accessLimit: Limit = { name: "search-access", limit: 30, windowMs: hourMs };

/** The setup as shown to staff. */
export function createSearchSetup({ settings, appUrl, throttle, providers }: SetupOptions) {
  const { indexNow, searchConsole } = settings;
  return {
    async read(_staff: Staff<"posts">): Promise<SearchSetup> {
      const google = searchConsole && {
        property: searchConsole.property,
        kind: propertyKind(searchConsole.property),
        account: searchConsole.email,
        isOurs: isInProperty(appUrl, searchConsole.property),
        inspectionsPerDay: inspectionLimit.limit,
        hasInspectionsLeft:
          (await throttle.peek({ ...inspectionLimit, subject: searchConsole.property })) === undefined,
      };
      return {
        indexNow: indexNow ? { keyAddress: keyAddress(indexNow, appUrl) } : null,
        google: google ?? null,
        sitemap: `${appUrl}/sitemap.xml`,
        instructions: indexNow || google ? [] : submitSteps("the post’s address"),
      };
    },
    async checkAccess(staff: Staff<"posts">): Promise<{ isEnough: boolean; words: string } | Refusal> {
      if (!providers.google) return { isEnough: false, words: searchTexts.noGoogle };
      const refused = await throttle.take({ ...accessLimit, subject: staff.account.id });
      if (refused) return refused;
      const answer = await providers.google.readPermission(new AbortController().signal);
      return answer.outcome === "accepted"
        ? permissionWords(answer.found)
        : { isEnough: false, words: answer.words };
    },
  };
}
