/**
 * Every figure that the articles quote from our own data and code. `figures.test.ts` computes each of them
 * with spec-core, so that no article becomes outdated unnoticed. Values that grow with every release are
 * quoted as a bound (`…Over`, `…AtLeast`), so that only a relevant change fails the test.
 */
export const figures = {
  contrast: {
    pairsPerThemeOver: 70,
    themesOnOffer: 16,
    tightestRatio: "3.00",
    bodyTextAtLeast: 12,
    grey: "#777777",
    greyRatio: "4.48",
    greyMended: "#777676",
    greyMendedRatio: "4.53",
    yellow: "#F5C518",
    yellowRatio: "1.63",
    yellowMended: "#917300",
    yellowMendedRatio: "4.51",
    yellowOnBlack: "12.88",
    ourAccentRatio: "2.54",
    ourAccentMended: "#1FA976",
  },
  type: {
    naive: "clamp(2rem, 7.5vw, 6rem)",
    naivePx: 96,
    naiveAt200: 96,
    naiveAt500: 160,
    naiveGrowth: "1.67",
    fluid: "clamp(2rem, 0.8261rem + 5.2174vw, 5rem)",
    fluidPx: 80,
    fluidAt200: 93,
    fluidAt500: 160,
    fluidGrowth: 2,
    phonePx: 32,
    families: 40,
    oneWeight: 3,
    measured: 23,
    bebasAdjust: "76.72",
    montserratAdjust: "112.83",
    merriweatherAdjust: "119.38",
    pairings: 6,
  },
  sitemap: {
    pagesAsked: 4,
    addresses: 8,
    urlLimit: "50,000",
    longestSlug: 80,
  },
  agency: {
    requiredAnswers: 6,
    openQuestionsOver: 12,
    rulesOver: 30,
  },
  goals: {
    offered: 8,
    community: 1,
    book: 2,
    sell: 4,
  },
  checking: {
    rulesOver: 30,
    faults: 8,
    found: 7,
    missed: 1,
  },
} as const;
