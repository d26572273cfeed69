import type { Language } from "./function-words.ts";

/** Words that contain or begin like a term but say nothing about the industry; same notation. */
export const neutralWords: Readonly<Record<Exclude<Language, "english">, string>> = {
  german: `modern-, erfahr-, gerecht-, massnahm-, einfach-, bauch-, technisch-, dachverband, einrichtung-, einrichten, richtig-,
    verfugbar-, erreichbar-, mode rator, ringen, automatisch, wirtschaftlich-, bewirtschaft-, lagerfeuer, familienbetrieb-, familienunternehmen-,
    familiengefuhrt-, wirtschaft-, weinen, begeister-, weiter-, handwerk, handwerklich-, handarbeit-, kunden-, personlich-, gartenstadt,
    bankverbindung-, marktfuhr-, marktplatz, marktplatz am, schulfrei, hausgemacht, buchen, buchung-, gebucht, druckvoll, rechtzeitig-, kochend, behandeln wir sie, umwelt-, raum koln, im raum, im gesamten raum, deutschland-,
    rechts und links, meisterbetrieb-, reisen zu, in reichweite, kunstlich-, recht herzlich, freuen-, treue, seit, bauernregel, bei bedarf, nach bedarf, ihr bedarf,
    ihren bedarf, ihrem bedarf, den bedarf, dem bedarf, der bedarf`,
  spanish: `a medida, empresa familiar, con arte, moderno, a la carta, segun sus deseos, en el centro, amplia gama, servicio completo, plaza mayor,
    barrio antiguo, hecho con carino, a precio, de toda la vida, paso a paso, en tiempo real, puerta a puerta, en linea recta, de confianza, sin compromiso`,
  french: `sur mesure, entreprise familiale, au coin de, coup de coeur, place du marche, clef en main, cle en main, a la carte, de pere en fils, art de vivre,
    pas cher, en ligne directe, bon marche, au coeur de, a votre service, cours de la, en cours, au cours de, bien sur, tout compris, a deux pas, haut de gamme, hors pair,
    de caractere, au fil de`,
};
