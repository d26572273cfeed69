/**
 * A table's or column's name in quotes, for a statement. Names are constants of ours and never input from
 * outside; anything but letters, digits and underscores is a mistake in them. @throws for an invalid name
 */
export function sqlName(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`'${name}' is no name of a table or column.`);
  return `"${name}"`;
}
