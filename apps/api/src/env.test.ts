import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
};

test("S-03.1 without any variable the service uses a SQLite file in ./data and keeps mail and files locally", () => {
  const env = readEnv({});
  expect(env.database).toEqual({ provider: "sqlite", file: `${process.cwd()}/data/sitewright.db` });
  expect(env.mail.kind).toBe("local");
  expect(env.storage).toEqual({ kind: "disk", folder: `${process.cwd()}/data/files` });
  expect([env.port, env.mode, env.passwordMin]).toEqual([3000, "production", 6]);
  expect(env.adminEmails).toEqual(["owner@sitewright.example"]);
});

test("S-03.2 DATABASE_URL chooses Postgres", () => {
  const url = "postgresql://u:p@db.example/app";
  expect(readEnv({ DATABASE_URL: url }).database).toEqual({ provider: "postgresql", url, poolSize: 10 });
});

test("every problem is reported at once, each with its variable's name", () => {
  const problems = problemsOf({
    PORT: "many",
    APP_URL: "ftp://x",
    DATABASE_URL: "mysql://x",
    ADMIN_EMAILS: "me",
  });
  expect(problems.map((line) => line.split(" ")[0])).toEqual([
    "PORT",
    "APP_URL",
    "DATABASE_URL",
    "ADMIN_EMAILS",
  ]);
});

test("P-01 the sign-in bypass is refused unless NODE_ENV is development", () => {
  expect(problemsOf({ DEV_BYPASS: "1" })).toHaveLength(1);
  expect(problemsOf({ DEV_BYPASS: "1", NODE_ENV: "production" })[0]).toMatch(/^DEV_BYPASS /);
  expect(problemsOf({ DEV_BYPASS: "1", NODE_ENV: "test" })).toHaveLength(1);
  expect(readEnv({ DEV_BYPASS: "1", NODE_ENV: "development" }).isDevBypass).toBe(true);
});

test("S-13.11 the owner's password is refused where it is shorter than PASSWORD_MIN or longer than anybody can send", () => {
  expect(problemsOf({ ADMIN_PASSWORD: "abcde" })).toEqual([
    "ADMIN_PASSWORD must have at least 6 characters, as PASSWORD_MIN asks of every password. After the first start it can be left out.",
  ]);
  expect(problemsOf({ ADMIN_PASSWORD: "eleven-sign", PASSWORD_MIN: "12" })[0]).toMatch(
    /at least 12 characters/,
  );
  expect(problemsOf({ ADMIN_PASSWORD: "x".repeat(129) })[0]).toMatch(/^ADMIN_PASSWORD .* at most 128 /);
  for (const password of ["abcdef", "x".repeat(128)])
    expect(readEnv({ ADMIN_PASSWORD: password }).adminPassword).toBe(password);
});

test("A-03 Google needs id and secret, and an issuer that nobody on the way can change", () => {
  expect(readEnv({}).google).toBeUndefined();
  expect(problemsOf({ GOOGLE_CLIENT_ID: "x" })[0]).toMatch(/^GOOGLE_CLIENT_SECRET is missing/);
  const client = { GOOGLE_CLIENT_ID: "x", GOOGLE_CLIENT_SECRET: "y" };
  expect(readEnv(client).google?.issuer).toBe("https://accounts.google.com");
  expect(problemsOf({ ...client, GOOGLE_ISSUER: "http://accounts.example" })[0]).toMatch(/^GOOGLE_ISSUER /);
  expect(readEnv({ ...client, GOOGLE_ISSUER: "http://localhost:9000" }).google?.issuer).toBe(
    "http://localhost:9000",
  );
});

test("S63 a key is sent over a line that others read along in neither to a model nor to a provider; within one's own network it may", () => {
  const model = (url: string) => ({ MODEL_BASE_URL: url, MODEL_NAME: "m", MODEL_API_KEY: "sk-1" });
  expect(problemsOf(model("http://models.example/v1"))[0]).toMatch(/^MODEL_BASE_URL must be https/);
  expect(problemsOf(model("http://203.0.113.9/v1"))).toHaveLength(1);
  for (const url of [
    "https://models.example/v1",
    "http://127.0.0.1:11434/v1",
    "http://litellm:4000/v1",
    "http://10.0.0.7/v1",
    "http://[fd00::7]/v1",
    "http://gpu.internal/v1",
  ])
    expect(problemsOf(model(url)), url).toEqual([]);
  expect(problemsOf({ MODEL_BASE_URL: "http://models.example/v1", MODEL_NAME: "m" })).toEqual([]);
  const resend = { RESEND_API_KEY: "re_1", RESEND_BASE_URL: "http://mail.example" };
  expect(problemsOf(resend)[0]).toMatch(/^RESEND_BASE_URL /);
});

