// The rules between docs/requirements.md and the titles of the tests, as pure functions from rows and
// titles to violations.

const maxLength = 200;
const wholeId = (id) => id.split(".")[0];
const isClause = (id) => id.includes(".");

const at = ({ file, line }) => `${file}:${line}`;
const listed = (titles) => titles.map((title) => `\n    ${at(title)} ${title.text}`).join("");

/** Each id has one row with a single line of text, and a clause belongs to a requirement. */
function breachesOfRows(rows) {
  const ids = new Set(rows.map(({ id }) => id));
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, [row, another]]) => [
    ...(another
      ? [
          `Line ${another.line}: ${id} is defined on line ${row.line} already. One of the two needs another id.`,
        ]
      : []),
    ...(row.meaning === "" ? [`Line ${row.line}: ${id} says nothing. Write what the product promises.`] : []),
    ...(row.meaning.length > maxLength
      ? [
          `Line ${row.line}: ${id} has ${row.meaning.length} characters, ${maxLength} at most. Say it in one short line.`,
        ]
      : []),
    ...(ids.has(wholeId(id))
      ? []
      : [`Line ${row.line}: ${id} is a clause of ${wholeId(id)}, which has no row. Add it.`]),
  ]);
}

/** A row either has tests or is planned. */
function breachesOfStates(rows, titles) {
  const proved = new Set(titles.flatMap(({ id }) => [id, wholeId(id)]));
  return rows.flatMap(({ id, isPlanned, line }) => {
    if (proved.has(id) && isPlanned) return [`Line ${line}: ${id} has tests. Take 'planned' away.`];
    if (!proved.has(id) && !isPlanned)
      return [
        `Line ${line}: no test's title begins with ${id}. Write one, or say 'planned' in the last column.`,
      ];
    return [];
  });
}

/** No title begins with an unknown id. */
function breachesOfTitles(rows, titles) {
  const ids = new Set(rows.map(({ id }) => id));
  return titles
    .filter(({ id }) => !ids.has(wholeId(id)))
    .map((title) => `${at(title)}: ${wholeId(title.id)} has no row. Add one, or mend the id: ${title.text}`);
}

/**
 * The clauses that a title begins with; if there are several, it is unclear which words belong to which.
 */
const clausesBeside = (title, titles) =>
  titles.filter(({ id, file, line }) => isClause(id) && file === title.file && line === title.line);

/**
 * A clause has one meaning. If one title has the clause, that title states it; if several titles have it,
 * or its title has a second clause, a row must state it. This also reports two authors who use the same
 * free number.
 */
function breachesOfClauses(rows, titles) {
  const ids = new Set(rows.map(({ id }) => id));
  const clauses = titles.filter(({ id }) => isClause(id) && !ids.has(id));
  return [...Map.groupBy(clauses, ({ id }) => id)].flatMap(([id, bearers]) => {
    if (bearers.length > 1)
      return [
        `${bearers.length} titles begin with ${id}. Where they mean one thing, say it once, in a row for ${id} or in the title of a describe around them; else renumber:${listed(bearers)}`,
      ];
    if (clausesBeside(bearers[0], titles).length > 1)
      return [
        `${at(bearers[0])} bears several clauses. Give ${id} a row that says which is which: ${bearers[0].text}`,
      ];
    return [];
  });
}

/**
 * Everything that does not hold, each in one sentence that says what to do instead.
 *
 * @param {{ rows: import("./document.mjs").Row[], titles: import("./titles.mjs").Title[] }} ledger
 * @returns {string[]}
 */
export const breachesOf = ({ rows, titles }) => [
  ...breachesOfRows(rows),
  ...breachesOfStates(rows, titles),
  ...breachesOfTitles(rows, titles),
  ...breachesOfClauses(rows, titles),
];
