import { band, box, type Drawn, path } from "../shape.ts";
import { beyond } from "../stage.ts";

/** An awning with scallops over the whole width, its foot at 0. */
export const awning: Drawn =
  box("a", [beyond.from, -500, 3440, 560]) +
  band("z", { d: `M${beyond.from} -220H${beyond.to}`, width: 560, dash: "40 40" }) +
  path("b", `M${beyond.from} 60H${beyond.from + 3440}V74${"a20 20 0 0 1-40 0".repeat(86)}Z`);
