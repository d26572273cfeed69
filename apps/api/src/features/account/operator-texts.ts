import { type StaffRole, staffRoleSchema } from "@sitewright/contracts";

const sessions = (count: number): string =>
  count === 1 ? "One session was ended." : `${count} sessions were ended.`;

/** The messages of the operator's command. */
export const operatorTexts = {
  usage: [
    "Usage: npm run admin -- COMMAND",
    "  list                   who is on the staff",
    `  grant EMAIL [ROLE]     give an account a role: ${staffRoleSchema.options.join(", ")}; manager where none is named`,
    "  revoke EMAIL           make it a client's again",
    "  reset-password EMAIL   sign an account out everywhere; prints a link for a new password",
    "  pair                   look whether database and files belong together; 'pair yes' pairs them",
    "Backups: npm run backup -- FILE, npm run restore -- FILE",
  ],
  noDatabase: (file: string) =>
    `There is no database at ${file}. If it lies elsewhere, run this with the server's settings (DATA_DIR, DATABASE_URL). If there is none yet, start the server once, which makes it.`,
  unreadableDatabase: (file: string) =>
    `The database ${file} cannot be read by the account that runs this command. Run it as the server's account.`,
  unknown: (email: string) => `No account has the address ${email}. Sign up first, then run this again.`,
  isInBin: (email: string) =>
    `The account ${email} is in the bin. Restore it there first (in the admin app), then run this again.`,
  hasRole: (email: string, role: StaffRole) => `${email} has the role ${role} already. Nothing was changed.`,
  isNone: (email: string) => `${email} is not on the staff. Nothing was changed.`,
  granted: ({ email, role, ended }: { email: string; role: StaffRole; ended: number }) =>
    `${email} has the role ${role} from the next sign-in on. ${sessions(ended)}`,
  unconfirmed:
    "Note: this address is not confirmed. Make sure that it belongs to the right person: anyone can register any address.",
  revoked: (email: string, ended: number) => `${email} is a client again. ${sessions(ended)}`,
  isListed: (email: string) =>
    `${email} is on ADMIN_EMAILS, which would give it its role back at the next sign-in. Take it off there first.`,
  isLast: (email: string) =>
    `${email} is the last owner or administrator. Grant the role to someone else first: npm run admin -- grant EMAIL ROLE`,
  passwordReset: (email: string, ended: number) =>
    `The password of ${email} no longer works. ${sessions(ended)} Open this link once, within one hour, to choose another:`,
  counted: (staff: number, accounts: number) =>
    `${staff} of ${accounts} ${accounts === 1 ? "account" : "accounts"} on the staff.`,
  roleOf: (role: StaffRole | null) => role ?? "a role that this release does not know",
  confirmation: (isConfirmed: boolean) => (isConfirmed ? "address confirmed" : "address not confirmed"),
  lastSignIn: (at: Date | null) =>
    at ? `last signed in ${at.toISOString().slice(0, 16).replace("T", " ")} UTC` : "never signed in",
} as const;
