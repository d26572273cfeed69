import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { type DataColumn, DataTable } from "./data-table.tsx";

interface Loaf {
  id: string;
  name: string;
  price: number;
}

const loaves: readonly Loaf[] = [
  { id: "rye", name: "Rye", price: 4 },
  { id: "spelt", name: "Spelt", price: 5 },
];

function Shelf({ onSort }: { onSort: () => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns: DataColumn<Loaf>[] = [
    { id: "name", head: "Name", cell: ({ name }) => name, sort: { direction: "ascending", onSort } },
    { id: "price", head: "Price", isNumeric: true, cell: ({ price }) => price },
  ];
  const nameOf = ({ name }: Loaf) => `Choose ${name}`;
  return (
    <>
      <DataTable
        caption="Loaves"
        columns={columns}
        rows={loaves}
        idOf={({ id }) => id}
        currentId="rye"
        selection={{ chosen, onChange: setChosen, nameOf, allLabel: "Choose all" }}
      />
      <output>{[...chosen].join()}</output>
    </>
  );
}

it("a table of data names its rows, says its order, and gives the ids of the rows that are ticked", async () => {
  const user = userEvent.setup();
  const sorted: string[] = [];
  render(<Shelf onSort={() => sorted.push("name")} />);
  expect(screen.getByRole("rowheader", { name: "Rye" })).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending");
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(sorted).toEqual(["name"]);
  await user.click(screen.getByRole("checkbox", { name: "Choose Spelt" }));
  expect(screen.getByRole("status").textContent).toBe("spelt");
  await user.click(screen.getByRole("checkbox", { name: "Choose all" }));
  expect(screen.getByRole("status").textContent).toBe("rye,spelt");
  await user.click(screen.getByRole("checkbox", { name: "Choose all" }));
  expect(screen.getByRole("status").textContent).toBe("");
});
