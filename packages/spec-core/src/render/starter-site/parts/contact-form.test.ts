import { describe, expect, it } from "vitest";
import { asksForForm } from "../../../sitemap/form-page.ts";
import { fullForm } from "../../../spec/forms.fixture.ts";
import { attribute, elementsOf, textOf } from "../parsed-page.fixture.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

type Element = ReturnType<typeof elementsOf>[number];

const offers = ["River room", "Attic"].map((name) => ({ name, what: "", price: "£72" }));

const contactPage = (niche: string, goals: string[]): string => {
  const formData = { ...fullForm.formData, pages: ["Home", "Contact"], niche, goals, offers };
  return renderStarterSite(specOf({ ...fullForm, formData }))["contact/index.html"] ?? "";
};

/** The names of the form's fields in their order, and which of them have a row of their own. */
function fieldsOf(niche: string, goals: string[]): string[] {
  return elementsOf(contactPage(niche, goals)).flatMap((element) => {
    if (!/^(?:input|select|textarea)$/.test(element.tagName)) return [];
    const look = attribute(element.parentNode as Element, "class")?.split(" ") ?? [];
    const name = attribute(element, "name") ?? "";
    return look.includes("field") ? [look.includes("field-wide") ? `${name} alone` : name] : [];
  });
}

it.each([
  [
    "Guest house",
    ["Book Appointments"],
    ["name", "email", "phone", "guests", "arrival", "departure", "about alone", "message alone"],
  ],
  [
    "Farm stay with half board",
    ["Book Appointments"],
    ["name", "email", "phone", "guests", "arrival", "departure", "about alone", "message alone"],
  ],
  [
    "Restaurant",
    ["Book Appointments"],
    ["name", "email", "phone", "date", "time", "guests", "message alone"],
  ],
  ["Dentist", ["Book Appointments"], ["name", "email", "phone", "date", "about alone", "message alone"]],
  [
    "Pilates teacher",
    ["Book Appointments"],
    ["name", "email", "phone", "class", "about alone", "message alone"],
  ],
  ["Plumber", ["Generate Leads"], ["name", "email", "phone", "place", "message alone"]],
  ["Shoe shop", ["Generate Leads"], ["name", "email", "phone alone", "message alone"]],
])(
  "C-36.260 the form of a %s has two fields a row, both days of a stay in one, and none beside a gap",
  (niche, goals, expected) => {
    expect(fieldsOf(niche, goals)).toEqual(expected);
  },
);

it.each(["Guest house", "Restaurant", "Dentist"])(
  "the form of a %s marks each field that may stay empty, and no other",
  (niche) => {
    const elements = elementsOf(contactPage(niche, ["Book Appointments"]));
    const required = new Set(
      elements.flatMap((element) =>
        attribute(element, "required") === undefined ? [] : (attribute(element, "id") ?? []),
      ),
    );
    const labels = elements.filter(
      (element) =>
        element.tagName === "label" && attribute(element.parentNode as Element, "class") !== "trap",
    );
    expect(labels.length).toBeGreaterThan(4);
    for (const label of labels)
      expect(textOf(label).endsWith("(optional)"), textOf(label)).toBe(
        !required.has(attribute(label, "for") ?? ""),
      );
  },
);

describe("the way to answer", () => {
  const { contact } = fullForm.formData;
  const both = { phone: "307-555-0148", email: "jo@kiln.example" };
  const bare = { ...contact, phone: "", email: "", address: "", openingHours: "" };

  it.each([
    [{ phone: "307-555-0148", email: "jo@kiln.example" }, "", ["email"]],
    [{ phone: "307-555-0148" }, "", ["phone"]],
    [{ email: "jo@kiln.example" }, "", ["email"]],
    [{}, "", ["email"]],
    [{}, "We mend tyres. Ring me on 307-555-0148.", ["phone"]],
    [{ phone: "307-555-0148" }, "Write to jo@kiln.example for a price.", ["email"]],
    [both, "They put in what is wrong and we ring them back.", ["phone"]],
    [both, "We confirm every booking by WhatsApp.", ["phone"]],
    [both, "I will text you to confirm the time.", ["phone"]],
    [both, "We confirm by e-mail within a day.", ["email"]],
    [both, "We never call people back.", ["email"]],
    [both, "Customers must ring to confirm.", ["email"]],
  ])("that a visitor of %j has to give is one that the business uses: %s %j", (given, description, ways) => {
    const formData = {
      ...fullForm.formData,
      pages: ["Home", "Contact"],
      description,
      contact: { ...bare, country: "US", ...given },
    };
    const page = renderStarterSite(specOf({ ...fullForm, formData }))["contact/index.html"] ?? "";
    const required = elementsOf(page).flatMap((element) =>
      element.tagName === "input" && attribute(element, "required") !== undefined
        ? [attribute(element, "name")]
        : [],
    );
    expect(required).toEqual(["name", ...ways]);
  });
});

it("C-36.261 nothing is chosen for who has not chosen: the first entry of a choice is no offer", () => {
  const options = elementsOf(contactPage("Guest house", ["Book Appointments"])).filter(
    ({ tagName }) => tagName === "option",
  );
  expect(options.map(textOf)).toEqual(["Please choose", "River room", "Attic", "Something else"]);
  expect(options.map((option) => attribute(option, "value"))).toEqual(["", undefined, undefined, undefined]);
});

