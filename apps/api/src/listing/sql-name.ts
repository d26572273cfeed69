/**
 * A table's or column's name as it stands in a statement, in quotes. What arrives from outside never gets here: names are
 * constants of ours, and anything but letters, digits and underscores is a mistake in them.
 * @throws when the name is none
 */
export function sqlName(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`'${name}' is no name of a table or column.`);
  return `"${name}"`;
}
