import { type CallFailure, type FieldProblem, problemCatalog } from "@sitewright/contracts";
import { Button, ErrorSummary, Field, Input } from "@sitewright/ui";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CallError } from "../calls.ts";
import { renderPart } from "../test-kit/render-part.tsx";
import { type FormFaults, readFailure } from "./form-faults.ts";
import { type FormReading, useForm } from "./use-form.ts";

afterEach(cleanup);

const refusal = (errors?: FieldProblem[]): CallFailure => ({
  kind: "refused",
  retryAfterS: null,
  problem: {
    type: "about:blank",
    code: "invalid-input",
    error: "",
    ...problemCatalog["invalid-input"],
    ...(errors && { errors }),
  },
});

interface Order {
  loaf: string;
  count: string;
}
interface OrderFormProps {
  check?: (order: Order) => FormFaults;
  send: (order: Order) => Promise<string>;
  focusOn?: "field" | "summary";
  staysEditable?: boolean;
}

function OrderForm({ check = () => ({}), send, focusOn = "field", staysEditable = false }: OrderFormProps) {
  const form = useForm({
    initial: { loaf: "", count: "" },
    read: (order): FormReading<Order> => {
      const faults = check(order);
      return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, value: order };
    },
    send,
    onSent: () => form.change({ loaf: "" }),
    focusOn,
    staysEditable,
  });
  return (
    <form noValidate onSubmit={form.submit}>
      {focusOn === "summary" && form.summary.length > 0 && (
        <ErrorSummary key={form.attempt} errors={form.summary} />
      )}
      <Field label="Loaf" {...form.field("loaf")}>
        <Input {...form.control("loaf")} />
      </Field>
      <Field label="Count" {...form.field("count")}>
        <Input {...form.control("count")} />
      </Field>
      <Button onClick={() => form.change({ count: "12" })}>A dozen</Button>
      {form.refusal && <p role="alert">{form.refusal}</p>}
      {form.hasUnsavedInput && <p>Not saved</p>}
      <Button type="submit">{form.isSending ? "Ordering" : "Order"}</Button>
    </form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const submit = () => screen.getByRole("button", { name: /^Order/ });

describe("faults", () => {
  it("the first field with a fault takes the focus, in the order of the fields, and nothing is sent", async () => {
    const send = vi.fn(async () => "");
    const { user } = renderPart(
      <OrderForm check={() => ({ count: "How many?", loaf: "Which?" })} send={send} />,
    );
    await user.click(submit());
    expect(document.activeElement).toBe(box("Loaf"));
    expect(box("Count").getAttribute("aria-invalid")).toBe("true");
    expect(send).not.toHaveBeenCalled();
  });

  it("a field's fault goes when it is changed, the others stay", async () => {
    const { user } = renderPart(
      <OrderForm check={() => ({ count: "How many?", loaf: "Which?" })} send={async () => ""} />,
    );
    await user.click(submit());
    await user.type(box("Loaf"), "R");
    expect(screen.queryByText("Which?")).toBeNull();
    expect(screen.getByText("How many?")).toBeTruthy();
  });

  it("a summary takes the focus at every try and leads to the fields", async () => {
    const { user } = renderPart(
      <OrderForm focusOn="summary" check={() => ({ count: "How many?" })} send={async () => ""} />,
    );
    for (const _ of [1, 2]) {
      await user.click(submit());
      expect(document.activeElement).toBe(screen.getByRole("alert"));
    }
    await user.click(screen.getByRole("link", { name: "How many?" }));
    await vi.waitFor(() => expect(document.activeElement).toBe(box("Count")));
  });
});

describe("what the service refuses", () => {
  it("is shown at the fields that it names, the first of several per field; the input stays", async () => {
    const failure = refusal([
      { path: "count", message: "Too many." },
      { path: "count", message: "Not a number." },
    ]);
    const { user } = renderPart(
      <OrderForm
        send={async () => {
          throw new CallError(failure);
        }}
      />,
    );
    await user.type(box("Loaf"), "Rye");
    await user.type(box("Count"), "900");
    await user.click(submit());
    expect(await screen.findByText("Too many.")).toBeTruthy();
    expect(document.activeElement).toBe(box("Count"));
    expect([box("Loaf").value, box("Count").value]).toEqual(["Rye", "900"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is shown for the whole form where it names none of its fields, until something is changed", async () => {
    const { user } = renderPart(
      <OrderForm
        send={async () => {
          throw new CallError(refusal([{ path: "oven.heat", message: "Cold." }]));
        }}
      />,
    );
    await user.click(submit());
    expect((await screen.findByRole("alert")).textContent).toBe("Some answers need another look.");
    await user.type(box("Loaf"), "R");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("an error that is no refusal is a bug: it is logged, and shown as a missing response", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const fault = new TypeError("x is undefined");
    const { user } = renderPart(
      <OrderForm
        send={async () => {
          throw fault;
        }}
      />,
    );
    await user.click(submit());
    expect((await screen.findByRole("alert")).textContent).toMatch(/^The server did not answer/);
    expect(logged).toHaveBeenCalledWith(fault);
    logged.mockRestore();
  });
});

it("it has unsaved input while a value differs from the stored ones", async () => {
  const { user } = renderPart(<OrderForm send={vi.fn()} />);
  expect(screen.queryByText("Not saved")).toBeNull();
  await user.type(box("Loaf"), "R");
  expect(screen.getByText("Not saved")).toBeTruthy();
  await user.clear(box("Loaf"));
  expect(screen.queryByText("Not saved")).toBeNull();
});

it("a second press while it is sent sends nothing more", async () => {
  let answer = (_: string): void => {};
  const send = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  const { user } = renderPart(<OrderForm send={send} />);
  await user.click(submit());
  await user.click(await screen.findByRole("button", { name: "Ordering" }));
  answer("");
  await screen.findByRole("button", { name: "Order" });
  expect(send).toHaveBeenCalledTimes(1);
});

/** Sends 'Rye', then types and presses a button before the answer; returns how to end it. */
async function typeWhileSending(form: { staysEditable: boolean }) {
  let end: { answer: () => void; refuse: () => void } = { answer: () => {}, refuse: () => {} };
  const send = () =>
    new Promise<string>((resolve, reject) => {
      end = { answer: () => resolve(""), refuse: () => reject(new CallError({ kind: "offline" })) };
    });
  const { user } = renderPart(<OrderForm send={send} {...form} />);
  await user.type(box("Loaf"), "Rye");
  await user.click(submit());
  await screen.findByRole("button", { name: "Ordering" });
  await user.type(box("Loaf"), " with seeds");
  await user.click(screen.getByRole("button", { name: "A dozen" }));
  return { user, ...end };
}

it("while it is sent its fields take nothing, so that nothing typed is lost when it closes", async () => {
  const { user, refuse } = await typeWhileSending({ staysEditable: false });
  expect([box("Loaf").value, box("Loaf").readOnly, box("Count").value]).toEqual(["Rye", true, ""]);
  refuse();
  await screen.findByRole("alert");
  await user.type(box("Loaf"), " with seeds");
  expect(box("Loaf").value).toBe("Rye with seeds");
});

it("its fields can be emptied by the answer", async () => {
  const { answer } = await typeWhileSending({ staysEditable: false });
  answer();
  await vi.waitFor(() => expect(box("Loaf").value).toBe(""));
  expect(box("Loaf").readOnly).toBe(false);
});

it("a form that stays editable takes what is typed while it is sent", async () => {
  const { answer } = await typeWhileSending({ staysEditable: true });
  expect([box("Loaf").value, box("Count").value]).toEqual(["Rye with seeds", "12"]);
  answer();
});

it("a failure without a field is shown in the form's own words", () => {
  const words = readFailure({ kind: "offline" }, ["loaf"], () => "No line.");
  expect(words).toEqual({ faults: {}, message: "No line." });
});
