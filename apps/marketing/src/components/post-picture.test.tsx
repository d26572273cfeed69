import { articles } from "@sitewright/articles/articles";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PostPicture } from "./post-picture.tsx";

const [article] = articles;
if (!article) throw new Error("There are no articles.");
const pictureOf = (image: string) =>
  renderToStaticMarkup(<PostPicture post={{ ...article, slug: "a-post", image, imageAlt: "A loaf" }} />);

test("S59 a post's picture of ours is shown", () => {
  expect(pictureOf("/api/news/pictures/loaf.webp")).toContain('src="/api/news/pictures/loaf.webp"');
});

test.each([
  "https://evil.example/a.png",
  "https:evil.example/a.png",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "/\t/evil.example/a.png",
  " \n//evil.example/a.png",
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "",
])("S59 a post's picture at %j is not loaded: a drawing is shown", (image) => {
  const html = pictureOf(image);
  expect(html).not.toContain("<img");
  expect(html).toContain("<svg");
});
