import { problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import {
  type ApiClient,
  type CallResult,
  type Generation,
  type GenerationEvent,
  type PostFields,
  watchGeneration,
} from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { GeneratorTool } from "./generator-tool.tsx";

const empty: PostFields = {
  slug: "bread",
  title: "Bread",
  excerpt: "",
  author: "",
  category: "general",
  image: "",
  imageAlt: "",
  content: "",
  keyTakeaways: [],
  keywords: [],
  internalLinks: [],
  date: null,
  featured: false,
  agentCreated: false,
  marks: [],
};
const generation: Generation = {
  id: "g1",
  title: "Bread for busy mornings",
  keyword: "morning bread",
  category: "business",
  kind: "text",
  state: "done",
  wordCount: 4,
  createdAt: "2026-11-20T14:03:00Z",
  slug: "bread",
  content: "Begin with the oven.",
  readTime: "1 min read",
  keyTakeaways: [],
  marks: [],
  error: null,
};

type Event = CallResult<GenerationEvent>;

const happened = (event: GenerationEvent): Event => ({ ok: true, data: event });
const signedOut: Event = {
  ok: false,
  failure: { kind: "refused", problem: problem("sign-in-required").body, retryAfterS: null },
};

/** The events, each once the one before it is shown. */
async function* inOrder(events: readonly Event[]) {
  for (const event of events) {
    yield event;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The texts that are written, and whether the one before is kept as a revision. */
type Written = [content: string | undefined, isReplacing: boolean | undefined];

function Editor({ initial = empty, written = [] }: { initial?: PostFields; written?: Written[] }) {
  const [fields, setFields] = useState(initial);
  const change = (part: Partial<PostFields>, how: { isReplacing?: boolean } = {}) => {
    written.push([part.content, how.isReplacing]);
    setFields((now) => ({ ...now, ...part }));
  };
  return (
    <>
      <p data-testid="text">{fields.content}</p>
      <GeneratorTool fields={fields} change={change} />
    </>
  );
}

/** A stream that has not ended. */
async function* waiting() {
  yield happened({ kind: "replace", content: "Begin with", words: 2, marks: [] });
  await new Promise(() => {});
}

/** Follows a text with the given events: one list for each request. */
function follow(streams: (readonly Event[])[], editor = <Editor />) {
  const client: ApiClient = {
    call: async ({ name }) =>
      // The types of each call are in the contract; this test checks them by the call's name.
      ({
        ok: true,
        data:
          name === watchGeneration.name
            ? inOrder(streams.shift() ?? [])
            : { generations: [], model: "writer-1" },
      }) as never,
  };
  return renderPart(editor, { address: "/?generation=g1", services: { client } });
}

it("D-08.27 a session that ends while a text is streamed is reported with a way to sign in; what was received stays, and it continues after signing in", async () => {
  const { user } = follow([
    [happened({ kind: "replace", content: "Begin with", words: 2, marks: [] }), signedOut],
    [happened({ kind: "end", generation })],
  ]);
  const said = await screen.findByText("You are signed out. The text received so far is kept.");
  expect(said.closest("[role=alert]")).not.toBeNull();
  expect(screen.getByTestId("text").textContent).toBe("Begin with");
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/admin");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(screen.getByTestId("text").textContent).toBe("Begin with the oven."));
  expect(screen.queryByText(/You are signed out/)).toBeNull();
});

it("D-08.28 a text that failed says why and is asked for again as it was", async () => {
  const error = "The server stopped during every attempt. It will not be retried.";
  const { user } = follow([
    [happened({ kind: "end", generation: { ...generation, state: "failed", content: "", error } })],
  ]);
  await screen.findByText(`❌ ${error}`);
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByDisplayValue(generation.title)).toBeTruthy();
  expect(screen.getByDisplayValue(generation.keyword)).toBeTruthy();
});

it("D-08.50 a text that could not be stopped says so, and can be stopped again", async () => {
  const client: ApiClient = {
    call: async ({ name }) =>
      (name === watchGeneration.name
        ? { ok: true, data: waiting() }
        : { ok: false, failure: { kind: "offline" } }) as never,
  };
  const { user } = renderPart(<Editor />, { address: "/?generation=g1", services: { client } });
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  await screen.findByText("It could not be stopped.");
  await screen.findByRole("button", { name: "Stop" });
});

it("D-08.300 the text before the first words of a generated one, and before the finished one, is kept as a revision", async () => {
  const written: Written[] = [];
  const begun = { ...empty, content: "Begin" };
  const events = ["Begin with", "Begin with the"].map((content, index) =>
    happened({ kind: "replace", content, words: 2 + index, marks: [] }),
  );
  follow([[...events, happened({ kind: "end", generation })]], <Editor initial={begun} written={written} />);
  await waitFor(() => expect(screen.getByTestId("text").textContent).toBe("Begin with the oven."));
  expect(written).toEqual([
    ["Begin with", true],
    ["Begin with the", false],
    ["Begin with the oven.", true],
  ]);
});

it("D-08.301 the person's own text is kept as a revision where the generated one is inserted in its place", async () => {
  const written: Written[] = [];
  const own = { ...empty, content: "My own words." };
  const { user } = follow(
    [[happened({ kind: "end", generation })]],
    <Editor initial={own} written={written} />,
  );
  await user.click(await screen.findByRole("button", { name: "Insert the generated text" }));
  expect(written).toEqual([["Begin with the oven.", true]]);
});
