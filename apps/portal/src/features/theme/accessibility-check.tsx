import { contrastRatio, resolveTheme, type ThemePair } from "@sitewright/spec-core/color";
import { type ThemeVerdict, themeVerdicts } from "@sitewright/spec-core/onboarding";
import { ContrastOffer, ContrastStrip } from "@sitewright/ui";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { colorNames, themeTexts } from "./texts.ts";

/** Two digits, truncated instead of rounded, so that 2.998 never reads as 3.00. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);

/** A color's name within a sentence. */
const inSentence = (name: ThemePair["foreground"]): string =>
  /^h\d$/.test(name) ? colorNames[name] : colorNames[name].toLowerCase();

function Mending({ pair }: { pair: ThemePair }) {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const { foreground, suggestion } = pair;
  const name = inSentence(foreground);
  if (suggestion !== undefined) {
    return (
      <ContrastOffer
        sentence={themeTexts.offer(name, suggestion, ratioText(contrastRatio(suggestion, colors.background)))}
        color={suggestion}
        actionLabel={themeTexts.mend(suggestion)}
        onUse={() => wizard.setColors({ ...colors, [foreground]: suggestion })}
      />
    );
  }
  return <p className="border-line border-t px-[1.1rem] py-[.65rem] text-s">{themeTexts.noOffer(name)}</p>;
}

/** The verdict on all pairs: failing ones before those that could not be checked. */
function verdictText(verdicts: readonly ThemeVerdict[], failing: number): string {
  const total = verdicts.length;
  const unknown = verdicts.filter(({ kind }) => kind === "unreadable").length;
  if (failing > 0) return themeTexts.checkFails(failing, total);
  return unknown > 0 ? themeTexts.checkUnknown(unknown, total) : themeTexts.checkPasses(total);
}

/**
 * The contrast of every color with the background: ratio, verdict, and for a failing one the nearest that
 * passes. Invalid colors have their error at their row and are only counted here.
 */
export function AccessibilityCheck() {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const verdicts = themeVerdicts(colors);
  const shown = resolveTheme(colors);
  const failing = verdicts.flatMap((pair) => (pair.kind === "measured" && !pair.passes ? [pair] : []));
  return (
    <ContrastStrip
      title={themeTexts.check}
      className="[&>ul]:@min-[36rem]:grid-cols-3"
      verdict={verdictText(verdicts, failing.length)}
      items={verdicts.map((verdict) => ({
        id: verdict.foreground,
        name: themeTexts.pair(colorNames[verdict.foreground]),
        required: verdict.required,
        measured:
          verdict.kind === "unreadable"
            ? null
            : {
                foreground: shown[verdict.foreground],
                background: shown.background,
                ratio: verdict.ratio,
                passes: verdict.passes,
              },
      }))}
    >
      <p className="border-line border-t px-[1.1rem] py-[.65rem] text-ink-2 text-s">{themeTexts.checkHint}</p>
      {failing.map((pair) => (
        <Mending key={pair.foreground} pair={pair} />
      ))}
    </ContrastStrip>
  );
}
