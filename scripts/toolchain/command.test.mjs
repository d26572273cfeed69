import assert from "node:assert/strict";
import { test } from "node:test";
import { commandOf, quoted, runSync } from "./command.mjs";

const node = "C:\\Program Files\\nodejs\\node.exe";

test("S-18.3 on Windows a shell runs npm and pnpm, and their arguments stay whole", () => {
  const words = ["install", "--prefix", "C:\\Users\\Ada Lovelace\\cache", "vnu-jar@26.9.27"];
  assert.deepEqual(commandOf("npm", words, "win32"), {
    file: 'npm install --prefix "C:\\Users\\Ada Lovelace\\cache" vnu-jar@26.9.27',
    args: [],
    shell: true,
  });
  assert.equal(commandOf("pnpm", ["exec", "turbo"], "win32").shell, true);
});

test("S-18.4 every other command is started without a shell, whatever its path and arguments contain", () => {
  const words = ["apps/api/dist/admin.js", "backup", "C:\\My backups\\today.zip"];
  assert.deepEqual(commandOf(node, words, "win32"), { file: node, args: words, shell: false });
  for (const platform of ["linux", "darwin"])
    assert.deepEqual(commandOf("npm", words, platform), { file: "npm", args: words, shell: false });
});

// https://learn.microsoft.com/en-us/cpp/c-language/parsing-c-command-line-arguments
for (const [word, expected] of [
  ["--filter=@sitewright/api...", "--filter=@sitewright/api..."],
  ["", '""'],
  ["a & b", '"a & b"'],
  ['say "yes"', '"say ""yes"""'],
  ["C:\\My files\\", '"C:\\My files\\\\"'],
])
  test(`S-18.5 a Windows shell gets ${word} as ${expected}`, () => assert.equal(quoted(word), expected));

test("S-18.6 a program is run with its arguments as they are", () => {
  const print = "console.log(JSON.stringify(process.argv.slice(1)))";
  const words = ["two words", 'a "quote"', "$HOME", ""];
  const { stdout } = runSync(process.execPath, ["-e", print, "--", ...words], { encoding: "utf8" });
  assert.deepEqual(JSON.parse(stdout), words);
});
