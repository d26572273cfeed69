/**
 * German, French, Spanish and Italian words that name a trade, written like those of `tradeWords`: beginnings of words
 * as they are typed, with their accents, since a name without them may be an English word.
 */
export const foreignTradeWords: Readonly<Record<string, string>> = {
  plumber:
    "klempner installateur sanitär heizung plombier plomberie chauffagiste fontaner calefacción idraulic termoidraulic",
  electrician: "elektrik elektroinstall elektrotechnik électricien électricité electricist elettricist",
  builder: "maurer bauunternehm baufirma maçon albañil reformas muratore",
  roofer: "dachdeck spengler couvreur toiture tejados techador",
  carpenter: "tischler schreiner zimmerei zimmerer menuis ébénist charpent carpinter ebanist falegnam",
  painter:
    "malerbetrieb malermeister peintre+en+bâtiment peinture+en+bâtiment pintores pintura+y+decora imbianchin",
  gardener: "gärtner gartenbau gartengestalt jardinier jardinage paysagist jardiner jardinería giardinier",
  "estate-agent": "immobilien agence+immobilière inmobiliaria agenzia+immobiliare",
  architect: "architekt arquitect architett",
  cafe: "kaffee rösterei cafeter kaffeehaus salon+de+thé torréfact caffetteria gelateria",
  bakery:
    "bäck konditor =brot brötchen backwaren torten boulang pâtiss viennoiserie panader pasteler confiter panificio pasticc",
  restaurant:
    "ristorante osteria gasthaus gasthof gaststätte wirtshaus küche~ cuisine~ cocina~ cucina~ kochen~ traiteur mesón taperia tapería",
  pub: "brauerei kneipe weinbar brasser cervecer birrificio enoteca",
  hairdresser: "friseur frisör coiff barbier peluquer barberí parrucchier",
  beautician: "kosmetik nagelstudio institut+de+beauté esthétic esthéticienne estétic estetist",
  tailor: "schneider änderungsschneider couture couturi~ sastre modista sartor",
  jeweller: "goldschmied juwelier uhrmacher bijout joaill joyer orologiai gioiell",
  nursery: "kindertages kinderkrippe tagesmutter crèche+pour+enfants guarder",
  tutor: "nachhilfe sprachschule soutien+scolaire clases+particulares academia+de+idiomas",
  music: "musikschule klavier cours+de+piano école+de+musique escuela+de+música clases+de+piano",
  driving: "fahrschule fahrlehrer auto+école moniteur+de+conduite autoescuela autoscuola",
  dentist: "dentair odontolog",
  physio: "krankengymnast kinésithérap ostéopath fisioterap",
  clinic: "arztpraxis hausarzt hebamme cabinet+médical médecin sage+femme médico clínica~",
  therapist: "psychotherapeut psychothérap psicólog psicoterap",
  vet: "tierarzt tierärzt vétérinair veterinari hundesalon toilettage peluquería+canina",
  optician: "optiker opticien óptica ottico",
  gym: "salle+de+sport gimnasio palestra",
  solicitor: "rechtsanw anwalt anwält kanzlei avocat abogad avvocat",
  accountant: "steuerberat buchhalt comptab asesoría+fiscal gestoría commercialist",
  photographer: "fotograf fotógraf",
  designer: "grafikdesign graphist diseñador diseño+gráfico",
  potter: "töpfer keramik poterie potière céramist alfarer cerámic",
  florist: "blumenladen blumengeschäft blumenhaus fleurist fiorista fioraio",
  bookshop: "buchhandlung buchladen librairie librería libreria",
  "bike-shop": "fahrrad vélo vélos biciclet",
  grocer:
    "metzger fleischer hofladen feinkost boucher poissonner épicerie fromager carnicer pescader fruter macell",
  guesthouse:
    "ferienwohnung pension~ gästehaus chambres+d+hôtes chambre+d+hôtes gîte hôtel hostal casa+rural albergo agriturismo",
  garage: "autowerkstatt kfz reifen~ garagiste mécanicien+auto taller+mecánic taller+de+coches autofficina",
  cleaner: "gebäudereinigung reinigung nettoyage limpieza+de limpiezas impresa+di+pulizie",
  cobbler: "schuhmacher schuster cordonn zapatero calzolai",
  farrier: "hufschmied maréchal+ferrant",
  "window-fitter": "fliegengitter insektenschutz rollladen fensterbau vitrier miroiterie cristalería vetraio",
  hut: "berghütte schutzhütte refuge+de+montagne rifugio+alpino",
  podiatrist: "fußpfleg~ fusspfleg~ podolog",
  laundry: "waschsalon wäscherei textilreinigung laverie blanchisserie lavander tintorer lavasecco",
  "piano-workshop":
    "klavierstimm klavierbau klavierwerkst klaviertechnik accordeur+de+piano accord+de+piano afinador afinación+de+piano",
  locksmith: "schlüsseldienst schlosser serrur cerrajer fabbro",
};
