declare const proof: unique symbol;

/**
 * A value that somebody may use in one way, such as "read" or "change". Functions that show or change it
 * require this type, so a forgotten check does not compile.
 */
export type Authorized<T, Use extends string> = T & { readonly [proof]: Use };

/**
 * The only way to make an `Authorized` value: pass the result of the check; returns undefined if it
 * failed.
 */
export function authorize<T, Use extends string>(
  subject: T,
  _use: Use,
  isAllowed: boolean,
): Authorized<T, Use> | undefined {
  return isAllowed ? (subject as Authorized<T, Use>) : undefined;
}
