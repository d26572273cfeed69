/** Street words that come after the name, in English ('Market Street'). */
export const englishStreets =
  "Street|St|Road|Rd|Avenue|Ave|Av|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Tce|Row|Way|Close|Crescent|Cres|Parade|Pde|Quay|Mews|Hill|Gardens|Grove|Park|Highway|Hwy|Boulevard|Blvd|Broadway|Wharf|Walk|Yard|Passage|Rise|Loan|Wynd|Green|Bank|Circle|Cir|Trail|Pike|Turnpike|Parkway|Pkwy|Alley|Esplanade|Promenade|Arcade|Approach|Brae|Vennel|Gate|Mall|Loop|Crossing|Route|Sidings|Embankment|Buildings|Estate|Est|View|Villas|Common|Cottages|Mill";

/** Endings of streets that are one word with the name ('Schwabstraße', 'Lijnbaansgracht'). */
export const joinedStreets =
  "straße|strasse|str|weg|platz|gasse|allee|ring|damm|ufer|chaussee|steig|markt|graben|hof|berg|zeile|straat|laan|gracht|plein|kade|dijk|singel|steeg|pad|vest|wal|dreef|baan|steenweg|gate|gatan|vägen|torget|gränd|backen|stigen|gade|vej|stræde|torv|veien|vegen|gata|plass|katu|intie|kuja|polku|promenade|brücke|ufer|pfad|anger|wiese|feld|gaß|gässle|gässchen|stieg|wall|winkel|rain|halde|matte|acker";

/** Street words that come before the name ('Calle de Embajadores'). */
export const leadingStreets =
  "rue|avenue|av|bd|bvd|boulevard|place|pl|chemin|montée|sentier|esplanade|cité|résidence|zone artisanale|zone industrielle|za|zi|zac|lieu-dit|hameau|route|quai|impasse|allée|allées|cours|faubourg|passage|ruelle|square|calle|c\\/|carrer|carretera|ctra|avenida|avda|paseo|passeig|plaza|plaça|ronda|camino|travesía|polígono|poligono|via|viale|vicolo|piazza|piazzale|corso|largo|strada|contrada|rua|travessa|praça|estrada|alameda|ul|ulica|al|aleja|os|pl|plac|glorieta|rambla|cuesta|cl|praceta|calçada|beco|urbanização|urbanización|lungomare|lungarno|salita|località|loc|frazione|fraz|borgo|postfach|p\\.?o\\.? box|apartado|zum|zur|am|an der|an den|am alten|im|in der|in den|auf der|auf dem|unter den|vor dem|hinter der|bei der";

/** Connecting words inside an address. */
export const addressConnectors: ReadonlySet<string> = new Set(
  `de la le les l du des d' del della delle dei degli di da do dos das el los las y i e et am an der dem den im in's auf zum zur bei vor
  of the on and & bis ter quater km s/n nr no nº n° near c/o t/o bajo local nave portal lok lok. puesto piso planta esc esq izq dcha dto andar r/c floor fl unit flat
  suite apt ste office shop top tür stiege hinterhof hof og dg local. first second third ground 1st 2nd 3rd 4th 5th nd rd th
  st tv th mf sal lgh bus bte boîte apto bât bâtiment esc. drcha izda izqda piętro lokal m. lejl lote int interno scala piano hs pt 1.og eg stock stiege
  alten neuen hohen großen kleinen oberen unteren langen m lok sur sous lès aux van ten ter aan op 't het 1/2 off opposite`.split(
    /\s+/u,
  ),
);

/** Capitalised words before an address that are not part of it. */
export const addressLabels =
  /^(?:address|adresse|anschrift|dirección|direccion|indirizzo|adres|morada|location|find|visit|located|we|our|us|you|come|contact|based|office|shop|studio|workshop|practice|salon|clinic|ladengeschäft|siège|sede|sitz|büro|bureau|atelier|is|are)$/iu;

/** Capitalised words after a town that are not part of its name. */
export const afterTown =
  /^(?:tel|telefon|téléphone|telephone|phone|fax|mobil|mobile|email|e-mail|mail|call|open|opening|whatsapp|we|our|the|i|it|you|my|and|with|t|m|p|f|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mo|di|mi|do|fr|sa|so|cif|nif|siret|ust|hrb|kvk|btw|nip|regon|abn|free|parking|ring|text|contact|book|there|this|please|see|vat|instagram|facebook|insta|since)$/iu;

/** Street words without another common meaning, for addresses in lower case and for streets without a number. */
export const plainStreets =
  "street|road|rd|lane|avenue|ave|drive|terrace|crescent|boulevard|blvd|parade|quay|square|highway|close";

/** Words between a number and a street word that make it no address ('20 years on this road'). */
export const noStreetNames =
  "years?|miles?|minutes?|mins?|metres?|meters?|yards?|km|m|of|on|in|the|from|to|at|off|down|up|along|per|for|our|this|that|a|an|and|by|with|hours?|days?|weeks?|people|cars?|spaces?|different|new|more|other|pm|am";

/** The last words, in lower case, of names of places: 'St Luke's hall', 'Moor End pool'. */
export const placeNouns =
  "hall|church hall|market hall|village hall|pool|club|health club|leisure centre|community centre|centre|center|hub|market|mills?|farm|barn|inn|school|library|station|oval|pavilion|arcade|yard|works|arches|marina|maltings|brewery|chapel|theatre|studios?|gym|church|pub|lot|lido|rink|stadium|scout hut|cricket club|rugby club|football club|exchange";
