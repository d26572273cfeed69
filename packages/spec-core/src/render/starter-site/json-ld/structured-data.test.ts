import { describe, expect, it } from "vitest";
import { publicWords } from "../../../content/public-words.ts";
import { draftContent } from "../../../deck/content-deck.ts";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { fullForm } from "../../../spec/forms.fixture.ts";
import { attribute, elementsOf, textOf } from "../parsed-page.fixture.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

type Graph = { "@graph": Record<string, unknown>[] };

function graphOf(page: string): Graph["@graph"] {
  const script = elementsOf(page).find((element) => attribute(element, "type") === "application/ld+json");
  const data: Graph = JSON.parse(script ? textOf(script) : "{}");
  return data["@graph"];
}

const businessOf = (niche: string, description = ""): unknown =>
  graphOf(
    renderStarterSite(
      specOf(
        onboardingSchema.parse({ formData: { businessName: "A", niche, description, pages: ["Home"] } }),
      ),
    )["index.html"] ?? "",
  )[0]?.["@type"];

describe("the JSON-LD of a starter site", () => {
  it.each([
    ["Property management", "RealEstateAgent"],
    ["Letting agency", "RealEstateAgent"],
    ["Software for property managers", "Organization"],
    ["Property management software", "Organization"],
  ])("C-29.761 a business of the niche %j is a %s", (niche, type) => {
    expect(businessOf(niche)).toBe(type);
  });

  // The types are listed at https://schema.org/LocalBusiness and https://schema.org/Organization.
  it.each([
    ["Restaurant", "Restaurant"],
    ["Bakery", "Bakery"],
    ["Catering", "FoodEstablishment"],
    ["Dentist", "Dentist"],
    ["Oral surgery and implants", "Dentist"],
    ["Dental laboratory (B2B)", "LocalBusiness"],
    ["Physiotherapy clinic", "MedicalBusiness"],
    ["Law firm", "LegalService"],
    ["Mobile notary", "Notary"],
    ["Accounting", "AccountingService"],
    ["Hotel", "Hotel"],
    ["Farm stay with half board", "LodgingBusiness"],
    ["Guest house", "LodgingBusiness"],
    ["Hostel", "Hostel"],
    ["Plumber", "Plumber"],
    ["Plumbing and heating", "Plumber"],
    ["HVAC", "HVACBusiness"],
    ["Heating & cooling", "HVACBusiness"],
    ["Tax consultant for musicians", "AccountingService"],
    ["Painter and decorator", "HousePainter"],
    ["Mobile valeting and car detailing", "AutoWash"],
    ["Village pub", "BarOrPub"],
    ["Dog hotel", "LocalBusiness"],
    ["Dog behaviour and puppy training", "LocalBusiness"],
    ["Family campsite", "Campground"],
    ["Bicycle repair workshop", "LocalBusiness"],
    ["Bike shop and repairs", "BikeStore"],
    ["Childminder", "ChildCare"],
    ["Car repairs and MOTs", "AutoRepair"],
    ["Jewellery making classes", "EducationalOrganization"],
    ["Software", "Organization"],
    ["Removals and clearances", "MovingCompany"],
    ["Rubbish removals", "Organization"],
    ["Birthday cakes", "Bakery"],
    ["Cat grooming at home", "LocalBusiness"],
    ["Violin teacher", "LocalBusiness"],
    ["Pilates studio", "SportsActivityLocation"],
    ["Yoga classes. No physiotherapy!", "SportsActivityLocation"],
    ["Physiotherapy and pilates studio", "MedicalBusiness"],
    ["Driving instructor", "LocalBusiness"],
    ["Driving lessons in a hybrid", "LocalBusiness"],
    ["Driving school", "EducationalOrganization"],
    ["Language school with evening lessons", "EducationalOrganization"],
    ["Something else", "Organization"],
  ])("C-22.30 a business of the niche %j is a %s", (niche, type) => {
    expect(businessOf(niche)).toBe(type);
  });

  it.each([
    [
      "I clean old gravestones. I can also reset a stone that leans up to about 300 lb, me and my brother-in-law, he's not on the books. If the stone is cracked I tell you.",
      "I clean old gravestones. I can also reset a stone that leans up to about 300 lb, me and my brother-in-law. If the stone is cracked I tell you.",
    ],
    ["We bake bread\nWe bake cakes", "We bake bread. We bake cakes."],
    ["Hand-thrown tableware", "Hand-thrown tableware."],
  ])("C-22.30 '%s' is described as '%s'", (description, told) => {
    const { formData } = onboardingSchema.parse({ formData: { businessName: "A", description } });
    const wordChoices = publicWords(formData)
      .statements.filter(({ kind }) => kind === "unsure")
      .map(({ id }) => ({ id, print: true }));
    const spec = specOf(onboardingSchema.parse({ formData: { ...formData, wordChoices } }));
    expect(graphOf(renderStarterSite(spec)["index.html"] ?? "")[0]?.description).toBe(told);
  });

  it("a business of no particular type with opening hours is a LocalBusiness: an organization has no hours", () => {
    const contact = { openingHours: "Mon-Sat 8 to 5", country: "US" };
    const form = onboardingSchema.parse({
      formData: { businessName: "Hal's", niche: "Small engine repair", pages: ["Home"], contact },
    });
    const [business] = graphOf(renderStarterSite(specOf(form))["index.html"] ?? "");
    expect(business).toMatchObject({
      "@type": "LocalBusiness",
      openingHoursSpecification: [{ opens: "08:00" }],
    });
  });

  it("a business whose industry is a guess from one stray word has the general type", () => {
    const description = "NIE, padron, TIE card, health card, change of driving licence.";
    expect(businessOf("help with spanish paperwork for foreigners", description)).toBe("Organization");
  });

  it("C-22.30 states what the client said and nothing besides", () => {
    const [business] = graphOf(renderStarterSite(specOf(fullForm))["index.html"] ?? "");
    expect(business).toEqual({
      "@type": "Organization",
      "@id": "https://kiln.example/#business",
      name: "Kiln & Co",
      url: "https://kiln.example/",
      alternateName: "Kiln Pottery",
      description: "Hand-thrown tableware for restaurants.",
      logo: "https://kiln.example/assets/logo.svg",
      sameAs: [
        "https://facebook.com/kiln",
        "https://www.instagram.com/kiln",
        "https://x.com/kiln",
        "https://www.linkedin.com/company/kiln",
        "https://www.youtube.com/@kiln",
        "https://www.tiktok.com/@kiln",
      ],
    });
  });

  it("C-22.30 names the places where the client says that they work, and no field that only repeats the niche", () => {
    const description = "Dog walks in Denver for busy people. Wash Park, Platt Park and Baker only.";
    const { formData } = onboardingSchema.parse({
      formData: { businessName: "A", niche: "Dog walking", description, pages: ["Home"] },
    });
    const wordChoices = publicWords(formData).statements.map(({ id }) => ({ id, print: true }));
    const spec = specOf(onboardingSchema.parse({ formData: { ...formData, wordChoices } }));
    const [business] = graphOf(renderStarterSite(spec)["index.html"] ?? "");
    expect(business?.areaServed).toEqual(["Wash Park", "Platt Park", "Baker"]);
    expect(business).not.toHaveProperty("knowsAbout");
  });

  it.each([
    [
      "Mon-Sat 9-5.30, Sun and bank holidays 12-5.30",
      [
        ["09:00", "17:30"],
        ["12:00", "17:30"],
      ],
    ],
    ["Mon-Fri 9-5, bank holidays 10-2", []],
  ])("C-22.30 of the hours '%s' it has those of the days of a week", (openingHours, expected) => {
    const formData = {
      businessName: "A",
      niche: "Garden centre",
      pages: ["Home"],
      contact: { country: "IE", openingHours },
    };
    const [business] = graphOf(
      renderStarterSite(specOf(onboardingSchema.parse({ formData })))["index.html"] ?? "",
    );
    const hours = (business?.openingHoursSpecification ?? []) as { opens: string; closes: string }[];
    expect(hours.map(({ opens, closes }) => [opens, closes])).toEqual(expected);
  });

  const shop = specOf(
    onboardingSchema.parse({
      formData: {
        businessName: "A",
        niche: "Bike shop",
        pages: ["Home", "Pricing"],
        contact: {
          country: "GB",
          address: "41 Walmgate\nYork YO1 9TX",
          openingHours: "Mon-Fri\n8-13\n14-18",
        },
        offers: [
          { name: "Puncture", what: "", price: "£12" },
          { name: "Full service", what: "", price: "from £95" },
          { name: "Hire", what: "", price: "£30 a day" },
          { name: "Tune-up", what: "", price: "40 GBP" },
        ],
      },
      layoutSections: { pricing: true },
    }),
  );

  it("what an offer includes is told beside its price", () => {
    const offers = [
      { name: "Call out", what: "first hour", price: "€90" },
      { name: "Visit", what: "with a written report", price: "from €180" },
    ];
    const formData = { businessName: "A", niche: "Plumber", offers, contact: { country: "IE" } };
    const spec = specOf(onboardingSchema.parse({ formData }));
    expect(graphOf(renderStarterSite(spec)["index.html"] ?? "")[0]).toMatchObject({
      makesOffer: [
        { name: "Call out", price: "90", priceCurrency: "EUR", description: "First hour" },
        { name: "Visit", description: "With a written report", priceSpecification: { minPrice: "180" } },
      ],
    });
  });

  it("C-29.779 an offer is stated once where one name of it is in the plural", () => {
    const formData = {
      businessName: "A",
      niche: "Upholsterer",
      offers: [
        { name: "Footstool", what: "", price: "£42" },
        { name: "Footstools", what: "", price: "" },
        { name: "Wing chairs", what: "", price: "" },
        { name: "Wing chair", what: "", price: "" },
      ],
      contact: { country: "GB" },
    };
    const spec = specOf(onboardingSchema.parse({ formData }));
    expect(graphOf(renderStarterSite(spec)["index.html"] ?? "")[0]?.makesOffer).toEqual([
      { "@type": "Offer", name: "Footstool", price: "42", priceCurrency: "GBP" },
      { "@type": "Offer", name: "Wing chairs" },
    ]);
  });

  it("C-22.930 every confirmed offer is stated, with or without a price that is an amount", () => {
    const offers = [
      { name: "Kitchen clearance", what: "", price: "by quote" },
      { name: "Garage shelves", what: "oak or pine", price: "" },
      { name: "Dinner", what: "four courses, min 6 people", price: "£55 pp" },
    ];
    const formData = { businessName: "A", niche: "Joiner", offers, contact: { country: "GB" } };
    const spec = specOf(onboardingSchema.parse({ formData }));
    expect(graphOf(renderStarterSite(spec)["index.html"] ?? "")[0]?.makesOffer).toEqual([
      { "@type": "Offer", name: "Kitchen clearance", description: "by quote" },
      { "@type": "Offer", name: "Dinner", description: "Four courses, min 6 people, £55 pp" },
      { "@type": "Offer", name: "Garage shelves", description: "Oak or pine" },
    ]);
  });

  it("C-36.737 a sentence about an offer ends before the words on its price, and a least amount is no offer", () => {
    const offers = [
      { name: "Chimney lining", what: "Sweeping is included.", price: "£60 per metre" },
      { name: "Minimum charge", what: "", price: "£45" },
      { name: "Minimum age ride", what: "", price: "£20" },
    ];
    const formData = { businessName: "A", niche: "Chimney sweep", offers, contact: { country: "GB" } };
    const spec = specOf(onboardingSchema.parse({ formData }));
    expect(graphOf(renderStarterSite(spec)["index.html"] ?? "")[0]?.makesOffer).toEqual([
      { "@type": "Offer", name: "Chimney lining", description: "Sweeping is included. £60 per metre" },
      { "@type": "Offer", name: "Minimum age ride", price: "20", priceCurrency: "GBP" },
    ]);
  });

  it("C-22.931 the business is described as in the meta description of the home page", () => {
    const description =
      "We sharpen knives for kitchens in Bath. We collect on Mondays and bring them back the next day. Scissors and mower blades are done while you wait, at our bench in the market hall by the river.";
    const page =
      renderStarterSite(
        specOf(
          onboardingSchema.parse({ formData: { businessName: "A", niche: "Knife sharpening", description } }),
        ),
      )["index.html"] ?? "";
    const meta = elementsOf(page).find((element) => attribute(element, "name") === "description");
    expect(graphOf(page)[0]?.description).toBe(meta && attribute(meta, "content"));
  });

  it("C-22.30 a price with words about it is no bare amount, and an address keeps its lines apart", () => {
    const [business] = graphOf(renderStarterSite(shop)["index.html"] ?? "");
    expect(business).toMatchObject({
      address: "41 Walmgate, York YO1 9TX",
      openingHoursSpecification: [
        { opens: "08:00", closes: "13:00" },
        { opens: "14:00", closes: "18:00" },
      ],
      makesOffer: [
        { name: "Puncture", price: "12", priceCurrency: "GBP" },
        { name: "Full service", priceSpecification: { minPrice: "95" } },
        { name: "Hire", description: "£30 a day" },
        { name: "Tune-up", price: "40", priceCurrency: "GBP" },
      ],
    });
    expect(JSON.stringify(business)).not.toMatch(/"price":"(?:95|30)"/);
    expect(renderStarterSite(shop)["llms.txt"]).toContain("Address: 41 Walmgate, York YO1 9TX");
  });

  it.each([
    ["upstairs, Turfmarkt, Makkum, entrance is at the back with the blue stairs", "Turfmarkt, Makkum"],
    ["behind the market", undefined],
    ["9 to 5, Saturday til 1", undefined],
  ])("the address '%s' is '%s' without the directions for visitors", (address, expected) => {
    const loft = specOf(
      onboardingSchema.parse({
        formData: {
          businessName: "A",
          niche: "Sail loft",
          pages: ["Home", "Contact"],
          contact: { address, country: "NL" },
        },
      }),
    );
    expect(graphOf(renderStarterSite(loft)["index.html"] ?? "")[0]?.address).toBe(expected);
  });

  it("C-22.30 a price that the deck corrects is not stated as it was", () => {
    const deck = draftContent(shop);
    const slots = deck.slots.map((slot) =>
      slot.kind === "price" && slot.text === "£12"
        ? { ...slot, text: "£15", status: "final" as const }
        : slot,
    );
    const page = renderStarterSite(shop, { content: { ...deck, slots } })["index.html"] ?? "";
    expect(page).toContain("£15");
    expect(JSON.stringify(graphOf(page))).not.toContain('"price":"12"');
  });

  it("a price that stands in another notation than it was typed is stated until somebody edits it", () => {
    const { formData } = fullForm;
    const offers = [
      { name: "Check", what: "", price: "€85,-" },
      { name: "Vaccination", what: "", price: "€62,50" },
      { name: "Journey", what: "per km", price: "€0.85" },
    ];
    const practice = specOf({
      ...fullForm,
      formData: { ...formData, offers },
      layoutSections: { ...fullForm.layoutSections, pricing: true },
    });
    const [business] = graphOf(renderStarterSite(practice)["index.html"] ?? "");
    expect(business).toMatchObject({
      makesOffer: [
        { name: "Check", price: "85" },
        { name: "Vaccination", price: "62.50" },
        { name: "Journey", description: "€0,85 per km" },
      ],
    });
    const deck = draftContent(practice);
    const slots = deck.slots.map((slot) =>
      slot.kind === "price" && slot.text === "€85"
        ? { ...slot, text: "€90", status: "final" as const }
        : slot,
    );
    const page = renderStarterSite(practice, { content: { ...deck, slots } })["index.html"] ?? "";
    expect(page).toContain("€90");
    expect(JSON.stringify(graphOf(page))).not.toContain('"price":"85"');
  });

  it("opening hours whose days were typed in small letters are stated", () => {
    const { formData } = fullForm;
    const contact = { ...formData.contact, openingHours: "wed-fri 11-19, sat 10-16" };
    const [business] = graphOf(
      renderStarterSite(specOf({ ...fullForm, formData: { ...formData, contact } }))["index.html"] ?? "",
    );
    expect(business).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: ["Wednesday", "Thursday", "Friday"], opens: "11:00", closes: "19:00" },
        { dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
      ],
    });
  });

  it("C-22.30 an inner page says what kind of page it is and where it stands", () => {
    const graph = graphOf(renderStarterSite(specOf(fullForm))["about/index.html"] ?? "");
    expect(graph[2]).toMatchObject({ "@type": "AboutPage", url: "https://kiln.example/about" });
    expect(graph[3]).toMatchObject({ "@type": "BreadcrumbList" });
  });
});

