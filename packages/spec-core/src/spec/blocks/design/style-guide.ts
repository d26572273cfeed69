import { z } from "zod";
import { answered, notSpecified } from "../../answers.ts";
import { lengthsFor } from "../../content-lengths.ts";
import { contentStyles, tones } from "../../data/tones.ts";
import { knownContentStyle, knownTone } from "../../known-options.ts";
import type { Project } from "../../project.ts";
import { count, text, texts } from "../../schema-parts.ts";

const range = z.strictObject({ minWords: count, maxWords: count });

export const styleGuideSchema = z.strictObject({
  tone: text,
  toneRules: texts,
  contentStyle: text,
  voiceRules: texts,
  imageStyle: text,
  contentLengths: z.strictObject({ home: range, about: range, service: range, blog: range }),
});

/** The look, the voice and the illustrations of the site; without rules if the client has not chosen. */
export function buildStyleGuide(project: Project): z.output<typeof styleGuideSchema> {
  const { form } = project;
  const lengths = lengthsFor(project);
  const tone = knownTone(form.tone);
  const style = knownContentStyle(form.contentStyle);
  return {
    tone: answered(form.tone),
    toneRules: tone ? [...tones[tone].rules] : [],
    contentStyle: answered(form.contentStyle),
    voiceRules: style ? [...contentStyles[style].rules] : [],
    imageStyle: tone ? tones[tone].imageStyle : notSpecified,
    contentLengths: {
      home: { ...lengths.home },
      about: { ...lengths.about },
      service: { ...lengths.service },
      blog: { ...lengths.blog },
    },
  };
}
