import { AgentsScreen } from "../features/agents/agents-screen.tsx";
import { WriteDialog } from "../features/generator/write-dialog.tsx";

/** The agents, with the generator for the one that writes. */
export const Agents = () => <AgentsScreen writing={(onClose) => <WriteDialog onClose={onClose} />} />;
