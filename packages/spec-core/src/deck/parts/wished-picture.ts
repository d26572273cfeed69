import { picturePlaces } from "../../site/picture-places.ts";
import { starterAssets } from "../../site/starter-assets.ts";
import type { Spec } from "../../spec/schema.ts";
import type { DeckInput } from "../deck-input.ts";
import { open } from "../place.ts";
import type { Slot } from "../slot.ts";
import { placeAt } from "./section.ts";

/** The section of the home page with the place for that picture. */
export const wishedPictureSection = "hero-picture";

const picture = "(?:photos?|photographs?|pics?|pictures?|images?)";
/** 'Please put a big photo of the mill right at the top' */
const atTop = new RegExp(
  `(?<!\\p{L})${picture}(?!\\p{L})[^.!?]{0,80}(?<!\\p{L})(?:at (?:the )?(?:very )?top|on top|up top|across the top|the first thing (?:people|you|they|visitors) see)(?!\\p{L})`,
  "iu",
);
const refused = new RegExp(
  `(?<!\\p{L})(?:no|not|never|without|\\p{L}+n['’]t)(?!\\p{L})[^.!?]{0,40}(?<!\\p{L})${picture}(?!\\p{L})`,
  "iu",
);

/** Whether the client wants a picture of their own at the top of the home page. */
export const wantsPictureOnTop = ({ content }: Pick<Spec, "content">): boolean =>
  content.statements.some(
    ({ field, text }) =>
      field !== "competitors" && field !== "onlyForUs" && atTop.test(text) && !refused.test(text),
  );

/** The marked place for that picture, until it is among the client's files. */
export const wishedPicture = (known: DeckInput): Slot[] =>
  wantsPictureOnTop(known.spec) && picturePlaces(starterAssets(known.spec)).opening === undefined
    ? [
        open(placeAt(known, { page: "/", section: wishedPictureSection, note: "wishedPicture" }), {
          part: "picture",
          kind: "picture",
          maxWords: 20,
        }),
      ]
    : [];
