/** Matches the lowercase name of a page about instalments or payment by third parties. */
export const schemePage = /\bfinanc|\bpayment plans?\b|\bcycle to work\b|\binstal+ments?\b/;

/** Matches the lowercase name of a page about people. */
export const peoplePage =
  /\b(?:makers|growers|producers|artists|instructors|teachers|tutors|therapists|doctors|trainers|guides|stylists|hosts|crew|staff|people|founders|speakers)\b/;

/** Matches the lowercase name of a page that sells something. */
export const shopPage = /^(?:our |online |web ?)?(?:shop|store)$|\bwebshop\b|\bcheckout\b|\bcart\b/;

/** Matches the lowercase name of a page about the service area. */
export const areaPage =
  /\b(?:service|delivery)? ?areas?\b|\bwhere we (?:work|go|cover)\b|\bcoverage\b|\b(?:suburbs|postcodes|towns|villages|counties|regions)\b(?! guide)/;

/** Matches the lowercase name of a page for young people. */
export const youthPage = /\byouth\b|\bkids\b|\bjuniors?\b|\bteens?\b|\bchildren\b/;
