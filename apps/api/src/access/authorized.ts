declare const proof: unique symbol;

/**
 * A thing that somebody was found to be allowed to use in one way, such as "read" or "change". Functions that show or
 * change it ask for this type, so a forgotten check does not compile.
 */
export type Authorized<T, Use extends string> = T & { readonly [proof]: Use };

/** The only way to an `Authorized`: give the decision; undefined when it was no. */
export function authorize<T, Use extends string>(
  subject: T,
  _use: Use,
  isAllowed: boolean,
): Authorized<T, Use> | undefined {
  return isAllowed ? (subject as Authorized<T, Use>) : undefined;
}
