import pg from "pg";

/**
 * Why the driver cannot parse a Postgres URL, worded to follow the variable's name; undefined if it
 * can. Does not connect.
 */
export function addressProblem(url: string): string | undefined {
  try {
    new pg.Client({ connectionString: url });
    return undefined;
  } catch (error) {
    if (error instanceof URIError)
      return "has a % that begins no sign written as two digits: write % itself as %25";
    // sslrootcert, sslcert and sslkey name files, which are read while the URL is parsed.
    if (error instanceof Error && "path" in error && typeof error.path === "string")
      return `names the file ${error.path}, which is not there or cannot be read by the account that runs this`;
    throw error;
  }
}