describe("C-36.985 the type of a business in the JSON-LD", () => {
  const typeOf = (formData: object): unknown =>
    graphOf(
      renderStarterSite(
        specOf(onboardingSchema.parse({ formData: { businessName: "Ember", pages: ["Home"], ...formData } })),
      )["index.html"] ?? "",
    )[0]?.["@type"];

  it.each([
    ["Home day care", "ChildCare"],
    ["After-school club", "ChildCare"],
    ["Surf school", "SportsActivityLocation"],
  ])("of '%s' is %s", (niche, type) => {
    expect(typeOf({ niche })).toBe(type);
  });

  it.each(["Dog day care", "Adult day care"])("of '%s' is none for children", (niche) => {
    expect(typeOf({ niche })).not.toBe("ChildCare");
  });

  it("is no restaurant where food is sold to take home", () => {
    const maker = { niche: "hot sauce", description: "Hot sauce made by hand.", pages: ["Home", "Products"] };
    expect(typeOf(maker)).toBe("LocalBusiness");
    expect(typeOf({ ...maker, pages: ["Home"], niche: "Catering" })).toBe("FoodEstablishment");
  });

  it("is a local business where an address is known, unless it is no business", () => {
    const contact = { address: "2 Mill Lane, Ely", country: "GB" };
    expect(typeOf({ niche: "Illustration", contact })).toBe("LocalBusiness");
    expect(typeOf({ niche: "Charity", contact })).toBe("Organization");
  });
});
