import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { localhostCertificate } from "../fixtures/localhost-certificate.ts";

/** A mail accepted by the server. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly isEncrypted: boolean;
  readonly content: string;
}

/** A refusal with its reply code. */
export const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** A mail server for the running test, which signs in `studio` with `secret` and requires STARTTLS first. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    ...localhostCertificate,
    // Connections that the client keeps open for the next mail are closed at the end.
    closeTimeout: 1,
    authMethods: ["PLAIN", "LOGIN"],
    onAuth: ({ username, password }, _session, done) =>
      password === "secret" ? done(null, { user: username }) : done(refusal(535, "Authentication failed")),
    onData(stream, { envelope, user, secure }, done) {
      text(stream).then((content) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        taken.push({
          from,
          to,
          user: user === undefined ? undefined : String(user),
          isEncrypted: secure,
          content,
        });
        done(null);
      }, done);
    },
    ...options,
  });
  // A client that disconnects is not a fault of the server.
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return { taken, server, port: portOf(server.server.address()) };
}

const portOf = (address: ReturnType<ReturnType<typeof createServer>["address"]>): number =>
  typeof address === "object" && address ? address.port : 0;

/**
 * A proxy to a server that can be cut: `cutAt` is called with all of the server's replies so far, before they
 * are forwarded.
 */
export async function startMailLine(port: number, cutAt: (said: string) => boolean) {
  let connections = 0;
  const open = new Set<Socket>();
  const line = createServer((client) => {
    connections += 1;
    const server = connect(port, "127.0.0.1");
    let said = "";
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on("error", () => {});
    }
    client.on("data", (chunk) => server.write(chunk));
    server.on("data", (chunk) => {
      said += chunk.toString("latin1");
      if (!cutAt(said)) return void client.write(chunk);
      client.destroy();
      server.destroy();
    });
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
  });
  await new Promise<void>((ready) => line.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    line.close();
  });
  return { port: portOf(line.address()), connections: () => connections };
}
