import { expect, it } from "vitest";
import { type Onboarding, type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { context, fullForm } from "../forms.fixture.ts";
import { diffSpecs } from "./diff-specs.ts";

const description =
  "We throw stoneware tableware by hand in Stoke-on-Trent. Every plate is fired in our own wood kiln, so that no two of them are alike. Restaurants order from fifty pieces, and we deliver within six weeks. Our studio is open to visitors on Saturdays.";

/** A form in which every field that can be changed is filled in. */
const base: Onboarding = onboardingSchema.parse({
  ...fullForm,
  formData: {
    ...fullForm.formData,
    description,
    contact: {
      phone: "+44 20 7946 0958",
      email: "hello@kiln.example",
      address: "1 Clay Lane\nStoke-on-Trent ST1 1AA",
      country: "GB",
      openingHours: "Sat 10:00-16:00",
    },
    legalForm: "Ltd",
    registrationNumber: "01234567",
    offers: [
      { name: "Dinner plate", what: "26 cm", price: "£28" },
      { name: "Bowl", what: "", price: "£18" },
    ],
    onlyForUs: "We may move to Leeds next year.",
  },
  uploadedFiles: [
    ...fullForm.uploadedFiles,
    { id: "f3", name: "kiln.jpg", type: "media", size: 9000, url: "/files/f3", storagePath: "media/u/f3" },
  ],
} satisfies OnboardingInput);

type Answers = Onboarding["formData"];
const answers = (changed: Partial<Answers>) => ({ formData: { ...base.formData, ...changed } });
const contact = (changed: Partial<Answers["contact"]>) =>
  answers({ contact: { ...base.formData.contact, ...changed } });
const links = (changed: Partial<Answers["socialMedia"]>) =>
  answers({ socialMedia: { ...base.formData.socialMedia, ...changed } });
const offers = (...listed: Answers["offers"]) => answers({ offers: listed });
const colors = (changed: Partial<Onboarding["themeColors"]>) => ({
  themeColors: { ...base.themeColors, ...changed },
});
const fonts = (changed: Partial<Onboarding["fonts"]>) => ({ fonts: { ...base.fonts, ...changed } });
const files = (change: (file: Onboarding["uploadedFiles"][number]) => object) => ({
  uploadedFiles: base.uploadedFiles.map((file) => ({ ...file, ...change(file) })),
});
const plate = { name: "Dinner plate", what: "26 cm", price: "£28" };
const bowl = { name: "Bowl", what: "", price: "£18" };
const standardPages = ["Home", "About", "Services", "Blog", "Contact"];
const tree = (...names: string[]) => ({ pageTree: names.map((name) => ({ name })) });

/** A change of one field, and all that the change order says of it. */
const changes: readonly (readonly [sentence: string, changed: Partial<Onboarding>])[] = [
  ["Business name: changed from “Kiln & Co” to “Oven Ltd”", answers({ businessName: "Oven Ltd" })],
  ["Website name: changed from “Kiln Pottery” to “Oven Pottery”", answers({ websiteName: "Oven Pottery" })],
  ["Website name: “Kiln Pottery” removed, no longer answered", answers({ websiteName: "TBD" })],
  [
    "Description of the business: changed from “… fifty pieces, and we deliver within six weeks. Our studio is open to …” to “… fifty pieces, and we deliver within eight weeks. Our studio is open to …”",
    answers({ description: description.replace("six weeks", "eight weeks") }),
  ],
  [
    "Description of the business: changed from “… pieces, and we deliver within six weeks. Our studio is open to visitors on Saturdays.” to “… pieces, and we deliver within six weeks.”",
    answers({ description: description.replace(" Our studio is open to visitors on Saturdays.", "") }),
  ],
  [
    "Description of the business: replaced as a whole: “We throw stoneware tableware by hand in Stoke-on-Trent. Every plate is fired in our own wood kiln, so that no…” by “A shop for garden tools.”",
    answers({ description: "A shop for garden tools." }),
  ],
  ["Industry or niche: changed from “Pottery” to “Ceramics”", answers({ niche: "Ceramics" })],
  ["Goals: Generate Leads added", answers({ goals: [...base.formData.goals, "Generate Leads"] })],
  ["Goals: Showcase Portfolio removed", answers({ goals: ["Sell Products"] })],
  [
    "Audience: changed from “Restaurants and keen cooks” to “Restaurants, hotels and keen cooks”",
    answers({ audience: "Restaurants, hotels and keen cooks" }),
  ],
  ["Audience: “Restaurants and keen cooks” removed, no longer answered", answers({ audience: "" })],
  ["Pages: FAQ added", answers({ pages: [...standardPages, "FAQ"] })],
  ["Pages: Blog removed", answers({ pages: standardPages.filter((page) => page !== "Blog") })],
  ["Pages: Wholesale added", answers({ customPages: ["Press kit", "Wholesale"] })],
  [
    "Competitors: changed from “Mud & Fire” to “Mud & Fire, whose prices we like”",
    answers({ competitors: "Mud & Fire, whose prices we like" }),
  ],
  ["Timeline: changed from 1-3 months to ASAP", answers({ timeline: "ASAP" })],
  ["Budget: changed from $5,000 - $10,000 to Under $1,000", answers({ budget: "Under $1,000" })],
  ["Budget: $5,000 - $10,000 removed, no longer answered", answers({ budget: "" })],
  ["Design tone (how the site looks): changed from Bold to Corporate", answers({ tone: "Corporate" })],
  [
    "Content style (how the texts speak): changed from Casual to Technical",
    answers({ contentStyle: "Technical" }),
  ],
  ["Help with hosting: no longer wanted", answers({ hostingHelp: false })],
  ["Own domain: the client has none any more", answers({ hasDomain: false })],
  ["Own hosting: the client has none any more", answers({ hasHosting: false })],
  ["Domain name: changed from “kiln.example” to “oven.example”", answers({ domainName: "oven.example" })],
  [
    "Hosting provider: changed from “Acme Hosting” to “Other Host”",
    answers({ hostingProvider: "Other Host" }),
  ],
  ["Non-disclosure agreement (NDA): the client’s acceptance withdrawn", answers({ ndaAccepted: false })],
  ["Texts written with AI: no longer wanted", answers({ aiContentCreation: false })],
  ["Pictures found with AI: no longer wanted", answers({ aiImageSourcing: false })],
  [
    "Content notes: changed from “Mention the wood kiln” to “Mention the wood kiln and the river”",
    answers({ contentNotes: "Mention the wood kiln and the river" }),
  ],
  ["Content documents (sources for the texts): story.pdf removed", answers({ contentDocuments: [] })],
  ["Legal form: changed from “Ltd” to “GmbH”", answers({ legalForm: "GmbH" })],
  ["Registration number: changed from “01234567” to “07654321”", answers({ registrationNumber: "07654321" })],
  [
    "Only for us (notes to the agency, not printed): changed from “We may move to Leeds next year.” to “We will not move after all.”",
    answers({ onlyForUs: "We will not move after all." }),
  ],
  [
    "Only for us (notes to the agency, not printed): “We may move to Leeds next year.” removed, no longer answered",
    answers({ onlyForUs: "" }),
  ],
  [
    "Facebook link: changed from “facebook.com/kiln” to “facebook.com/oven”",
    links({ facebook: "facebook.com/oven" }),
  ],
  ["TikTok link: “@kiln” removed, no longer answered", links({ tiktok: "" })],
  ["Phone: changed from “+44 20 7946 0958” to “+44 20 7946 0000”", contact({ phone: "+44 20 7946 0000" })],
  ["Phone: “+44 20 7946 0958” removed", contact({ phone: "" })],
  [
    "E-mail: changed from “hello@kiln.example” to “shop@kiln.example”",
    contact({ email: "shop@kiln.example" }),
  ],
  [
    "Address: changed from “1 Clay Lane Stoke-on-Trent ST1 1AA” to “2 Clay Lane Stoke-on-Trent ST1 1AA”",
    contact({ address: "2 Clay Lane\nStoke-on-Trent ST1 1AA" }),
  ],
  ["Country: changed from United Kingdom to Germany", contact({ country: "DE" })],
  [
    "Opening hours: changed from “Sat 10:00-16:00” to “Sat 9:00-16:00”",
    contact({ openingHours: "Sat 9:00-16:00" }),
  ],
  [
    "Services, products and prices: Dinner plate, price changed from “£28” to “£30”",
    offers({ ...plate, price: "£30" }, bowl),
  ],
  [
    "Services, products and prices: Dinner plate, description changed from “26 cm” to “28 cm”",
    offers({ ...plate, what: "28 cm" }, bowl),
  ],
  [
    "Services, products and prices: Dinner plate, renamed to “Large plate”",
    offers({ ...plate, name: "Large plate" }, bowl),
  ],
  [
    "Services, products and prices: Mug, £16, added",
    offers(plate, bowl, { name: "Mug", what: "", price: "£16" }),
  ],
  ["Services, products and prices: Bowl, £18, removed", offers(plate)],
  ["Services, products and prices: Dinner plate moved to place 2 of 2", offers(bowl, plate)],
  ["Primary colour: changed from blue (#3B82F6) to red (#B91C1C)", colors({ primary: "#B91C1C" })],
  [
    "Background colour: changed from white (#FFFFFF) to off-white (#FAF5EB)",
    colors({ background: "#FAF5EB" }),
  ],
  ["Text colour: changed from greyish dark blue (#1F2937) to black (#000000)", colors({ text: "#000000" })],
  ["Accent colour: changed from green (#10B981) to “like our van”", colors({ accent: "like our van" })],
  ["Heading 1 font: changed from Inter to Lora", fonts({ h1: "Lora" })],
  ["Body text font: changed from Roboto to Bodega Serif", fonts({ body: "Bodega Serif" })],
  ["Heading 1 font weight: changed from Bold to Regular", fonts({ h1Weight: "400" })],
  ["Heading 2 font size: changed from Medium (28 px) to Large (32 px)", fonts({ h2Size: "2rem" })],
  ["Heading 1 font size: changed from 36 px to Large (48 px)", fonts({ h1Size: "3rem" })],
  ["Body text font size: changed from Medium (16 px) to Large (18 px)", fonts({ bodySize: "1.125rem" })],
  [
    "Button style: changed from Classic (a solid colour with gently softened corners) to Ghost (text only, tinted when pointed at)",
    { selectedButtonStyle: "ghost" },
  ],
  ["Home page sections: Team added", { layoutSections: { ...base.layoutSections, team: true } }],
  [
    "Home page sections: Hero (the opening) removed",
    { layoutSections: { ...base.layoutSections, hero: false } },
  ],
  [
    "Layout template: changed from E-commerce Advanced (a full shop: products, services, prices and reviews) to E-commerce Basic (a small shop: reasons to buy and a product gallery)",
    { layoutTemplates: { selected: "ecommerce-basic", category: "ecommerce" } },
  ],
  [
    "Layout template: changed from E-commerce Advanced (a full shop: products, services, prices and reviews) to Business Standard (the essentials: who you are, what you do, how to reach you)",
    { layoutTemplates: { selected: "business-standard", category: "business" } },
  ],
  [
    "Layout template: changed from E-commerce Advanced (a full shop: products, services, prices and reviews) to no template (category Portfolio)",
    { layoutTemplates: { selected: null, category: "portfolio" } },
  ],
  [
    "Page layout: changed from Contained (backgrounds reach the edges, text keeps to a readable column) to Full width (sections reach both edges of the window)",
    { pageLayout: "full-width" },
  ],
  ["Logo: logo.svg removed", { uploadedFiles: base.uploadedFiles.filter(({ id }) => id !== "f1") }],
  [
    "Files: kiln.jpg to be used as the opening picture (no use was named before)",
    files(({ id }) => (id === "f3" ? { role: "opening" } : {})),
  ],
  ["Files: “kiln.jpg” renamed to “oven.jpg”", files(({ id }) => (id === "f3" ? { name: "oven.jpg" } : {}))],
  [
    "Pages: “About” renamed to “Who we are”",
    {
      pageTree: [
        { name: "Home" },
        { name: "About", title: "Who we are" },
        ...["Services", "Blog", "Contact", "Press kit"].map((name) => ({ name })),
      ],
    },
  ],
  ["Pages: Contact moved to place 2 of 6", tree("Home", "Contact", "About", "Services", "Blog", "Press kit")],
];

const before = buildSpec(base, context);

it.each(changes)("C-25.6 a change of one field is one sentence: %s", (sentence, changed) => {
  const after = onboardingSchema.parse({ ...base, ...changed });
  const order = diffSpecs(before, buildSpec(after, context));
  expect(order.map((change) => change.sentence)).toEqual([sentence]);
});

it("a country that the answers point to is no change of the client's beside a specification that did not state it", () => {
  const { formData } = base;
  const answers = { ...formData, contact: { ...formData.contact, country: "", phone: "+353 85 555 0142" } };
  const now = buildSpec(onboardingSchema.parse({ ...base, formData: answers }), context);
  expect(now.businessInfo.country).toMatch(/^.+, read from the answers$/);
  const earlier = { ...now, businessInfo: { ...now.businessInfo, country: "Not specified" } };
  expect(diffSpecs(earlier, now).map(({ sentence }) => sentence)).toEqual([
    "Guidance: business info updated",
  ]);
});
