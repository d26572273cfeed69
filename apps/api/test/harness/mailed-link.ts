import { expect } from "vitest";
import { type TestApp, testOrigin } from "./test-app.ts";

/** The secret of the newest link of a kind that was mailed to an address. */
export async function mailedToken(
  { database: { db } }: TestApp,
  recipient: string,
  purpose: "verify-email" | "reset-password" | "invitation",
): Promise<string> {
  const kind = {
    "verify-email": "email-verification",
    "reset-password": "password-reset",
    invitation: "staff-invitation",
  }[purpose];
  const [mail] = await db.outboxMessage.findMany({
    where: { recipient, kind },
    orderBy: { createdAt: "desc" },
    take: 1,
  });
  const token = new RegExp(`^${testOrigin}/(?:app|admin)/${purpose}#([\\w-]{43})$`, "m").exec(
    mail?.text ?? "",
  )?.[1];
  expect(token, `a link in a mail to ${recipient}`).toBeDefined();
  return token ?? "";
}

/** Kinds of the mails to an address, in alphabetical order. */
export async function mailKindsTo({ database: { db } }: TestApp, recipient: string): Promise<string[]> {
  const mails = await db.outboxMessage.findMany({ where: { recipient }, orderBy: { kind: "asc" } });
  return mails.map(({ kind }) => kind);
}
