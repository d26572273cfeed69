/** More ways to ask for entries, one a line, by the entry's id. */
export type Questions = Readonly<
  Record<
    string,
    {
      /** Examples in the words of owners of many trades; the suite runs them. */
      readonly examples?: string;
      /** Hurried, chatty, misspelt, idiomatic or long ones, only for the index. */
      readonly further: string;
    }
  >
>;
