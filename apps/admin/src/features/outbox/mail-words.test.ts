import { expect, it } from "vitest";
import { leftOutText, mailState } from "./mail-words.ts";

const mail = { status: "pending", transport: null, attempts: 0 } as const;

it("D-11.3 a mail that waits for another attempt is distinguished from a new one", () => {
  expect(mailState(mail).word).toBe("Waiting");
  expect(mailState({ ...mail, attempts: 2 }).word).toBe("Will retry");
});

it("D-11.3 a mail that was kept on this server is not called sent", () => {
  expect(mailState({ ...mail, status: "sent", transport: "local" }).word).toBe("Kept, not sent");
  expect(mailState({ ...mail, status: "sent", transport: "smtp" }).word).toBe("Sent");
});

it("D-11.361 how many ticked mails are left out is said in the number that fits", () => {
  expect(leftOutText(1)).toMatch(/^1 left out: .*, so it would only be kept again\.$/);
  expect(leftOutText(2)).toMatch(/^2 left out: .*, so they would only be kept again\.$/);
});
