/** A line as an owner types it, with the facts for visitors in it: phone numbers in E.164, the rest as written. */
export type ContactLine = readonly [text: string, facts: readonly string[]];

/** Lines from English-speaking countries. Numbers, names and registrations are invented. */
export const contactLines: readonly ContactLine[] = [
  ["ring Shaz on (02) 5550 0123 or 0491-570-158", ["phone: +61255500123", "phone: +61491570158"]],
  [
    "Me mobile's 083 123 4567, ask for Seánie. CRO 512345. VAT IE1234567FA.",
    ["phone: +353831234567", "registration: 512345", "registration: IE1234567FA"],
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
    "my cell is 303-555-0177 or toll free 1-800-555-0199 x12. EIN 12-3456789 (dont print).",
    ["phone: +13035550177", "phone: +18005550199"],
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
    "WhatsApp +44 7700 900789 works best: +44 7700 900789. Lessons £38 an hour, block of 10 £360. ADI number 345678.",
    ["phone: +447700900789", "registration: 345678"],
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
    "smoko van at the cnr of Smith St and Gertrude St, Fitzroy. 6am–1pm weekdays. flat white $4.80, egg & bacon roll $9",
    ["address: cnr of Smith St and Gertrude St, Fitzroy", "hours: 6am–1pm weekdays"],
  ],
  [
    "Piano lessons at my home in 88 Maple Dr, Apt 2, Ithaca, NY 14850, thirty dollars half hour. Afternoons 3-7 weekdays",
    ["address: 88 Maple Dr, Apt 2, Ithaca, NY 14850", "hours: Afternoons 3-7 weekdays"],
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
    "The building is from 1720, grade II listed. We opened in 2011. 12 rooms. Check in from 3pm, out by 11. Tel: 01539 960 321",
    ["hours: Check in from 3pm, out by 11", "phone: +441539960321"],
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
