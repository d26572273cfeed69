/** The SQL that changes the database at `url` to match schema.prisma; undefined if nothing is missing. */
export function missingSql(provider: "sqlite" | "postgresql", url: string): Promise<string | undefined>;
