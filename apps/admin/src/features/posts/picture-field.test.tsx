import { createFakeServer, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PictureField } from "./picture-field.tsx";

it("a picture that could not be uploaded says why at its field, and the former one stays", async () => {
  const { fetch } = createFakeServer({ "POST /api/admin/post-pictures": () => problem("storage-full") });
  const changes: unknown[] = [];
  const { user } = renderPart(
    <PictureField
      fields={{ image: "/api/news/pictures/1", imageAlt: "A loaf" }}
      change={(part) => changes.push(part)}
    />,
    { services: { client: createClient({ fetch }) } },
  );
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file input");
  await user.upload(input, new File(["x"], "cake.png", { type: "image/png" }));
  const fault = await screen.findByRole("alert");
  expect(fault.textContent).toMatch(/^The picture could not be uploaded\. ./);
  expect(screen.getByRole("group", { name: "Featured image" }).contains(fault)).toBe(true);
  expect(changes).toEqual([]);
});

it("D-06.300 a picture that changed after it was chosen is not sent, and says so", async () => {
  const { fetch, requests } = createFakeServer({});
  const { user } = renderPart(<PictureField fields={{ image: "", imageAlt: "" }} change={() => {}} />, {
    services: { client: createClient({ fetch }) },
  });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file input");
  const file = new File(["x"], "cake.png", { type: "image/png" });
  const refused = new File([], "cake.png");
  vi.spyOn(refused, "arrayBuffer").mockRejectedValue(new DOMException("Changed", "NotReadableError"));
  vi.spyOn(file, "slice").mockReturnValue(refused);
  await user.upload(input, file);
  const fault = await screen.findByRole("alert");
  expect(fault.textContent).toContain("This file was changed or removed after you chose it.");
  expect(requests).toEqual([]);
});
