import { renderPart } from "@sitewright/app-kit/render-part";
import { act, screen } from "@testing-library/react";
import { Link, Route, Routes, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { useDialogAddress } from "./dialog-address.ts";

function List() {
  const dialog = useDialogAddress();
  const closeAndOpen = () => {
    dialog.close();
    dialog.show("invite");
  };
  const closeTwice = () => {
    dialog.close();
    dialog.close();
  };
  return (
    <>
      <button type="button" onClick={() => dialog.show("add-user")}>
        Open
      </button>
      <button type="button" onClick={dialog.close}>
        Close
      </button>
      <button type="button" onClick={closeTwice}>
        Close twice
      </button>
      <button type="button" onClick={closeAndOpen}>
        Close and open
      </button>
    </>
  );
}

/** A list with a dialog, reached from a start page. */
function open(start: string) {
  let goBack = (): void => {};
  const Browser = () => {
    const navigate = useNavigate();
    goBack = () => act(() => void navigate(-1));
    return null;
  };
  const { user, address } = renderPart(
    <>
      <Browser />
      <Routes>
        <Route path="/" element={<Link to="/list?client=anna">List</Link>} />
        <Route path="/list" element={<List />} />
      </Routes>
    </>,
    { address: start },
  );
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, address, press, goBack: () => goBack() };
}

it.each(["Close", "Close twice"])("%s: one Back from a closed dialog leaves the screen", async (close) => {
  const { user, address, press, goBack } = open("/");
  await user.click(screen.getByRole("link", { name: "List" }));
  for (let time = 0; time < 2; time++) {
    await press("Open");
    expect(address()).toBe("/list?client=anna&dialog=add-user");
    await press(close);
    expect(address()).toBe("/list?client=anna");
  }
  goBack();
  expect(address()).toBe("/");
});

it("a dialog that opens before the browser has returned from the former one stays open", async () => {
  const { address, press, goBack } = open("/list");
  await press("Open");
  await press("Close and open");
  expect(address()).toBe("/list?dialog=invite");
  goBack();
  expect(address()).toBe("/list");
});

it("a dialog that a link has opened is closed on its own screen", async () => {
  const { address, press } = open("/list?dialog=add-user");
  await press("Close");
  expect(address()).toBe("/list");
});

it("Back closes a dialog", async () => {
  const { address, press, goBack } = open("/list");
  await press("Open");
  goBack();
  expect(address()).toBe("/list");
});
