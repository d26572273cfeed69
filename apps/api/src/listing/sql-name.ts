/**
 * A table's or column's name in quotes, for a statement. Names are constants in our code and never
 * external input; anything but letters, digits and underscores is a programming error. @throws for an
 * invalid name
 */
export function sqlName(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`'${name}' is no name of a table or column.`);
  return `"${name}"`;
}
