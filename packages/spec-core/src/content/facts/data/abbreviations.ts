/** Words after which a full stop does not end a sentence, in lower case and without the full stop. */
export const abbreviations: ReadonlySet<string> = new Set(
  `tv th mf sal kl ca lgh bte apto dto esq izq dcha bât cnr crnr ste apt bldg twp hwy rte nr opp pkwy sq tfno tlf puh gsm kom lok tel tél tlf t m f p ph mob ext no nr nº n° num st str dr dra mr mrs ms mag prof sra sr capt rev hon dipl ing kfm med phil
  co inc ltd approx ca bzw inkl incl excl min max pers ctra avda av bd bvd blvd ul al os pl pza loc fraz urb sta sto rd ave ln sq ct ste apt fl jr
  e.g i.e z.b d.h u.a a.m p.m a.o est reg cert lic ref fr wm appt vs resp geb gegr jan feb mar apr jun jul aug sep sept oct
  okt nov dec dez mon tue tues wed weds thu thur thurs fri sat sun pn wt śr czw pt sob nd esp usw zzgl
  c v d s b u n e w i l hs nw ne sw se ind arch tit exkl gde`.split(/\s+/u),
);
