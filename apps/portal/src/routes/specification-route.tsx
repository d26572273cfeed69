import { useParams } from "react-router";
import { SpecificationScreen } from "../features/specification/specification-screen.tsx";

/** The specification of a submitted project. */
export function SpecificationRoute() {
  const { id = "" } = useParams();
  return <SpecificationScreen key={id} id={id} />;
}
