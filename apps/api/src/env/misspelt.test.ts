import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { misspeltVariables } from "./misspelt.ts";

test.each([
  ["BACKUP_HOUR", "BACKUP_HOURS"],
  ["BAKCUP_DIR", "BACKUP_DIR"],
  ["BACKUPDIR", "BACKUP_DIR"],
  ["backup_dir", "BACKUP_DIR"],
  ["DATADIR", "DATA_DIR"],
  ["ADMIN_EMAIL", "ADMIN_EMAILS"],
  ["APP_URI", "APP_URL"],
  ["GOOGLE_CLIENT_SECERT", "GOOGLE_CLIENT_SECRET"],
  ["S3_SECRET_ACESS_KEYS", "S3_SECRET_ACCESS_KEY"],
])("%s is reported as a misspelt %s, without its value", (written, meant) => {
  expect(misspeltVariables({ [written]: "a secret value" })).toEqual([
    `${written} is not a setting and is ignored: ${meant} may have been meant.`,
  ]);
});

test("what shells, systemd, containers, npm and other programs set is not reported, nor a setting or an empty value", () => {
  const ordinary = [
    "PATH PWD HOME HOSTNAME HOSTTYPE SHELL SHLVL TERM LANG LC_ALL LOGNAME USER MAIL TZ TMPDIR EDITOR PAGER",
    "OLDPWD DISPLAY XDG_DATA_DIRS XDG_DATA_HOME XDG_CONFIG_DIRS DBUS_SESSION_BUS_ADDRESS INVOCATION_ID JOURNAL_STREAM",
    "SYSTEMD_EXEC_PID STATE_DIRECTORY NODE NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS INIT_CWD",
    "npm_config_cache npm_package_name npm_lifecycle_event PNPM_HOME COLOR HTTP_PROXY https_proxy NO_PROXY",
    "DATABASE_HOST DATABASE_PORT DATABASE_NAME DATABASE_USER DATABASE_PASSWORD POSTGRES_DB POSTGRES_USER PGHOST PGPORT",
    "SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD SMTP_FROM AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY",
    "KUBERNETES_PORT KUBERNETES_SERVICE_HOST GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT APP_ENV APP_KEY APP_NAME",
    "S3_URL MODEL LOG_FORMAT LOG_FILE RESTIC_REPOSITORY BACKUP_TARGET CI DEBUG PORTS_FILE ROLE_ARN",
  ].flatMap((line) => line.split(" "));
  expect(misspeltVariables(Object.fromEntries(ordinary.map((name) => [name, "x"])))).toEqual([]);
  expect(misspeltVariables({ BACKUP_HOURS: "24", BACKUP_HOUR: " ", BACKUP_KEP: undefined })).toEqual([]);
});

test("settings that are refused are reported together with the misspelt name that may be the cause", () => {
  expect(() => readEnv({ BACKUP_HOURS: "24", BACKUP_DIRS: "/backups" })).toThrow(
    "BACKUP_DIR is missing: it is needed together with BACKUP_HOURS. Without it no backup is made.\nBACKUP_DIRS is not a setting and is ignored: BACKUP_DIR may have been meant.",
  );
});