test("a public production address without TLS is refused, localhost is not", () => {
  expect(problemsOf({ APP_URL: "http://app.example.com" })[0]).toMatch(/^APP_URL /);
  expect(problemsOf({ APP_URL: "http://127.0.0.1.evil.example" })).toHaveLength(1);
  expect(readEnv({ APP_URL: "http://localhost:8080" }).appUrl).toBe("http://localhost:8080");
  expect(readEnv({ APP_URL: "https://app.example.com/", TRUST_PROXY: "1" }).appUrl).toBe(
    "https://app.example.com",
  );
});

test("listening for others wants the public address", () => {
  expect(problemsOf({ HOST: "0.0.0.0" })[0]).toMatch(/^APP_URL is missing/);
  const known = { HOST: "0.0.0.0", APP_URL: "https://app.example.com", TRUST_PROXY: "1" };
  expect(readEnv(known).host).toBe("0.0.0.0");
  expect(problemsOf({ HOST: "0.0.0.0", NODE_ENV: "development" })).toEqual([]);
});

test("S7 behind https the proxy has to be named or denied, with the line to add; elsewhere it need not be", () => {
  for (const url of ["https://app.example.com", "HTTPS://app.example.com", " https://localhost:8443"])
    for (const given of [{}, { TRUST_PROXY: "" }, { NODE_ENV: "production" }]) {
      const [problem, ...others] = problemsOf({ APP_URL: url, ...given });
      expect(problem).toMatch(/^TRUST_PROXY is missing.* TRUST_PROXY=1 .* TRUST_PROXY=0 /);
      expect(others).toEqual([]);
    }
  const secure = { APP_URL: "https://app.example.com" };
  expect(readEnv({ ...secure, TRUST_PROXY: "0" }).isBehindProxy).toBe(false);
  expect(readEnv({ ...secure, TRUST_PROXY: "1" }).isBehindProxy).toBe(true);
  for (const mode of ["development", "test"]) expect(problemsOf({ ...secure, NODE_ENV: mode })).toEqual([]);
  for (const open of [{}, { APP_URL: "http://localhost:8080" }])
    expect(readEnv(open).isBehindProxy).toBe(false);
});

test("half of a pair names what is missing", () => {
  expect(problemsOf({ S3_BUCKET: "files" }).map((line) => line.split(" ")[0])).toEqual([
    "S3_ENDPOINT",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ]);
  expect(problemsOf({ GOOGLE_CLIENT_ID: "x" })[0]).toMatch(/^GOOGLE_CLIENT_SECRET is missing/);
});

test("an interval of backups without a folder for them is refused: no backup would be made", () => {
  for (const name of ["BACKUP_HOURS", "BACKUP_KEEP"])
    expect(problemsOf({ [name]: "12" })[0]).toMatch(/^BACKUP_DIR is missing/);
  expect(problemsOf({ BACKUP_DIR: "/backups", BACKUP_HOURS: "12" })).toEqual([]);
});

test("an invalid private key of Search Console is refused at the start, not at the first request to Google", () => {
  const account = { SEARCH_CONSOLE_PROPERTY: "sc-domain:x.example", SEARCH_CONSOLE_EMAIL: "a@x.example" };
  const pem = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  });
  for (const key of [`${pem}`, `${pem}`.replaceAll("\n", "\\n")])
    expect(problemsOf({ ...account, SEARCH_CONSOLE_PRIVATE_KEY: key })).toEqual([]);
  for (const key of ["abc", `${pem}`.slice(0, 200)])
    expect(problemsOf({ ...account, SEARCH_CONSOLE_PRIVATE_KEY: key })[0]).toMatch(
      /^SEARCH_CONSOLE_PRIVATE_KEY must be the private_key of Google's JSON file/,
    );
});

test("two ways to send mail are refused", () => {
  expect(problemsOf({ RESEND_API_KEY: "re_1", SMTP_URL: "smtp://localhost" })[0]).toMatch(/^SMTP_URL /);
});

test("S-04.11 mail is sent over TLS unless configured otherwise, and the password is never sent in clear text", () => {
  const url = "smtp://studio:secret@mail.example";
  expect(readEnv({ SMTP_URL: url }).mail).toMatchObject({ kind: "smtp", url, isTlsRequired: true });
  expect(problemsOf({ SMTP_URL: url, SMTP_TLS: "off" })[0]).toMatch(/^SMTP_TLS=off /);
  for (const relay of ["smtp://relay.internal:25", "smtp://studio:secret@127.0.0.1"])
    expect(readEnv({ SMTP_URL: relay, SMTP_TLS: "off" }).mail).toMatchObject({ isTlsRequired: false });
});

