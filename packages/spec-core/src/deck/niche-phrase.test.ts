import { expect, it } from "vitest";
import { nichePhrase } from "./niche-phrase.ts";

it.each([
  ["Costumes. Hire mostly", "Costumes"],
  ["Frozen perogies and cabbage rolls. $14 a dozen", "Frozen perogies and cabbage rolls"],
  ["Frozen perogies, $14 a dozen", "Frozen perogies"],
  ["Sourdough loaves from £4.50 each", "Sourdough loaves"],
  ["Window cleaning - 15 euros per hour", "Window cleaning"],
  ["oil of walnut, since my grand father. 5 generations with the mill", "oil of walnut"],
  ["Bike repair, mostly e-bikes", "Bike repair"],
  ["Plumber. Gas Safe registered since 2009.", "Plumber"],
  ["Weddings. Funerals. Flowers.", "Weddings, funerals, flowers"],
  ["podiatry / chiropody", "podiatry and chiropody"],
  ["Dentist / oral surgeon, family practice", "Dentist and oral surgeon"],
  ["tree surgery (we travel all over Kent)", "tree surgery"],
  ["birthday cakes!! (and sometimes a christening)", "birthday cakes"],
  ["hvac", "HVAC"],
  ["Mot and servicing", "MOT and servicing"],
  ["cctv installation", "CCTV installation"],
  ["it support for schools", "IT support for schools"],
  ["wedding djs", "wedding DJs"],
  ["plumbing/heating/gas", "plumbing, heating and gas"],
  ["Driving lessons, nervous drivers", "Driving lessons for nervous drivers"],
  ["Swimming lessons, children", "Swimming lessons for children"],
  ["toy lending, non profit", "toy lending"],
  ["Bakery, family-run", "Bakery"],
  ["rowing, community, charity", "rowing"],
  ["community, charity", "community"],
  ["Pool maint. and repair", "Pool maintenance and repair"],
  ["property mgmt", "property management"],
  ["weddings, family, newborns", "weddings, family, newborns"],
])("'%s' is headed '%s'", (niche, phrase) => {
  expect(nichePhrase(niche)).toBe(phrase);
});

it.each([
  "Swimming for grown ups who are scared of water",
  "foot care at home, for older people",
  "goats for hire (weed & brush clearing)",
  "Ballet school (Vaganova)",
  "we make it fit",
  "Motor repairs",
  "I bring the sawmill to you",
  "Canoe rental and also a bit of camping",
  "Handmade home goods, online shop",
  "St. Bernard kennels",
  "Bros. Miller roofing",
  "Dr. Weber, dentist",
  "Nothing over €5",
  "Everything for €2",
  "£1 shop",
  "3D printing",
  "Node.js consulting",
  "Flowers under £20",
  "$14 a dozen",
  "24/7 locksmith",
  "Coffee w/o frills",
  "Van hire, drivers",
  "",
])("'%s' stays as it was typed", (niche) => {
  expect(nichePhrase(niche)).toBe(niche);
});
