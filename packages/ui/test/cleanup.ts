import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A longer timeout, for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
