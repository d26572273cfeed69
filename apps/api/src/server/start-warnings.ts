import { backupFolderProblem } from "../backup/folder.ts";
import { sampleOwner } from "../env/schema.ts";
import type { Env } from "../env.ts";

/**
 * Problems that an operator should solve before clients use the server, although it runs with them; one
 * line each.
 */
export function startWarnings(
  { mode, role, appUrl, mail, adminEmails }: Pick<Env, "mode" | "role" | "appUrl" | "mail" | "adminEmails">,
  { isSampleBrand, hasPages }: { isSampleBrand: boolean; hasPages: boolean },
): string[] {
  if (mode !== "production") return [];
  const warnings: string[] = [];
  if (!hasPages && role !== "worker")
    warnings.push(
      "the web apps are not built, so every page is answered 404: run npm start, which builds them",
    );
  if (isSampleBrand)
    warnings.push(
      "the brand file is still the sample: put the agency's own names and claims in packages/brand",
    );
  if (!appUrl?.startsWith("https:")) return warnings;
  if (mail.kind === "local")
    warnings.push("mails are kept in the outbox and not delivered: set RESEND_API_KEY or SMTP_URL");
  if (adminEmails[0] === sampleOwner)
    warnings.push(
      `the owner is ${sampleOwner}, whose mail nobody receives: set ADMIN_EMAILS to your own address`,
    );
  return warnings;
}

/** Problems that prevent the regular backups, checked in a process that makes them. */
export async function backupWarnings({ role, backups }: Pick<Env, "role" | "backups">): Promise<string[]> {
  if (role === "web" || !backups) return [];
  const problem = await backupFolderProblem(backups.folder);
  return problem === undefined ? [] : [problem];
}
