import { at, band, box, type Drawn, disc, path } from "../shape.ts";
import { house, plan } from "./house.ts";
import { flipChart } from "./meeting.ts";

/** Things of surveyors and of engineers at their desks, in a field of 120 by 112 units. */

const leg = (d: string): Drawn =>
  band("n", { d, width: 9, isRound: true }) + band("b", { d, width: 5, isRound: true });

/** A total station: the instrument that a surveyor looks through, without its tripod. */
export const instrument: Drawn =
  path("l", "M44 12V2H76V12") +
  box("a", [36, 10, 48, 38, 6]) +
  box("c", [26, 18, 60, 20, 4]) +
  box("d", [84, 14, 14, 28, 4]) +
  box("d", [20, 22, 8, 12, 2]) +
  disc("b", [60, 28, 6]) +
  box("d", [40, 48, 40, 8, 3]);

export const theodolite: Drawn = at(
  [0, 3],
  leg("M60 60V105") + leg("M50 60L24 105") + leg("M70 60L96 105") + instrument,
);

export const hardHat: Drawn = at(
  [0, 10],
  path("b", "M16 86C14 42 34 26 60 26S106 42 104 86Z"),
  path("e", "M48 30Q48 20 60 20T72 30V66H48Z"),
  path("n", "M32 42C28 54 28 66 28 76M88 42C92 54 92 66 92 76"),
  path("b", "M6 86H114Q120 100 108 102H12Q0 100 6 86Z"),
);

/** A plan with the stamp of an authority. */
export const stampedPlan: Drawn = at(
  [0, 2],
  at([-4, -6, 0.98], plan) +
    disc("b", [92, 86, 24]) +
    disc("n", [92, 86, 18]) +
    path("n", "M83 86l7 8 12-16"),
);

/** A house under a magnifier. */
export const surveyedHouse: Drawn =
  at([-10, 6, 0.95], house) +
  band("n", { d: "M94 84L108 102", width: 13, isRound: true }) +
  band("b", { d: "M94 84L108 102", width: 8, isRound: true }) +
  disc("a", [80, 66, 27]) +
  disc("c", [80, 66, 19]) +
  path("n", "M68 62L76 68 82 60 90 72");

/** A chart, and a hard hat before it. */
export const siteTraining: Drawn = at([-10, 0, 0.9], at([0, 12.4], flipChart)) + at([66, 56, 0.5], hardHat);

/** Layers of the ground with a borehole. */
export const borehole: Drawn =
  path("x", "M6 42H114V58Q86 66 60 58T6 62Z") +
  path("e", "M6 62Q34 50 60 58T114 58V84Q86 76 60 84T6 80Z") +
  path("b", "M6 80Q34 92 60 84T114 84V112H6Z") +
  path("n", "M6 42H114M14 96h10M34 104h12M82 98h12M100 106h8M20 70h8M88 70h10") +
  box("c", [54, 42, 12, 58, 6]) +
  path("n", "M54 60L66 54M54 70L66 64M54 80L66 74M54 90L66 84") +
  path("l", "M60 8V42") +
  box("a", [38, 4, 44, 10, 5]) +
  box("n", [6, 42, 108, 70]);

/** Two sheets of figures and a sketch of a beam. */
export const calculation: Drawn = at(
  [0, 2],
  path("e", "M28 4H108V98H28Z") +
    path("c", "M12 12H92V110H12Z") +
    path("n", "M22 48H82M32 62L24 72H40ZM72 62L64 72H80ZM22 86H60M22 98H74") +
    band("a", { d: "M24 57H80", width: 8 }) +
    path("b", "M48 22H56V36H62L52 48 42 36H48Z"),
);
