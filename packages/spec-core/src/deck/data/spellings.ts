/** Our own words as Americans and as the British write them. */
export const spellings: readonly (readonly [american: string, british: string])[] = [
  ["catalog", "catalogue"],
  ["catalogs", "catalogues"],
  ["gray", "grey"],
  ["inquiries", "enquiries"],
  ["inquiry", "enquiry"],
  ["jewelry", "jewellery"],
  ["license", "licence"],
  ["licenses", "licences"],
  ["canceled", "cancelled"],
  ["traveler", "traveller"],
  ["travelers", "travellers"],
  ["specialty", "speciality"],
  ["specialties", "specialities"],
  ["program", "programme"],
  ["programs", "programmes"],
  ["organization", "organisation"],
  ["organize", "organise"],
  ["organized", "organised"],
  ["personalize", "personalise"],
  ["recognize", "recognise"],
];

/** Those in which Canada writes as the British do. */
export const sharedWithCanada: readonly (readonly [american: string, british: string])[] = [
  ["center", "centre"],
  ["centers", "centres"],
  ["color", "colour"],
  ["colors", "colours"],
  ["favorite", "favourite"],
  ["favorites", "favourites"],
  ["flavor", "flavour"],
  ["flavors", "flavours"],
  ["honor", "honour"],
  ["labor", "labour"],
  ["neighbor", "neighbour"],
  ["neighborhood", "neighbourhood"],
  ["neighbors", "neighbours"],
  ["theater", "theatre"],
];

/** Countries and territories whose English is spelt as in Britain. */
export const britishSpelling: ReadonlySet<string> = new Set(
  "GB IE AU NZ ZA IN MT CY GG JE IM GI FK BM SG HK MY PK BD LK KE UG TZ NG GH ZM ZW BW NA MU JM TT BB FJ".split(
    " ",
  ),
);
