import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { localhostCertificate } from "../../test/fixtures/localhost-certificate.ts";
import { refusal, startMailLine, startMailServer } from "../../test/harness/mail-server.ts";
import { createSmtpTransport, messageIdOf, type SmtpOptions } from "./smtp-transport.ts";

const from = "Sitewright <studio@agency.example>";
const mail = { to: "maya@client.example", subject: "Grüße", html: "<p>Hello</p>", text: "Hello" };
const key = { idempotencyKey: "p1:1:thank-you" };

const transportTo = (port: number, options: Partial<SmtpOptions> = {}) =>
  createSmtpTransport({
    url: `smtp://studio:secret@127.0.0.1:${port}`,
    from,
    isTlsRequired: true,
    tls: { ca: localhostCertificate.cert, servername: "localhost" },
    ...options,
  });

const idIn = (content: string | undefined) => /^Message-ID: (\S+)/im.exec(content ?? "")?.[1];

describe("S-04.10 a mail server takes a mail", () => {
  test("over TLS, signed in, with exactly the intended recipient, both parts and the Message-ID of its key", async () => {
    const { taken, port } = await startMailServer();
    const id = messageIdOf(key.idempotencyKey, from);
    expect(id).toMatch(/^<[0-9a-f]{40}@agency\.example>$/);
    const unsubscribeUrl = "https://agency.example/unsubscribe/token";
    const transport = transportTo(port);
    expect(await transport.send({ ...mail, unsubscribeUrl }, key)).toEqual({
      outcome: "sent",
      providerId: id,
    });
    expect(taken).toMatchObject([
      { from: "studio@agency.example", to: [mail.to], user: "studio", isEncrypted: true },
    ]);
    const content = taken[0]?.content ?? "";
    expect(content).toContain("From: Sitewright <studio@agency.example>");
    expect(content).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(content).toMatch(/text\/plain[\s\S]+Hello[\s\S]+text\/html[\s\S]+<p>Hello<\/p>/);
    expect(idIn(content)).toBe(id);
    await transport.send(mail, { idempotencyKey: "p2" });
    expect(taken[1]?.content).not.toContain("List-Unsubscribe");
    expect(idIn(taken[1]?.content)).not.toBe(id);
  });

  test("also where TLS begins with the connection", async () => {
    const { taken, port } = await startMailServer({ secure: true });
    const transport = transportTo(port, { url: `smtps://studio:secret@127.0.0.1:${port}` });
    expect(await transport.send(mail, key)).toMatchObject({ outcome: "sent" });
    expect(taken[0]?.isEncrypted).toBe(true);
  });
});

describe("S-04.11 a line that others can read is used only where the operator says so", () => {
  test("a server without STARTTLS gets neither password nor mail", async () => {
    const users: unknown[] = [];
    const { taken, port } = await startMailServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        users.push(username);
        done(null, { user: username });
      },
    });
    expect(await transportTo(port).send(mail, key)).toMatchObject({ outcome: "retry" });
    expect([taken, users]).toEqual([[], []]);
    const withoutTls = transportTo(port, { isTlsRequired: false });
    expect(await withoutTls.send(mail, key)).toMatchObject({ outcome: "sent" });
    expect(taken[0]?.isEncrypted).toBe(false);
  });

  test("a server without a valid certificate gets no mail", async () => {
    const { taken, port } = await startMailServer();
    expect(await transportTo(port, { tls: {} }).send(mail, key)).toMatchObject({ outcome: "retry" });
    expect(taken).toEqual([]);
  });
});

