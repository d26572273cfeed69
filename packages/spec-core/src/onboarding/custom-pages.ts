import { distinctNames } from "./pages.ts";

/** The page names in a comma-separated text: trimmed, without empty ones and case-insensitive duplicates. */
export const parseCustomPages = (text: string): string[] => distinctNames(text.split(","));
