import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";

// Numbers of the ranges that regulators keep for fiction where there are any: Ofcom (UK), NANPA 555-01xx, ACMA (AU).
it.each([
  ["Ring 01535 960123 or Dave's mobile 07700 900123, Keighley BD21 4AB", "+441535960123 +447700900123"],
  ["Tel:01632 960123,07700 900456 or 07700 900457", "+441632960123 +447700900456 +447700900457"],
  ["call 01632 960770 or 960771 (Devon, England)", "+441632960770 +441632960771"],
  ["O161 496 0123 Manchester", "+441614960123"],
  ["UK number oh one six three two nine six oh one double two, Leeds", "+441632960122"],
  ["Main Street, Dingle, Co. Kerry, V92 X2T3. 066 915 0123 or 087 123 4567", "+353669150123 +353871234567"],
  ["(028) 9018 0123, 12 Donegall Square West, Belfast BT1 5GS", "+442890180123"],
  ["Ph 03 9555 0123, mob 0491 570 156, Carlton VIC 3053", "+61395550123 +61491570156"],
  ["Napier 4110, New Zealand. 06 835 0123 / 027 555 0123", "+6468350123 +64275550123"],
  ["Musterstraße 12, 80331 München, Tel. 089/1234567, Fax 089/1234568", "+49891234567"],
  ["T +49.40.12 34 56-0 F +49.40.12 34 56-99 Hamburg", "+49401234560"],
  ["0512 58 12 34 oder +43 (0)650 123 45 67, 6020 Innsbruck, Österreich", "+43512581234 +436501234567"],
  ["Bahnhofstrasse 25, CH-8001 Zürich, 044 211 12 34", "+41442111234"],
  ["Tél : 04 72 00 00 12 ; portable 0612345678, 69003 Lyon", "+33472000012 +33612345678"],
  ["Tlf. 91 123 45 67, whatsapp 6 0 0 1 2 3 4 5 6, 28013 Madrid", "+34911234567 +34600123456"],
  ["tel. 055 123 4567, cell. 333 1234567, 50123 Firenze", "+390551234567 +393331234567"],
  ["020-1234567, mobiel 06-12 34 56 78, Amsterdam, Nederland", "+31201234567 +31612345678"],
  ["Tel. 21 123 45 67, telemóvel 912 345 678, 1100-053 Lisboa", "+351211234567 +351912345678"],
  ["tel. 42 123 45 67, kom. 601 234 567, 90-001 Łódź", "+48421234567 +48601234567"],
  ["Ann Arbor, MI 48104 • (734) 555-0123 • fax (734) 555-0124", "+17345550123"],
  ["Call seven seven three, five five five, oh one four two", "+17735550142"],
  ["office in Alicante, Spain +34 966 46 81 02, UK line 020 7946 0738", "+34966468102 +442079460738"],
])("C-30.1 the phone numbers in '%s' are %s", (text, numbers) => {
  expect(factsOf("phone", text).map(({ value }) => value)).toEqual(numbers.split(" "));
});

it.each([
  "Order no. 4471-2290 is still open, invoice 20230917 too",
  "IBAN DE89 3704 0044 0532 0130 00",
  "case 14 O 233/21 at the Landgericht",
  "1998-2003, 12.03.2025, 2023/24",
  "Mon-Fri 9-12 / 13.30-18, Sat 0900-1300",
  "Sizes 36-42, 18-35 year olds, served 12,500 customers",
  "SIRET 123 456 789 00012, Lyon",
  "VAT no. 123 4567 89, company number 09876543, London",
  "€ 1.350 - 1.700, £2,500, 10 000 km",
  "PO12 3AB, LS21 3AA, 80331",
])("C-30.2 '%s' has no phone number", (text) => {
  expect(factsOf("phone", text)).toEqual([]);
});

it.each([
  ["We speak English and a bit of German. Tél. 04 78 89 12 34.", "FR", "+33478891234"],
  ["Fluent Spanish, phone 01904 960123.", "GB", "+441904960123"],
  ["English spoken: 04 72 00 00 12.", "FR", "+33472000012"],
  ["French cooking, 030 12 34 56 78.", "DE", "+493012345678"],
  ["We do yoga in German, tel. 020 7946 0738.", "GB", "+442079460738"],
  ["UK line 020 7946 0738.", "DE", "+442079460738"],
  ["British mobile 07700 900123.", "DE", "+447700900123"],
  ["English number 020 7946 0738.", "FR", "+442079460738"],
  ["In Ireland 087 123 4567.", "GB", "+353871234567"],
])(
  "C-30.124 in '%s' of a business in %s a language does not change the country of the number %s",
  (text, country, number) => {
    expect(factsOf("phone", text, country).map(({ value }) => value)).toEqual([number]);
  },
);

it("C-30.3 a number of unknown country is kept as written, with its label", () => {
  expect(factsOf("phone", "mobile 01632 000 1234")[0]).toMatchObject({
    value: "01632 000 1234",
    about: "mobile",
  });
  expect(factsOf("phone", "WhatsApp +353 87 555 0156")[0]).toMatchObject({
    value: "+353875550156",
    about: "WhatsApp",
  });
  expect(factsOf("phone", "ring 01632 960123", "GB")[0]).toMatchObject({
    text: "01632 960123",
    value: "+441632960123",
  });
});

it.each([
  ["Phone 0113 496 0555, mobile 07700 900555, mobile is better.", ["07700 900555", "0113 496 0555"]],
  ["Phone 0113 496 0555, mobile 07700 900555.", ["0113 496 0555", "07700 900555"]],
  ["Phone 0113 496 0555, best on WhatsApp.", ["0113 496 0555"]],
])("C-30.81 of the numbers in '%s' the one to be called comes first: %j", (text, numbers) => {
  expect(factsOf("phone", text, "GB").map((fact) => fact.text)).toEqual(numbers);
});

it.each([
  ["Free estimates, send photos on whatsapp 07700 900418.", "WhatsApp"],
  ["WhatsApp me on 07700 900418 for a quote.", "WhatsApp"],
  ["07700 900418 (WhatsApp only)", "WhatsApp"],
  ["Ring or WhatsApp 07700 900418.", "phone and WhatsApp"],
  ["Call, text or WhatsApp 07700 900418.", "phone and WhatsApp"],
  ["phone/whatsapp 07700 900418", "phone and WhatsApp"],
  ["WhatsApp or call 07700 900418", "phone and WhatsApp"],
  ["07700 900418 (also WhatsApp)", "phone and WhatsApp"],
  ["Tel 0113 496 0273, WhatsApp 07700 900418", "WhatsApp"],
])("'%s' has a number for %s", (text, about) => {
  expect(factsOf("phone", text, "GB").at(-1)?.about).toBe(about);
});
