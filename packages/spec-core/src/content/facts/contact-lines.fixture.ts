/**
 * Lines as owners type them in many countries, with what they hold for visitors: a phone number in E.164, the rest as it
 * is written. Numbers, names and registrations are invented.
 */
export const contactLines: readonly (readonly [text: string, facts: readonly string[]])[] = [
  ["ring Shaz on (02) 5550 0123 or 0491-570-158", ["phone: +61255500123", "phone: +61491570158"]],
  ["portable 07 55 55 01 23, fixe 05 61 55 01 23", ["phone: +33755550123", "phone: +33561550123"]],
  ["Telf. (+351) 21 555 01 23 / Tlm 96 555 01 23", ["phone: +351215550123", "phone: +351965550123"]],
  [
    "Write us on whatsapp 349 555 0123, the fixed is 0577 555 012.",
    ["phone: +393495550123", "phone: +390577555012"],
  ],
  [
    "Me mobile's 083 123 4567, ask for Seánie. CRO 512345. VAT IE1234567FA.",
    ["phone: +353831234567", "registration: 512345", "registration: IE1234567FA"],
  ],
  [
    "Tel. 089/4567 00-12, Fax -13. USt-IdNr. DE123456789. Jutta Brandl (Inhaberin)",
    ["phone: +498945670012", "registration: DE123456789"],
  ],
  [
    "call 1300 975 707 or +61 2 5550 4321. PO Box 77, Orange NSW 2800. ACN 005 749 986",
    [
      "phone: +611300975707",
      "phone: +61255504321",
      "address: PO Box 77, Orange NSW 2800",
      "registration: 005 749 986",
    ],
  ],
  [
    "Hemi Walker, builder, LBP BP123456. 027 555 0102. Serving the Waikato since 2006.",
    ["registration: BP123456", "phone: +64275550102"],
  ],
  [
    "Mobil 070-123 45 67. Box 12, 123 45 Farsta. Lars Nilsson, ägare. bankgiro 123-4567",
    ["phone: +46701234567", "address: Box 12, 123 45 Farsta"],
  ],
  [
    "my cell is 303-555-0177 or toll free 1-800-555-0199 x12. EIN 12-3456789 (dont print).",
    ["phone: +13035550177", "phone: +18005550199"],
  ],
  [
    "Mannerheimintie 10 A 3, 00100 Helsinki. puh. 040 123 4567. Y-tunnus 1234567-8. ma–pe 10–18",
    [
      "address: Mannerheimintie 10 A 3, 00100 Helsinki",
      "phone: +358401234567",
      "registration: 1234567-8",
      "hours: ma–pe 10–18",
    ],
  ],
  [
    "text me on 07700-900-456 not before ten as I'm usually driving. email is bev@bevsbakes.example",
    ["phone: +447700900456", "email: bev@bevsbakes.example"],
  ],
  [
    "Since 24 hours our site is down!! Please help. Shop phone (770) 555-0139. M-F 9-5 Sat by appt.",
    ["phone: +17705550139", "hours: M-F 9-5 Sat by appt"],
  ],
  [
    "Kirchengasse 5/2/11, 1070 Wien. 01 / 555 01 23-0. Mo–Do 9–12 u. 13–17, Fr 9–13. UID ATU12345678",
    [
      "address: Kirchengasse 5/2/11, 1070 Wien",
      "phone: +43155501230",
      "hours: Mo–Do 9–12 u. 13–17, Fr 9–13",
      "registration: ATU12345678",
    ],
  ],
  [
    "CVR 12345678. Vestergade 12, st. tv., 8000 Aarhus C. Tlf. 20 12 34 56. Man–tors 9–17, fre 9–15.",
    [
      "registration: 12345678",
      "address: Vestergade 12, st. tv., 8000 Aarhus C",
      "phone: +4520123456",
      "hours: Man–tors 9–17, fre 9–15",
    ],
  ],
  [
    "Shop 4/112 Sydney Rd, Brunswick VIC 3056. ph 03 5550 1234, mob 0491 570 156. ABN 51 824 753 556.",
    [
      "address: Shop 4/112 Sydney Rd, Brunswick VIC 3056",
      "phone: +61355501234",
      "phone: +61491570156",
      "registration: 51 824 753 556",
    ],
  ],
  [
    "Physio registered with CORU (PT012345). Aoife Ní Bhriain, chartered physiotherapist. (091) 555 012",
    ["registration: PT012345", "phone: +35391555012"],
  ],
  [
    "Prinsengracht 263-H, 1016 GV Amsterdam. 020 - 555 01 23. KvK 12345678. wo t/m zo van 10 tot 17 uur",
    [
      "address: Prinsengracht 263-H, 1016 GV Amsterdam",
      "phone: +31205550123",
      "registration: 12345678",
      "hours: wo t/m zo van 10 tot 17 uur",
    ],
  ],
  [
    "Mag. Eva Steiner, Steuerberaterin. FN 123456a. +43 (0)662 555 012, Getreidegasse 9, A-5020 Salzburg",
    ["registration: 123456a", "phone: +43662555012", "address: Getreidegasse 9, A-5020 Salzburg"],
  ],
  [
    "Licensed, bonded & insured. CCB# 198765. We serve the Portland metro area. Text pics to 503 555 0121",
    ["registration: 198765", "phone: +15035550121"],
  ],
  [
    "Call or text (512) 555-0143. We're at 2201 S Lamar Blvd Ste 4, Austin, TX 78704-1234. Tacos $3.75 each.",
    ["phone: +15125550143", "address: 2201 S Lamar Blvd Ste 4, Austin, TX 78704-1234"],
  ],
  [
    "Storage units: 5x10 $55/mo, 10x20 $120/mo. gate access 6am-10pm every day. 9900 Hwy 64 E, Cookeville, TN",
    ["hours: 6am-10pm every day", "address: 9900 Hwy 64 E, Cookeville, TN"],
  ],
  [
    "Dave Pritchard, owner and head mechanic. MOTs from £45. Mon-Fri 8-5.30, Sat 8-12. VAT no. GB 123 4567 89.",
    ["hours: Mon-Fri 8-5.30, Sat 8-12", "registration: GB 123 4567 89"],
  ],
  [
    "23 Cuba Street, Te Aro, Wellington 6011. Tue–Fri 9am–5.30pm, Sat 10–3. Ph 04 555 0123, NZBN 9429031234567",
    [
      "address: 23 Cuba Street, Te Aro, Wellington 6011",
      "hours: Tue–Fri 9am–5.30pm, Sat 10–3",
      "phone: +6445550123",
      "registration: 9429031234567",
    ],
  ],
  [
    "Bahnhofstrasse 21, 8001 Zürich. Tel. 044 555 01 23. Haarschnitt CHF 75.-. Di-Fr 9.00-18.30, Sa 8.00-16.00",
    [
      "address: Bahnhofstrasse 21, 8001 Zürich",
      "phone: +41445550123",
      "hours: Di-Fr 9.00-18.30, Sa 8.00-16.00",
    ],
  ],
  [
    "Rua das Flores, 45, 3.º Esq., 4050-262 Porto. Telemóvel 912 345 678. NIF 501234567. 2ª a 6ª das 9h às 18h",
    [
      "address: Rua das Flores, 45, 3.º Esq., 4050-262 Porto",
      "phone: +351912345678",
      "registration: 501234567",
      "hours: 2ª a 6ª das 9h às 18h",
    ],
  ],
  [
    "Flat white 3.20, latte 3.40, brownie 2.80 (all pounds). Arch 42, Maltby Street, London SE1 3PA. Sat–Sun 9–4",
    ["address: Arch 42, Maltby Street, London SE1 3PA", "hours: Sat–Sun 9–4"],
  ],
  [
    "Est. 1994. Ray Delgado, master plumber, TX license M-38221. Service call $89, after hours $149. 512.555.0188",
    ["registration: M-38221", "phone: +15125550188"],
  ],
  [
    "10 to 6 Tuesday through Saturday. 1475 County Road 12, Faribault, MN 55021. Like us on Facebook @prairiepetals",
    ["hours: 10 to 6 Tuesday through Saturday", "address: 1475 County Road 12, Faribault, MN 55021"],
  ],
  [
    "HRB 12345 Amtsgericht Köln, Geschäftsführer Thomas Weber. Im Gewerbepark 4, D-50999 Köln. Stundensatz 68 Euro.",
    ["registration: 12345", "address: Im Gewerbepark 4, D-50999 Köln"],
  ],
  [
    "WhatsApp +44 7700 900789 works best: +44 7700 900789. Lessons £38 an hour, block of 10 £360. ADI number 345678.",
    ["phone: +447700900789", "registration: 345678"],
  ],
  [
    "ul. Floriańska 15/3, 31-019 Kraków. tel. 12 345 67 89, kom. 601 234 567. NIP 123-456-78-90. pon.–pt. 8:00–16:00",
    [
      "address: ul. Floriańska 15/3, 31-019 Kraków",
      "phone: +48123456789",
      "phone: +48601234567",
      "registration: 123-456-78-90",
      "hours: pon.–pt. 8:00–16:00",
    ],
  ],
  [
    "Storgatan 14, 352 30 Växjö. Tel 0470-555 01. Vardagar 10–18, lördag 10–15. Org.nr 556123-4567. Klippning 450 kr",
    [
      "address: Storgatan 14, 352 30 Växjö",
      "phone: +4647055501",
      "hours: Vardagar 10–18, lördag 10–15",
      "registration: 556123-4567",
    ],
  ],
  [
    "We're in Unit 3, Ballymount Cross Business Park, Dublin 24, D24 X8Y7. Phone +353 (0)1 555 0101. Mon–Fri 8am–5pm.",
    [
      "address: Unit 3, Ballymount Cross Business Park, Dublin 24, D24 X8Y7",
      "phone: +35315550101",
      "hours: Mon–Fri 8am–5pm",
    ],
  ],
  [
    "La boutique est ouverte lun. – sam. 10:00 – 19:00. 01.02.2024 we opened. 01 55 55 01 23. RCS Paris B 123 456 789",
    ["hours: lun. – sam. 10:00 – 19:00", "phone: +33155550123", "registration: B 123 456 789"],
  ],
  [
    "Half seven till four, that's us: half seven till four, Monday to Saturday. Breakfast £6.95. tel no 0151 496 0345",
    ["hours: half seven till four, Monday to Saturday", "phone: +441514960345"],
  ],
  [
    "Farm stand open Sat & Sun 8am-2pm June–Oct, RR 2 Box 45, Lowville NY 13367. Eggs $5/doz. We raise about 300 hens.",
    ["hours: Sat & Sun 8am-2pm June–Oct", "address: RR 2 Box 45, Lowville NY 13367"],
  ],
  [
    "Toronto: 1288 Queen St W, Unit 2, Toronto ON M6K 1L4. 416-555-0198. GST/HST 81234 5678 RT0001. Haircuts from $40.",
    [
      "address: 1288 Queen St W, Unit 2, Toronto ON M6K 1L4",
      "phone: +14165550198",
      "registration: 81234 5678 RT0001",
    ],
  ],
  [
    "Dr Mei Chen, AHPRA PHY0001234567. Level 2, we're at Level 2, 45 Macquarie Street, Hobart TAS 7000. (03) 7010 1234",
    [
      "registration: PHY0001234567",
      "address: Level 2, 45 Macquarie Street, Hobart TAS 7000",
      "phone: +61370101234",
    ],
  ],
  [
    "Wir sind in der Hauptstraße 12a, 79098 Freiburg. Telefon 0761/4567 00-12. Mo. bis Fr. von 8 bis 12 und 14–18 Uhr.",
    [
      "address: Hauptstraße 12a, 79098 Freiburg",
      "phone: +4976145670012",
      "hours: Mo. bis Fr. von 8 bis 12 und 14–18 Uhr",
    ],
  ],
  [
    "smoko van at the cnr of Smith St and Gertrude St, Fitzroy. 6am–1pm weekdays. flat white $4.80, egg & bacon roll $9",
    ["address: cnr of Smith St and Gertrude St, Fitzroy", "hours: 6am–1pm weekdays"],
  ],
  [
    "Piano lessons at my home in 88 Maple Dr, Apt 2, Ithaca, NY 14850, thirty dollars half hour. Afternoons 3-7 weekdays",
    ["address: 88 Maple Dr, Apt 2, Ithaca, NY 14850", "hours: Afternoons 3-7 weekdays"],
  ],
  [
    "Avda. de la Constitución 5, bajo, 41001 Sevilla. 954 55 01 23. Menú del día 13,50 €. Cerrado domingos noche y lunes",
    [
      "address: Avda. de la Constitución 5, bajo, 41001 Sevilla",
      "phone: +34954550123",
      "hours: Cerrado domingos noche y lunes",
    ],
  ],
  [
    "bel 0031 6 1234 5678. kapper dinsdag, woensdag, vrijdag 9 - 18, donderdag 9 - 21 uur, zaterdag 8 - 16. knippen 27,50",
    [
      "phone: +31612345678",
      "hours: dinsdag, woensdag, vrijdag 9 - 18, donderdag 9 - 21 uur, zaterdag 8 - 16",
    ],
  ],
  [
    "Lic 123456C. Bazza's plumbing, call 0491 570 157 anytime. Hot water from $990 installed, GST incl. Mon-Sat 6.30am-4pm",
    ["registration: 123456C", "phone: +61491570157", "hours: Mon-Sat 6.30am-4pm"],
  ],
  [
    "VAT registration 123 4567 89, FCA ref 765432. We're an appointed representative. Phone lines 9 to 5 Monday to Friday.",
    ["registration: 123 4567 89", "registration: 765432", "hours: 9 to 5 Monday to Friday"],
  ],
  [
    "C/ Mayor, 12, 2º B, 28013 Madrid. Móvil 612 345 678. L-V de 10:00 a 14:00 y de 17:00 a 20:30, sáb 10-14. NIF B12345678",
    [
      "address: C/ Mayor, 12, 2º B, 28013 Madrid",
      "phone: +34612345678",
      "hours: L-V de 10:00 a 14:00 y de 17:00 a 20:30, sáb 10-14",
      "registration: B12345678",
    ],
  ],
  [
    "Casa rural, Camino de la Ermita s/n, 22340 Boltaña (Huesca). Licencia CR-HU-1234. Noche 85 euros. whatsapp 622 33 44 55",
    [
      "address: Camino de la Ermita s/n, 22340 Boltaña (Huesca)",
      "registration: CR-HU-1234",
      "phone: +34622334455",
    ],
  ],
  [
    "RPR Antwerpen, ondernemingsnummer 0456.789.123. Wouter Peeters, zaakvoerder. +32 (0)3 555 01 23. Meir 12, 2000 Antwerpen",
    ["registration: 0456.789.123", "phone: +3235550123", "address: Meir 12, 2000 Antwerpen"],
  ],
  [
    "The building is from 1720, grade II listed. We opened in 2011. 12 rooms. Check in from 3pm, out by 11. Tel: 01539 960 321",
    ["hours: from 3pm, out by 11", "phone: +441539960321"],
  ],
  [
    "Cabinet de Claire Rochat, naturopathe, rue de Lausanne 48, 1700 Fribourg. +41 26 555 01 23. 60 min 110 francs. RCC K123456",
    ["address: rue de Lausanne 48, 1700 Fribourg", "phone: +41265550123", "registration: K123456"],
  ],
  [
    "Clínica dental Dra. Carmen Ruiz, nº colegiado 28001234. +34 91 555 01 23. lunes a jueves de 9 a 20h, viernes hasta las 15h",
    [
      "registration: 28001234",
      "phone: +34915550123",
      "hours: lunes a jueves de 9 a 20h, viernes hasta las 15h",
    ],
  ],
  [
    "Registered charity number 1145678. Unit 5, we're in Unit 5 Riverside Business Park, Skipton, BD23 1QR next to the tile place.",
    ["registration: 1145678", "address: Unit 5 Riverside Business Park, Skipton, BD23 1QR"],
  ],
  [
    "Dr. Karen Whitfield, DDS, and Dr. Luis Ortega, orthodontist. Office: (216) 555-0110. M–Th 7:30–4, F 7:30–noon. NPI 1234567893",
    ["phone: +12165550110", "hours: M–Th 7:30–4, F 7:30–noon", "registration: 1234567893"],
  ],
  [
    "we moved in 2019 from 300 W 2nd to 718 N. Washington Ave., Roswell, NM 88201. Phone same as always, 575/555-0150. Since 1962.",
    ["address: 718 N. Washington Ave., Roswell, NM 88201", "phone: +15755550150"],
  ],
  [
    "Box 220, we are at Site 5, RR 1, Didsbury AB T0M 0W0. Wade Kowalchuk, farrier. Trim $55, shoes all round $190. (403) 555-0165",
    ["address: Site 5, RR 1, Didsbury AB T0M 0W0", "phone: +14035550165"],
  ],
  [
    "Our church: 12600 NE Bel-Red Rd, Bellevue WA 98005. Sunday service 9:15 & 11:00. Pastor Mark Ellison. 501(c)(3), EIN 91-1234567",
    [
      "address: 12600 NE Bel-Red Rd, Bellevue WA 98005",
      "hours: Sunday service 9:15 & 11:00",
      "registration: 91-1234567",
    ],
  ],
  [
    "Gas Safe 542189. Emergency callouts 24/7. Call 0113 496 0701 ext 2 for the office. Boiler service £85, landlord certificate £60.",
    ["registration: 542189", "hours: 24/7", "phone: +441134960701"],
  ],
  [
    "Mailing: PO Box 118, Bar Harbor, ME 04609. Boat leaves daily 9am, 1pm and 5:30pm May thru October. Adults $42, kids under 12 $28",
    ["address: PO Box 118, Bar Harbor, ME 04609", "hours: daily 9am, 1pm and 5:30pm May thru October"],
  ],
  [
    "We're at 14b High Street, Otley LS21 3AB, above the chemist. Open half eight till five Monday to Friday, Saturdays nine till one.",
    [
      "address: 14b High Street, Otley LS21 3AB",
      "hours: half eight till five Monday to Friday, Saturdays nine till one",
    ],
  ],
  [
    "Mobile hairdresser covering Leeds and Bradford. Ring 07700 900 123 or the shop 01632 960 222. I've been cutting hair for 17 years.",
    ["phone: +447700900123", "phone: +441632960222"],
  ],
  [
    "Bar #24056789. Free 30 minute consult. linkedin.com/in/maya-r-stone. One Main Plaza, 4435 Main Street, Suite 910, Kansas City, MO 64111",
    ["registration: 24056789", "address: One Main Plaza, 4435 Main Street, Suite 910, Kansas City, MO 64111"],
  ],
];
