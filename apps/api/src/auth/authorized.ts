declare const proof: unique symbol;

/**
 * A thing that somebody was found to be allowed to use in the way that the type argument's owner decides. Functions
 * that show or change it ask for this type, so forgetting the check does not compile.
 */
export type Authorized<T> = T & { readonly [proof]: true };

/** The only way to an `Authorized`: give the decision; undefined when it was no. */
export function authorize<T>(subject: T, isAllowed: boolean): Authorized<T> | undefined {
  return isAllowed ? (subject as Authorized<T>) : undefined;
}