test("S-05.34 a bucket needs its address, its name and a key; everything is under one prefix", () => {
  const account = { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "files" };
  const variables = { ...account, S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readEnv(variables).storage).toMatchObject({ kind: "s3", bucket: "files", prefix: "sitewright" });
  expect(readEnv({ ...variables, S3_PREFIX: "studio/live" }).storage).toMatchObject({
    prefix: "studio/live",
  });
  for (const prefix of ["../up", "/x", "x/", "a b"])
    expect(problemsOf({ ...variables, S3_PREFIX: prefix })[0]).toMatch(/^S3_PREFIX /);
  expect(problemsOf({ ...variables, S3_BUCKET: "a/b" })[0]).toMatch(/^S3_BUCKET /);
});

test("a value is read without the space, the line end of Windows and the pair of quotes around it", () => {
  const plain = {
    TRUST_PROXY: "1",
    APP_URL: "https://agency.example",
    DATABASE_URL: "postgresql://u:p@db.example/app",
    DATA_DIR: "/var/lib/sitewright",
    BACKUP_DIR: "/backups",
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "files",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
    MAIL_FROM: "Your agency <hello@agency.example>",
  };
  const wrappings = [
    (value: string) => `${value}\r`,
    (value: string) => ` ${value}  `,
    (value: string) => `"${value}"`,
    (value: string) => `'${value}'\r`,
  ];
  for (const wrap of wrappings)
    expect(
      readEnv(Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, wrap(value)]))),
    ).toEqual(readEnv(plain));
  expect(readEnv({ DATA_DIR: '""', PORT: "' '" })).toEqual(readEnv({}));
  expect(readEnv({ MAIL_FROM: '"A, B" <a@b.example>' }).mail.from).toBe('"A, B" <a@b.example>');
});

test("a folder that only a shell could have resolved, or that a comment follows, is refused", () => {
  for (const name of ["DATA_DIR", "BACKUP_DIR"]) {
    for (const path of ["~/data", "$HOME/data", "/srv/$USER/data", "/srv/data # on the large disk"])
      expect(problemsOf({ [name]: path })).toEqual([
        expect.stringMatching(`^${name} must be a path in full`),
      ]);
    for (const path of ["/srv/a~b", "/srv/#1", "/srv/two words", "data"])
      expect(problemsOf({ [name]: path })).toEqual([]);
  }
  for (const url of ["file:~/app.db", "file:$HOME/app.db", "file:/srv/app.db # ours", "file://~/app.db"])
    expect(problemsOf({ DATABASE_URL: url })).toEqual([
      expect.stringMatching("^DATABASE_URL must be a path in full"),
    ]);
  expect(problemsOf({ DATABASE_URL: "file:/srv/two words/a~b.db" })).toEqual([]);
  expect(problemsOf({ FONT_KIT_URL: "https://fonts.example/kit.css # ours" })[0]).toMatch(
    /^FONT_KIT_URL must /,
  );
  expect(problemsOf({ DATABASE_URL: "postgresql://u:p@db.example/app # ours" })[0]).toMatch(
    /^DATABASE_URL must /,
  );
});

test("backups and the database are refused in the folders from which the server deletes what it does not know", () => {
  const at = (path: string) => [
    ...problemsOf({ DATA_DIR: "/data", BACKUP_DIR: path }),
    ...problemsOf({ DATA_DIR: "/data", DATABASE_URL: `file:${path}` }),
  ];
  for (const path of ["/data/files", "/data/incoming/x", "/data/builds/", "/data/backups/../files/x"])
    expect(at(path)).toEqual([
      expect.stringMatching(/^BACKUP_DIR must lie outside \/data\/(files|incoming|builds): /),
      expect.stringMatching(/^DATABASE_URL must lie outside /),
    ]);
  for (const path of ["/data/backups", "/data/files-2", "/backups"]) expect(at(path)).toEqual([]);
  expect(problemsOf({ BACKUP_DIR: "./data/files" })[0]).toMatch(/^BACKUP_DIR must lie outside /);
});

test("several wrong values in one variable are one problem", () => {
  expect(problemsOf({ ADMIN_EMAILS: "ann, bob" })).toEqual([
    "ADMIN_EMAILS must be e-mail addresses, separated by commas.",
  ]);
});

test("an empty variable counts as absent, and administrators' addresses are lowercased", () => {
  const env = readEnv({ PORT: "", SMTP_URL: " ", ADMIN_EMAILS: "Ann@X.example, bob@x.example" });
  expect(env.port).toBe(3000);
  expect(env.adminEmails).toEqual(["ann@x.example", "bob@x.example"]);
});

