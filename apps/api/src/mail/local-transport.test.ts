import { expect, test } from "vitest";
import { createLocalTransport } from "./local-transport.ts";

test("S-04 without a provider a mail is kept, under the name of a transport that sends nothing", async () => {
  const transport = createLocalTransport();
  const mail = { to: "a@b.example", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  expect(transport.name).toBe("local");
  expect(await transport.send(mail, { idempotencyKey: "k" })).toEqual({ outcome: "sent", providerId: "k" });
});