describe("F10 what the server says no to", () => {
  test.each([
    [550, "permanent-failure"],
    [450, "retry"],
  ])("a recipient with %i: %s, and the reason does not name them", async (code, outcome) => {
    const { port } = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(refusal(code, `no such mailbox ${address}`)),
    });
    const result = await transportTo(port).send(mail, key);
    expect(result).toMatchObject({ outcome, reason: `smtp RCPT TO: ${code} no such mailbox the recipient` });
  });

  test.each([
    [554, "permanent-failure"],
    [452, "retry"],
  ])("a content with %i: %s", async (code, outcome) => {
    const { port } = await startMailServer({
      onData(stream, _session, done) {
        stream.resume();
        stream.on("end", () => done(refusal(code, "not now")));
      },
    });
    const result = await transportTo(port).send(mail, key);
    expect(result).toMatchObject({ outcome, ...(code === 554 ? { isTransportFault: false } : {}) });
  });

  test("a password and a sender: parked until the operator changes them, without the password in the reason", async () => {
    const { port } = await startMailServer({
      onMailFrom: (_address, _session, done) => done(refusal(553, "sender not allowed")),
    });
    const fault = { outcome: "permanent-failure", isTransportFault: true };
    const url = `smtp://studio:wrong-one@127.0.0.1:${port}`;
    const refused = await transportTo(port, { url }).send(mail, key);
    expect(refused).toMatchObject(fault);
    expect(JSON.stringify(refused)).not.toMatch(/wrong-one|d3Jvbmct/);
    expect(await transportTo(port).send(mail, key)).toMatchObject(fault);
  });

  test("everybody, and a server that is not there: tried again", async () => {
    const { port } = await startMailServer({
      onConnect: (_session, done) => done(refusal(554, "no service")),
    });
    expect(await transportTo(port).send(mail, key)).toMatchObject({ outcome: "retry" });
    expect(await transportTo(1).send(mail, key)).toMatchObject({ outcome: "retry" });
  });

  test("a server that hangs: within the time that an attempt may take", async () => {
    const { port } = await startMailServer({ onRcptTo: () => {} });
    const timeouts = { connectMs: 5_000, silenceMs: 5_000, attemptMs: 300 };
    expect(await transportTo(port, { timeouts }).send(mail, key)).toMatchObject({ outcome: "retry" });
  });
});

describe("S-04.12 a line that breaks", () => {
  /** The server's response after the end of a mail; before that, its response when it waits for the mail. */
  const [waiting, takenIt] = [/^354 /m, /^250 [^\r\n]*queued/m];
  const plain = { isTlsRequired: false };
  const open = { disabledCommands: ["STARTTLS", "AUTH"] as string[] };
  const to = (port: number) => transportTo(port, { ...plain, url: `smtp://127.0.0.1:${port}` });

  test("before the mail was sent loses and doubles nothing", async () => {
    const { taken, port } = await startMailServer(open);
    let isCut = false;
    const line = await startMailLine(port, (said) => {
      if (isCut || !waiting.test(said)) return false;
      isCut = true;
      return true;
    });
    const transport = to(line.port);
    expect(await transport.send(mail, key)).toMatchObject({ outcome: "retry" });
    expect(taken).toEqual([]);
    expect(await transport.send(mail, key)).toMatchObject({ outcome: "sent" });
    expect(taken).toHaveLength(1);
  });

  test("after the mail and before the answer: only the outbox retries, with the same Message-ID", async () => {
    const { taken, port } = await startMailServer(open);
    let isCut = false;
    const line = await startMailLine(port, (said) => {
      if (isCut || !takenIt.test(said)) return false;
      isCut = true;
      return true;
    });
    const transport = to(line.port);
    expect(await transport.send(mail, key)).toMatchObject({ outcome: "retry" });
    // Longer than the pool would wait before its own second attempt.
    await wait(300);
    expect([taken.length, line.connections()]).toEqual([1, 1]);
    expect(await transport.send(mail, key)).toMatchObject({ outcome: "sent" });
    expect(taken.map(({ content }) => idIn(content))).toEqual(
      Array(2).fill(messageIdOf(key.idempotencyKey, from)),
    );
  });

  test("by the server between two mails: the next one goes over another, at once", async () => {
    const { taken, server, port } = await startMailServer(open);
    const transport = to(port);
    expect(await transport.send(mail, key)).toMatchObject({ outcome: "sent" });
    for (const connection of server.connections) connection.close();
    expect(await transport.send(mail, { idempotencyKey: "p2" })).toMatchObject({ outcome: "sent" });
    expect(taken).toHaveLength(2);
  });

  test("by a stop of the process: the mail is tried again later, and others being sent are not cut", async () => {
    const { taken, port } = await startMailServer({
      ...open,
      onRcptTo: ({ address }, _session, done) => (address === mail.to ? undefined : done()),
    });
    const stop = new AbortController();
    const transport = to(port);
    const hanging = transport.send(mail, { ...key, signal: stop.signal });
    const other = transport.send({ ...mail, to: "ben@client.example" }, { idempotencyKey: "p2" });
    setTimeout(() => stop.abort(), 100);
    expect([await hanging, await other]).toMatchObject([{ outcome: "retry" }, { outcome: "sent" }]);
    expect(taken.map(({ to }) => to)).toEqual([["ben@client.example"]]);
  });
});
