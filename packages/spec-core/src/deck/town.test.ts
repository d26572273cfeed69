import { expect, it } from "vitest";
import { inPlace, isPlaceAlone, placeIn, townOf } from "./town.ts";

it.each([
  ["61b Causeyside Street, Paisley", "Paisley"],
  ["1 High St, Bath BA1 1AA", "Bath"],
  ["12 Potter Street\nLeeds LS1 4DY", "Leeds"],
  ["ul. Mroźna 22, 33-100 Tarnów", "Tarnów"],
  ["14 Main St, Lunenburg, NS B0J 2C0, Canada", "Lunenburg"],
  ["210 Oak Ave, Austin, TX 78701", "Austin"],
  ["7 Mill Lane, Bishop's Castle, SY9 5AA, UK", "Bishop's Castle"],
  ["210 Oak Ave, Austin, Texas", "Austin"],
  ["Storgata 3, 0155 Oslo, Norway", "Oslo"],
  ["3 Mill St, Otley, West Yorkshire", "Otley"],
  ["Ballea Road 4, Carrigaline, Co. Cork", "Carrigaline"],
  ["Paisley", ""],
  ["12 Potter Street", ""],
  ["12 Potter Street, next to the church", ""],
  ["PO Box 12", ""],
])("the town of '%s' is '%s'", (address, town) => {
  expect(townOf(address)).toBe(town);
});

it.each([
  ["3 Mill St, Otley, West Yorkshire", "Otley"],
  ["Bantry, West Cork", "Bantry, West Cork"],
  ["Dungog NSW 2420", "Dungog"],
  ["Whitby YO21", "Whitby"],
  ["Unit 4, Marsh area, Leeds", "Leeds"],
  ["PO Box 12", ""],
  ["Mill Lane", ""],
  ["The Old Forge", ""],
  ["behind the church", ""],
])("C-36.977 the place of '%s' is '%s'", (address, place) => {
  expect(placeIn(address)).toBe(place);
});

it.each([
  ["NW Court St, Salem, OR 97301", "Salem"],
  ["Oak Blvd, Fresno, CA", "Fresno"],
  ["Mill Lane, Ely", "Ely"],
  ["Lower Douglas, Cork", "Lower Douglas, Cork"],
  ["Mill House, Ely", ""],
  ["The Old Dairy, Church Street, Kilmore, Co. Mayo", ""],
  ["Second Floor, Weir House, Ballinlough, Cork", ""],
])("C-36.758 '%s' is a business in '%s'", (address, place) => {
  expect(placeIn(address)).toBe(place);
});

it.each([
  ["Mill Lane, Ely", false],
  ["Lower Douglas, Cork", true],
])("C-36.759 '%s' is only a place: %s", (address, isAlone) => {
  expect(isPlaceAlone(address)).toBe(isAlone);
});

it.each([
  ["Near Wells, Somerset", "near Wells, Somerset"],
  ["Wells", "in Wells"],
  ["Nearfield", "in Nearfield"],
])("C-36.760 a trade at '%s' is '%s'", (place, phrase) => {
  expect(inPlace(place)).toBe(phrase);
});