test("PASSWORD_MIN can raise the shortest password, not lower it below six", () => {
  expect(problemsOf({ PASSWORD_MIN: "5" })[0]).toMatch(/^PASSWORD_MIN /);
  expect(readEnv({ PASSWORD_MIN: "12" }).passwordMin).toBe(12);
});

test("S-14.27 ROLE sets what a process does, by default everything, and a wrong value is refused", () => {
  expect(readEnv({}).role).toBe("all");
  for (const role of ["web", "worker", "all"]) expect(readEnv({ ROLE: role }).role).toBe(role);
  expect(problemsOf({ ROLE: "workers" })).toEqual(["ROLE must be web, worker or all."]);
});

test("S-03.8 an address that cannot be read is refused in words that show no password, and name how its signs are written", () => {
  expect(problemsOf({ APP_URL: "agency" })).toEqual(["APP_URL must be an http:// or https:// address."]);
  for (const [name, scheme] of [
    ["DATABASE_URL", "postgresql"],
    ["SMTP_URL", "smtp"],
  ] as const) {
    const [problem, ...others] = problemsOf({ [name]: `${scheme}://agency:s3#cret@db.example/app` });
    expect(problem).toMatch(new RegExp(`^${name} must be .*%23`));
    expect(problem).not.toContain("s3");
    expect(others).toEqual([]);
    expect(problemsOf({ [name]: `${scheme}://agency:s3%23cret@db.example/app` })).toEqual([]);
  }
  expect(problemsOf({ DATABASE_URL: "postgresql://agency@/app?host=/run/postgresql" })).toEqual([]);
});

test("a mail server without a host, or a password with a bare %, is refused at the start, not at the first mail", () => {
  for (const url of ["smtp://", "smtp:///mail.example", "smtp://agency:50%off@mail.example:587"]) {
    const problems = problemsOf({ SMTP_URL: url });
    expect(problems).toEqual([
      expect.stringMatching(/^SMTP_URL must be smtp:\/\/user:password@host:587 .*%25/),
    ]);
    expect(problems.join()).not.toContain("off");
  }
  expect(problemsOf({ SMTP_URL: "smtp://agency:50%25off@mail.example:587" })).toEqual([]);
});

test("an address that the driver of Postgres cannot read is refused with the other problems, not by a crash", () => {
  const bare = problemsOf({ DATABASE_URL: "postgresql://agency:s3%fa@db.example/app", PORT: "x" });
  expect(bare).toEqual([
    "PORT must be a port number.",
    "DATABASE_URL has a % that begins no sign written as two digits: write % itself as %25.",
  ]);
  const url = "postgresql://agency@db.example/app?sslmode=verify-full&sslrootcert=/absent/ca.pem";
  expect(problemsOf({ DATABASE_URL: url })).toEqual([
    expect.stringMatching(/^DATABASE_URL names the file \/absent\/ca\.pem, which is not there /),
  ]);
});

test.each(["db.example", "agency:secret@db.example:5432/", "agency@/?host=/run/postgresql", "/"])(
  "postgresql://%s names no database and is refused: Postgres would take the one named like the user",
  (rest) => {
    const problems = problemsOf({ DATABASE_URL: `postgresql://${rest}` });
    expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL must name a database: /)]);
    expect(problems.join()).not.toContain("secret");
  },
);

test("an address of SQLite without a file's name is refused", () => {
  for (const url of ["file:", "mysql://db.example/app"])
    expect(problemsOf({ DATABASE_URL: url })[0]).toMatch(
      /^DATABASE_URL must be file: with the name of a file/,
    );
});

test("S-03.9 a value outside its choices is refused with the choices", () => {
  const values = {
    LOG_LEVEL: "loud",
    DATABASE_POOL: "0",
    PROFILE_ACCESS: "all",
    BACKUP_DIR: "/backups",
    BACKUP_HOURS: "0",
    MODEL_CALLS_PER_DAY: "2000000",
  };
  expect(problemsOf(values)).toEqual([
    "LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.",
    "DATABASE_POOL must be a number of connections, 1 to 200.",
    "BACKUP_HOURS must be a number of hours, 1 to 720.",
    "PROFILE_ACCESS must be owner or signed-in.",
    "MODEL_CALLS_PER_DAY must be a number of calls, 1 to 1000000.",
  ]);
});

test("S-04.13 a sender without an address is refused at the start: every mail would fail by it", () => {
  for (const sender of ["nonsense", "Agency <agency>", "Agency <a@b.example", "a@b.example, c@d.example"])
    expect(problemsOf({ MAIL_FROM: sender })[0]).toMatch(/^MAIL_FROM must be an e-mail address/);
  for (const sender of ["hello@agency.example", "Your agency <hello@agency.example>", '"A, B" <a@b.example>'])
    expect(problemsOf({ MAIL_FROM: sender })).toEqual([]);
});
