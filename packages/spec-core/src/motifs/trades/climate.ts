import * as lines from "../lines.ts";
import * as climate from "../parts/climate.ts";
import * as greeting from "../parts/greeting.ts";
import * as works from "../parts/pipework.ts";
import * as tools from "../parts/tools.ts";
import { band, box, type Drawn, disc, path } from "../shape.ts";
import { beyond, floorY, place, sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** The main duct from edge to edge under the ceiling, its seams, and the branch up from the furnace. */
const mainDuct: Drawn =
  box("c", [beyond.from, 40, beyond.to - beyond.from, 72]) +
  path("n", Array.from({ length: 43 }, (_, seam) => `M${beyond.from + seam * 80} 40V112`).join("")) +
  box("c", [146, 104, 128, 98, 2]) +
  path("n", "M146 152H274") +
  box("e", [136, 100, 148, 14, 3]) +
  box("e", [136, 200, 148, 16, 3]);

/** A grille in the main duct, and the air that it blows down. */
const outlet = (x: number): Drawn =>
  box("b", [x - 44, 108, 88, 14, 3]) +
  path("l", [-24, 0, 24].map((off) => `M${x + off} 136q-9 12 0 24t0 24`).join(""));

/** Heating, air conditioning and ventilation: a furnace under its ducts, the unit outside, and the thermostat. */
export const hvac: Trade = {
  id: "hvac",
  industry: "Real Estate & Construction",
  line: lines.rule,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 498, 248, 54]),
        line: lines.rule,
        ground: "m",
        wings: [climate.register, works.cylinder, works.heatPump, climate.airFilter],
        behind: [disc("s", [320, 290, 216])],
      },
      mainDuct,
      [420, 560].map(outlet).join(""),
      stand(climate.furnaceBody, [210, 2.5]),
      stand(climate.outdoorUnit, [490, 1.9]),
      band("n", { d: `M305 ${floorY - 40}H399`, width: 12 }) +
        band("b", { d: `M305 ${floorY - 40}H399`, width: 8 }),
      place(climate.thermostat, [62, 236, 0.8]),
    ),
  keys: [
    { words: "furnace heating =heat gas oil burner boiler winter", draw: climate.furnace, isGeneral: true },
    {
      words: "=ac aircon condition conditioner cooling cool refrigerant regas summer outdoor",
      draw: climate.outdoorUnit,
      isGeneral: true,
    },
    { words: "pump ashp geothermal source renewab", draw: works.heatPump },
    { words: "split ductless wall cassette", draw: climate.wallUnit },
    { words: "duct ductwork vent ventilat extract mvhr hrv erv", draw: climate.duct },
    { words: "thermostat control smart zone zoning temperature", draw: climate.thermostat, isGeneral: true },
    { words: "filter purif humidif quality iaq clean", draw: climate.airFilter },
    { words: "register grille floor airflow balanc", draw: climate.register },
    { words: "water heater tank cylinder", draw: works.cylinder },
    {
      words: "repair call emergenc diagnos service fix visit breakdown",
      draw: works.wrench,
      isGeneral: true,
    },
    { words: "install replac new system upgrade", draw: tools.toolbox },
    { words: "plan agreement inspect certificate safety tune mainten annual check", draw: works.certificate },
  ],
  prices: climate.thermostat,
  contact: greeting.handset,
  footer: [climate.outdoorUnit, climate.thermostat],
};
