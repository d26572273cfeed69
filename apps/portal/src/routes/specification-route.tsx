import { useParams } from "react-router";
import { SpecificationScreen } from "../features/specification/specification-screen.tsx";
import { WithHeaderActions } from "./with-header-actions.tsx";

/** The specification of a submitted project. */
export function SpecificationRoute() {
  const { id = "" } = useParams();
  return (
    <WithHeaderActions>
      <SpecificationScreen key={id} id={id} />
    </WithHeaderActions>
  );
}
