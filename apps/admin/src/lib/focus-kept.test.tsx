import { renderPart } from "@sitewright/app-kit/render-part";
import { screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { useFocusKept } from "./focus-kept.ts";

/** A list with a panel beside it; each button is gone once it is pressed. */
function Screen() {
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame);
  const [pressed, setPressed] = useState("");
  const once = (name: string) =>
    pressed !== name && (
      <button type="button" onClick={() => setPressed(name)}>
        {name}
      </button>
    );
  return (
    <div ref={frame}>
      <main>
        <h1 tabIndex={-1}>List</h1>
        {once("Restore")}
        <button type="button">Stays</button>
      </main>
      <aside>
        <h2 tabIndex={-1}>Panel</h2>
        {once("Try again")}
      </aside>
    </div>
  );
}

it.each([
  ["Restore", "List"],
  ["Try again", "Panel"],
])("after %s, whose button is removed, the focus is on the title “%s”", async (button, title) => {
  const { user } = renderPart(<Screen />);
  await user.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(title));
});

it("a person who leaves a control that stays is not sent anywhere", async () => {
  const { user } = renderPart(<Screen />);
  const stays = screen.getByRole("button", { name: "Stays" });
  await user.click(stays);
  await user.click(document.body);
  stays.remove();
  await new Promise((inNextTask) => setTimeout(inNextTask));
  expect(document.activeElement).toBe(document.body);
});
