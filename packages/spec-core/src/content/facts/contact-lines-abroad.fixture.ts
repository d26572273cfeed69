import type { ContactLine } from "./contact-lines.fixture.ts";

/** Such lines from countries with other languages. */
export const contactLinesAbroad: readonly ContactLine[] = [
  ["portable 07 55 55 01 23, fixe 05 61 55 01 23", ["phone: +33755550123", "phone: +33561550123"]],
  ["Telf. (+351) 21 555 01 23 / Tlm 96 555 01 23", ["phone: +351215550123", "phone: +351965550123"]],
  [
    "Write us on whatsapp 349 555 0123, the fixed is 0577 555 012.",
    ["phone: +393495550123", "phone: +390577555012"],
  ],
  [
    "Tel. 089/4567 00-12, Fax -13. USt-IdNr. DE123456789. Jutta Brandl (Inhaberin)",
    ["phone: +498945670012", "registration: DE123456789"],
  ],
  [
    "Mobil 070-123 45 67. Box 12, 123 45 Farsta. Lars Nilsson, ägare. bankgiro 123-4567",
    ["phone: +46701234567", "address: Box 12, 123 45 Farsta"],
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
    "HRB 12345 Amtsgericht Köln, Geschäftsführer Thomas Weber. Im Gewerbepark 4, D-50999 Köln. Stundensatz 68 Euro.",
    ["registration: 12345", "address: Im Gewerbepark 4, D-50999 Köln"],
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
    "La boutique est ouverte lun. – sam. 10:00 – 19:00. 01.02.2024 we opened. 01 55 55 01 23. RCS Paris B 123 456 789",
    ["hours: lun. – sam. 10:00 – 19:00", "phone: +33155550123", "registration: B 123 456 789"],
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
];
