import type { Trade } from "../trade.ts";
import * as advice from "./advice.ts";
import * as benchCrafts from "./bench-crafts.ts";
import * as campsites from "./campsites.ts";
import * as caring from "./caring.ts";
import * as ceremonies from "./ceremonies.ts";
import * as climate from "./climate.ts";
import * as eating from "./eating.ts";
import * as farming from "./farming.ts";
import * as foodMakers from "./food-makers.ts";
import * as gardens from "./gardens.ts";
import * as hearths from "./hearths.ts";
import * as homeAccess from "./home-access.ts";
import * as homeTrades from "./home-trades.ts";
import * as horses from "./horses.ts";
import * as looks from "./looks.ts";
import * as making from "./making.ts";
import * as nearKin from "./near-kin.ts";
import * as occasions from "./occasions.ts";
import * as oneJob from "./one-job.ts";
import * as property from "./property.ts";
import * as roadAndYard from "./road-and-yard.ts";
import * as schooling from "./schooling.ts";
import * as selling from "./selling.ts";
import * as serving from "./serving.ts";
import * as smallCrafts from "./small-crafts.ts";
import * as sport from "./sport.ts";
import * as travelling from "./travelling.ts";
import * as waxAndSoap from "./wax-and-soap.ts";
import * as wellbeing from "./wellbeing.ts";

/** Every trade that has drawings. */
export const trades: readonly Trade[] = [
  homeTrades,
  campsites,
  ceremonies,
  climate,
  homeAccess,
  gardens,
  property,
  eating,
  looks,
  schooling,
  caring,
  horses,
  wellbeing,
  advice,
  making,
  selling,
  travelling,
  serving,
  smallCrafts,
  nearKin,
  oneJob,
  benchCrafts,
  farming,
  foodMakers,
  hearths,
  occasions,
  roadAndYard,
  sport,
  waxAndSoap,
].flatMap((group) => Object.values(group));
