import { expect, test } from "vitest";
import { clientText } from "./bundle-texts.ts";

const account = { displayName: "Ann", email: "ann@harbour.example" };
const row = (user: typeof account) =>
  ({ userId: "ann", user }) as unknown as Parameters<typeof clientText>[0];
/** The lines that begin a value. */
const values = (text: string) => text.split(/[\r\n\u2028\u2029]+/).filter((line) => /^\S/.test(line));

test.each(["\n", "\r", "\r\n", "\u2028", "\n\n"])(
  "a name with the line break %j adds no line that looks like another value",
  (lineBreak) => {
    const forged = { ...account, displayName: `Ann${lineBreak}Email: mallory@evil.example` };
    expect(values(clientText(row(account)))).toEqual([
      "Name: Ann",
      "Email: ann@harbour.example",
      "User id: ann",
    ]);
    expect(values(clientText(row(forged)))).toEqual(values(clientText(row(account))));
  },
);
