import { describe, expect, it } from "vitest";
import { preferredWay } from "../../../deck/preferred-way.ts";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

const spec = (description: string, pages = ["Home", "Contact"], phone = "087 555 0146") =>
  specOf(
    onboardingSchema.parse({
      formData: { businessName: "Ada", description, pages, contact: { phone, country: "IE" } },
    }),
  );

describe("preferredWay", () => {
  it.each([
    ["Text is better than ringing.", "text"],
    ["I mend clocks. Text me, I don't pick up.", "text"],
    ["Booking is by email or text; do not tell people to ring, I cannot hear the phone.", "text"],
    ["Do not tell people to ring.", "few-calls"],
    ["I cannot hear the phone.", "few-calls"],
    ["I need less phone calls while I'm in the pool!!", "few-calls"],
    ["Email please, don't ring.", "few-calls"],
    ["When I tune I can not go to the telephone.", "few-calls"],
    ["No felling so please dont ring for that.", "call"],
    ["Don't ring after eight.", "call"],
    ["We don't pick up furniture.", "call"],
    ["No call-out charge.", "call"],
    ["Call us any time.", "call"],
    ["Text me the photos of the damage.", "call"],
    ["Ring me, don't email, I won't see it.", "calls-first"],
    ["Please do not e-mail us.", "calls-first"],
    ["No emails please, just call.", "calls-first"],
    ["Call or text me, not email.", "calls-first"],
    ["I never check my emails.", "calls-first"],
    ["Calling is the quickest.", "calls-first"],
    ["The best way to get hold of me is to ring.", "calls-first"],
    ["Bookings by phone only.", "calls-first"],
    ["I'd rather people rang.", "calls-first"],
    ["I want people to just call us.", "calls-first"],
    ["The main thing is that they ring.", "calls-first"],
    ["It should get the phone ringing.", "calls-first"],
    ["Termine nur telefonisch.", "calls-first"],
    ["Phone number big at the top.", "calls-first"],
    ["My number has to be easy to find.", "calls-first"],
    ["Don't hide the phone number, it should be big.", "calls-first"],
    ["A big phone number please.", "calls-first"],
    ["One tap to call.", "calls-first"],
    ["Best to ring first as we are often out on site.", "call"],
    ["Customers must call before they come.", "call"],
    ["We don't email our customers.", "call"],
    ["Please don't email us photos.", "call"],
    ["Don't email, use the form.", "call"],
    ["I don't check emails at weekends.", "call"],
    ["We don't do email marketing.", "call"],
    ["A number of big jobs every year.", "call"],
    ["Our number one dish is a big pie.", "call"],
    ["I don't want the phone number big.", "call"],
    ["On the website a button to ring me.", "calls-first"],
    ["Every flat has a call button for the nurse.", "call"],
    ["Call or text me.", "call"],
  ])("'%s' means %s", (description, way) => {
    expect(preferredWay(spec(description))).toBe(way);
  });

  it.each([
    ["A button they can push to call.", "calls-first"],
    ["We need a call button on every page.", "calls-first"],
    ["Put a button for ringing us at the top.", "calls-first"],
    ["No call button please.", "call"],
    ["A button that goes to the shop.", "call"],
  ])("of the site '%s' means %s", (contentNotes, way) => {
    const form = { businessName: "Ada", contentNotes, pages: ["Home"], contact: { phone: "087 555 0146" } };
    expect(preferredWay(specOf(onboardingSchema.parse({ formData: form })))).toBe(way);
  });

  it("what only the agency reads of calls and e-mails is about the agency", () => {
    const form = {
      businessName: "Ada",
      onlyForUs: "Ring me, don't email.",
      contact: { phone: "087 555 0146" },
    };
    expect(preferredWay(specOf(onboardingSchema.parse({ formData: form })))).toBe("call");
  });

  const home = (...args: Parameters<typeof spec>): string =>
    renderStarterSite(spec(...args))["index.html"] ?? "";
  const button = (page: string): string => /<p class="actions">[\s\S]*?<\/p>/.exec(page)?.[0] ?? "";

  it.each(["Casual", "Professional", "Technical"])(
    "asks nobody to ring where the client wants a text, in the %s voice",
    (contentStyle) => {
      const formData = {
        businessName: "Ada",
        contentStyle,
        description: "I teach lipreading. Text is better than ringing.",
        pages: ["Home", "Contact", "FAQ"],
        contact: { phone: "07700 900318", email: "ada@lips.example", country: "GB" },
      };
      const files = renderStarterSite(specOf(onboardingSchema.parse({ formData })));
      for (const path of ["index.html", "contact/index.html", "faq/index.html"]) {
        const body = /<body[\s\S]*/.exec(files[path] ?? "")?.[0] ?? "";
        expect(body).not.toMatch(
          /href="tel:|(?<!\p{L})(?:ring|call|by telephone)(?= (?:or|me|us|\d)| and)/iu,
        );
        expect(body).toContain('href="sms:+447700900318"');
      }
    },
  );

  it("offers a text where the client wants one", () => {
    expect(button(home("I mend clocks. Text is better than ringing.", ["Home"]))).toContain(
      '<a class="more" href="sms:+353875550146">Text 087 555 0146</a>',
    );
  });

  it("leads to the form alone where the client wants fewer calls", () => {
    const page = button(home("I mend clocks. I need fewer calls."));
    expect(page).toContain("contact/index.html");
    expect(page).not.toContain("tel:");
    expect(button(home("I mend clocks. I need fewer calls.", ["Home"]))).toContain("tel:+353875550146");
  });

  it.each([
    ["Casual", "Ring 087 555 0146", "Give me a ring", "Or drop me a line"],
    ["Professional", "Call 087 555 0146", "Call me", "Or write to me"],
    ["Technical", "Tel. 087 555 0146", "Telephone", "Enquiry form"],
  ])("calls first, the form second, in the %s voice", (contentStyle, label, ways, write) => {
    const formData = {
      businessName: "Ada",
      niche: "Plumber",
      contentStyle,
      description: "I fit boilers. I mend leaks. Ring me, don't email, I won't see it.",
      goals: ["Generate Leads"],
      pages: ["Home", "Services", "Contact"],
      contact: { phone: "087 555 0146", email: "ada@pipes.example", country: "IE" },
    };
    const files = renderStarterSite(specOf(onboardingSchema.parse({ formData })));
    for (const path of ["index.html", "services/index.html"]) {
      const [first, second] = [
        ...button(files[path] ?? "").matchAll(/<a class="(\w+)" href="([^"]*)"[^>]*>([^<]*)/g),
      ];
      expect(first?.slice(1)).toEqual(["button", "tel:+353875550146", label]);
      expect(second?.slice(1, 3)).toEqual(["more", expect.stringContaining("contact/index.html")]);
    }
    const contact = /<main[\s\S]*<\/main>/.exec(files["contact/index.html"] ?? "")?.[0] ?? "";
    expect([...contact.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([ways, write]);
    expect(contact.indexOf('href="tel:')).toBeLessThan(contact.indexOf("<form"));
    expect(contact).not.toMatch(/(?:call|ring) or (?:write|e-?mail)|use the form/iu);
    expect(contact).toMatch(/type="tel"[^>]* required/u);
  });

  it("calls cannot come first where no number is known", () => {
    expect(preferredWay(spec("Ring me, don't email.", ["Home", "Contact"], ""))).toBe("call");
  });

  it("has the heading of the contact over calls and form on a home page that has both", () => {
    const formData = {
      businessName: "Ada",
      description: "I fit boilers. Phone number big at the top.",
      goals: ["Generate Leads"],
      pages: ["Home"],
      contact: { phone: "087 555 0146", country: "IE" },
    };
    const page = renderStarterSite(specOf(onboardingSchema.parse({ formData })))["index.html"] ?? "";
    expect(page).toMatch(/<h2 id="contact-title">Contact</u);
  });

  it("prints a number as typed and dials it with its country code", () => {
    expect(button(home("I mend clocks."))).toMatch(/href="tel:\+353875550146">[^<]*087 555 0146</);
  });
});

describe("messages that the client wants most", () => {
  it.each([
    ["Best to text or whatsapp a photo of the lock to 087 555 0146.", "text"],
    ["Easiest to whatsapp me.", "chat"],
    ["WhatsApp is quickest.", "chat"],
    ["Bookings by phone please.", "calls-first"],
    ["Orders by phone please, we gave up on the web shop.", "calls-first"],
    ["Best to text or ring me.", "call"],
    ["We text the best photos to customers.", "call"],
    ["Bookings by phone and online.", "call"],
  ])("C-36.703 '%s' means %s", (description, way) => {
    expect(preferredWay(spec(`I mend locks. ${description}`))).toBe(way);
  });

  const pages = (description: string) => {
    const formData = {
      businessName: "Ada",
      description: `I mend locks. ${description}`,
      goals: ["Generate Leads"],
      pages: ["Home", "Contact"],
      contact: { phone: "087 555 0146", country: "IE" },
    };
    const files = renderStarterSite(specOf(onboardingSchema.parse({ formData })));
    return { home: files["index.html"] ?? "", contact: files["contact/index.html"] ?? "" };
  };

  it("C-36.723 lead to a chat or a text before the form, with the chat beside the number", () => {
    const chat = pages("Easiest to whatsapp me.");
    expect(chat.home).toContain(
      '<a class="button" href="https://wa.me/353875550146">WhatsApp 087 555 0146</a>',
    );
    expect(chat.contact).toContain('href="https://wa.me/353875550146">WhatsApp</a>');
    expect(chat.contact).not.toMatch(/give me a ring|call me/iu);
    const text = pages("Best to text or whatsapp a photo.");
    expect(text.home).toContain('<a class="button" href="sms:+353875550146">');
    expect(text.contact).toMatch(/text me, or use the form/u);
    expect(text.contact).toContain('href="https://wa.me/353875550146">WhatsApp</a>');
    expect(pages("Ring or whatsapp me.").contact).not.toContain("wa.me");
  });

  it("C-36.724 the page of the contact asks for no call where none is answered", () => {
    expect(pages("I can't answer when I'm on a roof.").contact).not.toMatch(/(?:give me a ring|call me)/iu);
  });
});
