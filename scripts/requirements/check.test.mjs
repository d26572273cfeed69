import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rowsOf, unreadLines } from "./document.mjs";
import { breachesOf } from "./rules.mjs";
import { isTestFile, titlesOf } from "./titles.mjs";

/** A document of these rows, and one test file for each of these texts of source. */
function breaches(rows, ...sources) {
  const titles = sources.flatMap((source, index) => titlesOf(`apps/x/src/${index}.test.ts`, source));
  return breachesOf({ rows: rowsOf(rows.join("\n")), titles });
}
const ids = (source, file = "a.test.ts") => titlesOf(file, source).map(({ id }) => id);

describe("what is refused", () => {
  const row = "| P-01 | A promise. | |";
  const proof = 'test("P-01 holds", () => {});';

  test("nothing, where each id of a title has a row and each row a test or 'planned'", () => {
    assert.deepEqual(breaches([row, "| P-02 | Later. | planned |"], proof), []);
  });

  test("an id that no row explains, at any place in the title", () => {
    assert.match(breaches([row], proof, 'test("S07 is no id", f);')[0], /1\.test\.ts:1: S07 has no row/);
    assert.match(breaches([row], 'test("P-01 P-99.3 holds", f);')[0], /P-99 has no row/);
  });

  test("a row without a test that does not say planned", () => {
    const found = breaches([row, "| P-02 | Forgotten. | |"], proof);
    assert.equal(found.length, 1);
    assert.match(found[0], /Line 2: no test's title begins with P-02/);
  });

  test("a row that says planned although a test, or the test of a clause, exists", () => {
    assert.match(breaches(["| P-01 | A promise. | planned |"], proof)[0], /P-01 has tests/);
    assert.match(
      breaches(["| P-01 | A promise. | planned |"], 'test("P-01.1 holds", f);')[0],
      /P-01 has tests/,
    );
  });

  test("a clause of two meanings: in two files, in one, and in one inside another", () => {
    const [one, other] = ['test("P-01.1 opens", f);', 'test("P-01.1 closes", f);'];
    for (const sources of [[one, other], [one + other], [`describe("P-01.1 opens", () => { ${other} });`]]) {
      const found = breaches([row], ...sources);
      assert.equal(found.length, 1);
      assert.match(found[0], /2 titles begin with P-01\.1.*opens.*closes/s);
    }
    assert.deepEqual(breaches([row, "| P-01.1 | It opens and closes. |"], one, other), []);
  });

  test("a title that is the only one of two clauses", () => {
    const source = 'test("P-01.1 P-01.2 opens and closes", f);';
    assert.equal(breaches([row], source).length, 2);
    assert.deepEqual(breaches([row, "| P-01.1 | Opens. |", "| P-01.2 | Closes. |"], source), []);
  });

  test("a clause's row without a test, or without its requirement", () => {
    assert.match(breaches([row, "| P-01.7 | Gone. |"], proof)[0], /no test's title begins with P-01\.7/);
    assert.match(
      breaches([row, "| P-02.1 | Odd. |"], proof, 'test("P-02.1 is odd", f);')[0],
      /P-02, which has no row/,
    );
  });

  test("an id that is defined twice, with nothing, or at length", () => {
    assert.match(breaches([row, row], proof)[0], /P-01 is defined on line 1 already/);
    assert.match(breaches(["| P-01 |  | |"], proof)[0], /P-01 says nothing/);
    assert.match(breaches([`| P-01 | ${"long ".repeat(50)} | |`], proof)[0], /characters, 200 at most/);
  });

  test("a row of a form that is not read", () => {
    assert.equal(unreadLines("| P-01 | A promise. | soon |").length, 1);
    assert.equal(
      unreadLines("| id | what is promised | |\n|---|---|---|\n| P-01 | A promise. | |").length,
      0,
    );
  });
});

describe("where ids are found", () => {
  test("in every way to write a title", () => {
    assert.deepEqual(ids('it("P-01 a", f); describe("S67 b", f); test.each([1])("F9 %s", f);'), [
      "P-01",
      "S67",
      "F9",
    ]);
    assert.deepEqual(ids(`test(\`C-22.19 \${tone}: c\`, f); onSqlite('S48b d', f);`), ["C-22.19", "S48b"]);
    assert.deepEqual(ids('for (const what of ["P-31.27 e"]) test(what, f);'), ["P-31.27"]);
    assert.deepEqual(ids('test("A-11.10 S51 f", f); test("P-07.1, P-07.2: g", f);'), [
      "A-11.10",
      "S51",
      "P-07.1",
      "P-07.2",
    ]);
    assert.deepEqual(ids('const view = <p title="x" />; test("P-01 h", f);', "a.test.tsx"), ["P-01"]);
  });

  test("with the titles around them, which are often their subject", () => {
    const source = 'describe.each([1])("the steps", () => { test("P-02.3 stand", f); }); test("P-01 a", f);';
    const texts = titlesOf("a.test.ts", source).map(({ text }) => text);
    assert.deepEqual(texts, ["the steps › P-02.3 stand", "P-01 a"]);
  });

  test("not in comments, in the middle of a text, alone or as part of a word", () => {
    assert.deepEqual(
      ids('// P-01 a\nexpect("see P-01 b"); expect("P-01"); expect("S3-bucket c"); expect("SHA-256 d");'),
      [],
    );
  });

  test("a file that cannot be parsed is a fault, not a file without titles", () => {
    assert.throws(() => titlesOf("a.test.ts", 'test("P-01'), /a\.test\.ts cannot be parsed/);
  });

  test("only in tests", () => {
    assert.deepEqual(
      ["a.test.ts", "b/c.test.tsx", "d.spec.ts", "apps/api/test/e.ts", "apps/api/src/f.ts"].map(isTestFile),
      [true, true, true, true, false],
    );
  });
});
