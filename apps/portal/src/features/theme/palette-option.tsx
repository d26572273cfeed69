import { type Palette, resolveTheme, type ThemeColors, themeColorNames } from "@sitewright/spec-core/color";
import { ChosenTick } from "@sitewright/ui";

/** True for the same seven colors, ignoring the case of the hex digits. */
export const sameColors = (a: Readonly<ThemeColors>, b: Readonly<ThemeColors>): boolean =>
  themeColorNames.every((name) => a[name].toLowerCase() === b[name].toLowerCase());

export interface PaletteOptionProps {
  /** Name of its radio group. */
  readonly group: string;
  readonly palette: Palette;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/**
 * Left edge and width, in percent, of each color in the sample: mostly background, then the colors used on
 * it.
 */
const stripes = [
  ["background", 0, 45],
  ["primary", 45, 19],
  ["accent", 64, 18],
  ["text", 82, 18],
] as const;

/**
 * A palette to choose: its colors side by side above its name. The chosen one has an ink frame and a tick.
 */
export function PaletteOption({ group, palette, checked, onChoose }: PaletteOptionProps) {
  const colors = resolveTheme(palette.colors);
  return (
    <label className="group relative grid gap-[.45rem] font-nav text-s">
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
      <svg
        aria-hidden="true"
        focusable="false"
        className="h-13 w-full rounded-sm shadow-[0_0_0_1px_var(--line-strong)] outline-offset-2 transition-shadow group-hover:shadow-[0_0_0_1.5px_var(--ink)] peer-checked:outline-[2.5px] peer-checked:outline-ink peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-3"
      >
        {stripes.map(([name, x, width]) => (
          <rect key={name} x={`${x}%`} width={`${width}%`} height="100%" fill={colors[name]} />
        ))}
      </svg>
      <ChosenTick className="top-0 right-0" />
      <span className="min-w-0 break-words">{palette.name}</span>
    </label>
  );
}
