import * as lines from "../lines.ts";
import * as care from "../parts/care.ts";
import * as garden from "../parts/garden.ts";
import * as greeting from "../parts/greeting.ts";
import * as medical from "../parts/medical.ts";
import * as pets from "../parts/pets.ts";
import * as salon from "../parts/salon.ts";
import * as workshop from "../parts/workshop.ts";
import { disc } from "../shape.ts";
import { sign, stage, stand } from "../stage.ts";
import type { Trade } from "../trade.ts";

/** A vet for horses: one at the fence of its paddock. */
export const horseVet: Trade = {
  id: "horse-vet",
  industry: "Healthcare",
  line: lines.turf,
  opening: (given) =>
    stage(
      {
        plate: sign(given, [196, 494, 248, 58]),
        line: lines.turf,
        ground: "m",
        wings: [garden.fence, garden.fence, garden.fence, garden.fence],
        behind: [disc("s", [330, 250, 224])],
      },
      stand(garden.fence, [560, 1.5]),
      stand(garden.fence, [80, 1.5]),
      stand(pets.horse, [320, 3.4]),
      stand(medical.stethoscope, [520, 1.2]),
    ),
  keys: [
    { words: "horse equine pony donkey foal mare stallion stud lame", draw: pets.horse, isGeneral: true },
    {
      words: "check health examin exam cons appo purchase vetting",
      draw: medical.stethoscope,
      isGeneral: true,
    },
    { words: "vaccin booster inject jab", draw: medical.syringe },
    { words: "dental teeth tooth rasp float", draw: care.tooth },
    { words: "bone ray xray radiogra scan ultrasound imaging orthop joint", draw: care.bone },
    { words: "blood test lab sample diagnos worm", draw: medical.testTubes },
    { words: "medic prescri tablet pharmac", draw: medical.pills },
    { words: "emergenc urgent injur wound colic", draw: care.plaster },
    { words: "travel mileage call yard visit", draw: workshop.van },
    { words: "passport certificat insurance report assess", draw: medical.clipboard },
    { words: "euthan goodbye cremat bereave farewell", draw: salon.candle },
  ],
  prices: medical.clipboard,
  contact: greeting.handset,
  footer: [pets.horse, garden.fence],
};
