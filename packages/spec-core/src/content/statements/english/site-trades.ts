/** Trades that sell pictures, prints and websites: in their answers 'photos' and 'logos' are goods, not wishes. */
export const siteTrades = `
  photograph|photographer|photographers|photography, videograph*, filmmak*, film maker|makers,
  film|video|media production|studio|company, cameraman, camerawoman, drone pilot, picture fram*,
  framer|framers|framing, print shop|shops|studio, printer|printers|printing, screen print*, letterpress,
  graphic design*, graphic|graphics studio, logo design*, web design*, web develop*,
  website|websites for|design*|builder, app develop*, software, ux, ui, marketing agency|consultant|studio,
  advertising agency, seo agency|consultant|services, social media manager|management|agency,
  branding agency|studio, illustrat*, calligraph*, sign writ*|maker|makers, signwrit*, sign shop, stationer*,
  map maker|shop, cartograph*, bookbinder*, copywrit*, translator|translators|translation, publisher, newspaper,
  typograph*, animator|animators, animation studio, gallery, art dealer|gallery, videos for, gift shop, wallpaper*
`;
