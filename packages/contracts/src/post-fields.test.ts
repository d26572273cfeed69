import { expect, test } from "vitest";
import { ownPathSchema } from "./post-fields.ts";

test("D-06.20 S59 S70 a post's picture and links are paths of this site, in no writing that a browser takes for another one", () => {
  for (const path of ["/news/a-post", "/api/news/pictures/1", "/", "/pricing?plan=2#x"])
    expect(ownPathSchema.safeParse(path).success, path).toBe(true);
  for (const foreign of [
    "",
    "news",
    "https:host",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/a\\b",
    " /a",
    "javascript:alert(1)",
    "data:text/html,x",
  ])
    expect(ownPathSchema.safeParse(foreign).success, foreign).toBe(false);
});