it("guests of a farm ask for a stay in a room, not for its honey", () => {
  const formData = {
    ...fullForm.formData,
    pages: ["Home", "Contact"],
    niche: "Farm stay",
    goals: ["Book Appointments"],
    offers: [
      ...offers,
      { name: "Loft", what: "", price: "£60" },
      { name: "Honey", what: "900 g", price: "£9" },
    ],
  };
  const files = renderStarterSite(specOf({ ...fullForm, formData }));
  const page = files["contact/index.html"] ?? "";
  expect(page).toContain('data-toolname="request_stay"');
  expect(page).toContain("<option>Loft</option>");
  expect(page).not.toContain("<option>Honey</option>");
  expect(files["index.html"]).toContain("Book a room");
});

it.each([
  ["Breakdown report form", true],
  ["Report a fault", true],
  ["Request a quote", true],
  ["Enquiries", true],
  ["Annual report", false],
  ["Form and function", false],
  ["Newsletter sign-up", false],
  ["Honey", false],
])("the page '%s' has a form: %s", (name, hasForm) => {
  expect(asksForForm(name)).toBe(hasForm);
  const formData = { ...fullForm.formData, pages: ["Home", "Contact"], customPages: [name] };
  const page = Object.entries(renderStarterSite(specOf({ ...fullForm, formData, pageTree: [] }))).find(
    ([path, text]) => path.endsWith(".html") && path !== "404.html" && text.includes(`<h1>${name}</h1>`),
  )?.[1];
  expect(page?.includes('id="contact-form"')).toBe(hasForm);
});

it.each([
  [
    "Foot care nurse",
    "I treat feet at home.",
    "Casual",
    "Please keep your health out of this message; I’ll go over that in person.",
  ],
  [
    "Dentist",
    "We fill teeth.",
    "Professional",
    "Please send nothing about your health here; we will talk about that with you in person.",
  ],
  [
    "Dentist",
    "We fill teeth.",
    "Technical",
    "No details on health in this form; these are discussed in person.",
  ],
  ["Plumber", "We mend boilers.", "Casual", null],
])(
  "C-36.269 the message of a %s (%s, %s) is advised with '%s'",
  (niche, description, contentStyle, advice) => {
    const said = { businessName: "Lind", niche, description, contentStyle };
    const formData = { ...fullForm.formData, pages: ["Home", "Contact"], ...said };
    const elements = elementsOf(
      renderStarterSite(specOf({ ...fullForm, formData }))["contact/index.html"] ?? "",
    );
    const message = elements.find(({ tagName }) => tagName === "textarea");
    const described = message && attribute(message, "aria-describedby");
    const shown = elements.find(
      (element) => described !== undefined && attribute(element, "id") === described,
    );
    expect(shown ? textOf(shown) : null).toBe(advice);
  },
);

describe("the fields that the client's notes list", () => {
  const formWith = (contentNotes: string, answers: object = {}) => {
    const formData = {
      ...fullForm.formData,
      pages: ["Home", "Contact"],
      goals: [],
      contentNotes,
      ...answers,
    };
    const spec = specOf({ ...fullForm, formData });
    return { spec, html: renderStarterSite(spec)["contact/index.html"] ?? "" };
  };
  const textFields = (page: string): string[] =>
    elementsOf(page).flatMap((element) =>
      attribute(element, "maxlength") === "200" && attribute(element, "name") !== "name"
        ? [attribute(element, "name") ?? ""]
        : [],
    );
  const formIn = (page: string): string => /<form[\s\S]*<\/form>/.exec(page)?.[0] ?? "";

  it.each([
    [
      "Form: site, bridge make, capacity, last cert date.",
      ["site", "bridge-make", "capacity", "last-cert-date"],
    ],
    ["Quote form - boat make, length, what wrong, upload pics.", ["boat-make", "length"]],
    ["An appointment request form (name, phone, medical aid, website).", ["medical-aid", "website-2"]],
  ])("%s: each is a text that may stay empty, before the message", (notes, names) => {
    const { html } = formWith(notes);
    expect(textFields(html)).toEqual(names);
    expect(html).not.toMatch(/id="form-(?:site|boat-make|medical-aid)"[^>]* required/);
    expect(html.indexOf(`id="form-${names.at(-1)}"`)).toBeLessThan(html.indexOf('id="form-message"'));
  });

  it("a day that a form for bookings asks is not asked twice, and a private note adds none", () => {
    const notes = "Appointment form (name, preferred day, roof type, how it started).";
    expect(textFields(formWith(notes, { goals: ["Book Appointments"] }).html)).toEqual(["roof-type"]);
    expect(textFields(formWith("", { onlyForUs: "Form: site, make, year" }).html)).toEqual([]);
  });

  it("the page of a form has them too", () => {
    const { spec } = formWith("Quote form - boat make, length, year.", { customPages: ["Request a quote"] });
    const files = Object.entries(renderStarterSite(spec)).filter(([, page]) =>
      page.includes("<h1>Request a quote</h1>"),
    );
    expect(files.map(([, page]) => textFields(page))).toEqual([["boat-make", "length", "year"]]);
  });

  it.each([
    "",
    "No blog please.",
    "no form please",
    "The form of the vase: size and colour",
    "Form: simple, short",
  ])("notes without a list ('%s') leave the form as it is", (notes) => {
    const bare = formWith("Nothing further.").html;
    expect(formIn(formWith(notes).html)).toBe(formIn(bare));
    expect(textFields(bare)).toEqual([]);
  });

  it("markup in the notes is in no form", () => {
    const { html } = formWith('Form: size, <script>alert(1)</script>, "><img src=x onerror=alert(1)>, make');
    expect(textFields(html)).toEqual(["size", "make"]);
    expect(formIn(html)).not.toMatch(/<script|onerror|alert/);
  });
});
