import { describe, expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

const services = (text: string): string[] => factsOf("service", text, "GB").map(({ text: name }) => name);

describe("each line of an announced list is one service, whatever commas it has", () => {
  it.each([
    [
      "Two rooms in Lagos by Sofia Brandão.\n\nWe treat:\n1. Back, neck and shoulder pain\n2. Recovery after hip, knee and shoulder surgery\n3. Sports injuries (surfing, running, padel, golf)\n4. Pelvic health, for women before and after birth (Sofia only)\n\nHow it works: first a talk.",
      [
        "Back, neck and shoulder pain",
        "Recovery after hip, knee and shoulder surgery",
        "Sports injuries (surfing, running, padel, golf)",
        "Pelvic health, for women before and after birth",
      ],
    ],
    [
      "We do:\n- Boiler repairs, all makes\n- Bathrooms, whatever you like\n- Leaks and burst pipes (24h)",
      ["Boiler repairs, all makes", "Bathrooms", "Leaks and burst pipes"],
    ],
    [
      "What we offer:\nMassage for back pain\nMassage in pregnancy\nReflexology - 60 minutes of calm\n\nCall us.",
      ["Massage for back pain", "Massage in pregnancy", "Reflexology"],
    ],
    ["Services:\nBoilers\nBathrooms\nWe cover Leeds and York.", ["Boilers", "Bathrooms"]],
    [
      "## Services\n• Gutters, soffits and fascias\n• Roof repairs\n• Free quotes",
      ["Gutters, soffits and fascias", "Roof repairs"],
    ],
    [
      "What we offer:\n• Guided trips, 4 to 10 days, from £1,150\n• Water taxi\n• Back, neck & shoulder massage £35",
      ["Guided trips", "Water taxi", "neck & shoulder massage"],
    ],
    [
      "We sell:\n- Scissors £8 - Fabric shears £12\n- Bread knives",
      ["Scissors", "Fabric shears", "Bread knives"],
    ],
    ["Unsere Leistungen:\n- Heizung und Sanitär\n- Bäder", ["Heizung und Sanitär", "Bäder"]],
    ["A workshop in Hull. I teach:\n\nPiano, from beginners up\nSinging", ["Piano", "Singing"]],
  ])("%s", (text, names) => {
    expect(services(text)).toEqual(names);
  });
});

describe("lines of something else are no services", () => {
  it.each([
    "We don't do:\n- Weddings, parties\n- Funerals",
    "What we no longer sell:\n- Cakes\n- Bread",
    "We treat:\n- adults\n- children",
    "We work in:\n- Leeds\n- Otley\n- Ilkley",
    "We offer:\n- Free parking\n- Card payments",
    "We repair:\n- Bosch, Miele, Neff",
    "we do\nwhat we can\nwhen we can",
  ])("%s", (text) => {
    expect(services(text)).toEqual([]);
  });
});
