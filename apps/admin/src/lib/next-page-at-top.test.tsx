import { renderPart } from "@sitewright/app-kit/render-part";
import { screen } from "@testing-library/react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { expect, it, vi } from "vitest";
import { useNextPageAtTop } from "./next-page-at-top.ts";

function Pages() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const top = useNextPageAtTop(params.get("cursor") ?? undefined);
  return (
    <>
      <div ref={top} />
      <Link to="?cursor=2">Next page</Link>
      <Link to="?cursor=2&dialog=delete">Open dialog</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

it("another page of a list is shown from its top; Back, and a dialog over the page, leave it where it was", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const { user, address } = renderPart(<Pages />, { address: "/list" });
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByText("Next page"));
  expect(scrolled).toHaveBeenCalledOnce();
  await user.click(screen.getByText("Open dialog"));
  await user.click(screen.getByText("Back"));
  await user.click(screen.getByText("Back"));
  expect(address()).toBe("/list");
  expect(scrolled).toHaveBeenCalledOnce();
  scrolled.mockRestore();
});
