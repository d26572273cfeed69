/** The SQL that turns the database at `url` into what schema.prisma describes; undefined when nothing is missing. */
export function missingSql(provider: "sqlite" | "postgresql", url: string): Promise<string | undefined>;
