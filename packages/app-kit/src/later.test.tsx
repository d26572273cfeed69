import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { later } from "./later.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Kiln({ name }: { name: string }) {
  return <p>The kiln of {name}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test("a placeholder is shown until a component's code is loaded, then the component at once", async () => {
  let send = (_: typeof Kiln): void => {};
  const Put = later(() => new Promise<typeof Kiln>((resolve) => (send = resolve)), <p>Wait</p>);
  render(<Put name="Ada" />);
  expect(document.body.textContent).toBe("Wait");
  await act(async () => send(Kiln));
  expect(document.body.textContent).toBe("The kiln of Ada");
});

test("a component whose code was preloaded is rendered at once, and its code is loaded once", async () => {
  const load = vi.fn(async () => Kiln);
  const Put = later(load, <p>Wait</p>);
  expect(await Put.preload()).toBe(true);
  render(<Put name="Ada" />);
  expect(document.body.textContent).toBe("The kiln of Ada");
  expect(load).toHaveBeenCalledTimes(1);
});

test("without a connection a screen's code is an error at once, and is loaded by the next mount with one", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(async () => Kiln);
  const Put = later(load, <p>Wait</p>);
  const show = () =>
    render(
      <Boundary>
        <Put name="Ada" />
      </Boundary>,
    );
  show();
  expect(await screen.findByText("The code could not be fetched: there is no connection")).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  cleanup();
  connection.mockReturnValue(true);
  show();
  expect(await screen.findByText("The kiln of Ada")).toBeTruthy();
});

test("without a connection what shows nothing until it is loaded comes by itself once there is one", async () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Put = later(async () => Kiln);
  render(<Put name="Ada" />);
  await act(async () => {});
  expect(document.body.textContent).toBe("");
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("The kiln of Ada")).toBeTruthy();
});

test("code that could not be loaded is an error for the boundary, and is loaded again at the next mount", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const load = vi.fn(async () => Kiln).mockRejectedValueOnce(new Error("No way through"));
  const Put = later(load);
  const show = () =>
    render(
      <Boundary>
        <Put name="Ada" />
      </Boundary>,
    );
  show();
  expect(await screen.findByText("The code could not be fetched: No way through")).toBeTruthy();
  cleanup();
  show();
  expect(await screen.findByText("The kiln of Ada")).toBeTruthy();
});

test("nothing is preloaded without a connection, since the browser would repeat the failure from memory", async () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(async () => Kiln);
  const Put = later(load);
  const preloaded = Put.preload();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await preloaded;
  expect(load).toHaveBeenCalledTimes(1);
});

test("a failed preload throws nothing, and says so", async () => {
  const Put = later<object>(() => Promise.reject(new Error("No way through")));
  await expect(Put.preload()).resolves.toBe(false);
});
