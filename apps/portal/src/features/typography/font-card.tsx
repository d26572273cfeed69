import { type FontWeight, findFont } from "@sitewright/spec-core/typography";
import { OptionCard } from "@sitewright/ui";
import { fontStack } from "../../components/font-faces/font-stack.ts";
import { useFontFaces } from "../../components/font-faces/use-font-faces.ts";
import { typographyTexts } from "./texts.ts";

export interface FontCardProps {
  /** Name of its radio group. */
  readonly group: string;
  readonly name: string;
  readonly heading: string;
  readonly headingWeight: FontWeight;
  readonly body: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const isFromKit = (family: string): boolean => findFont(family)?.source.kind === "kit";

/** A pairing of a heading face and a body face to choose, each name drawn in its own face. */
export function FontCard({ group, name, heading, headingWeight, body, checked, onChoose }: FontCardProps) {
  const hasFaces = useFontFaces([heading, body]);
  const caption = [heading, body].some(isFromKit) ? `${name}, ${typographyTexts.fromKit}` : name;
  return (
    <OptionCard
      type="radio"
      name={group}
      checked={checked}
      onChange={onChoose}
      className="h-full"
      label={
        <span className="grid gap-1">
          <span
            className="wrap-anywhere text-[1.375rem] leading-[1.25]"
            style={hasFaces ? { fontFamily: fontStack(heading), fontWeight: headingWeight } : undefined}
          >
            {heading}
          </span>
          <span
            className="font-[400] text-control"
            style={hasFaces ? { fontFamily: fontStack(body) } : undefined}
          >
            {typographyTexts.withBody(body)}
          </span>
        </span>
      }
      detail={caption}
    />
  );
}
