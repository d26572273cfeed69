import type { User } from "@sitewright/contracts";
import type { StepKey } from "@sitewright/spec-core/onboarding";
import { type Command, focusField, type Step } from "@sitewright/ui";
import { CircleUser, Download, FolderOpen, LogOut, Save, Settings, ShieldCheck, SunMoon } from "lucide-react";
import { stepTitle } from "../../components/chrome/step-page.tsx";
import { stepLeads } from "../../components/chrome/texts.ts";
import { paths } from "../../lib/paths.ts";
import { toggleTheme } from "../../lib/theme/theme-choice.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { wizardTexts as texts } from "./texts.ts";
import { openStep } from "./use-step-list.tsx";

/** A field or section of a step that the palette can open. */
export interface StepPlace {
  readonly step: StepKey;
  /** Id of the element to focus. */
  readonly id: string;
  readonly label: string;
  /** Other search words for it. */
  readonly words: string;
}

/** The functions of the page that the actions call. */
export interface PaletteActions {
  readonly user: User;
  readonly save: () => void;
  readonly exportNow: () => void;
  /** Opens an address of the portal itself. */
  readonly navigate: (path: string) => void;
  readonly signOut: () => void;
}

/** The subject of each step, as on the welcome step. */
const leads: Readonly<Record<string, string>> = stepLeads;

export const stepCommands = (steps: readonly Step[], activeTab: StepKey): Command[] =>
  steps.map(({ id, title, isDone, icon }, index) => ({
    id,
    label: title,
    group: texts.groups.steps,
    detail: id === activeTab ? texts.openStepDetail(index + 1) : texts.stepDetail(index + 1, isDone),
    keywords: leads[id] ?? "",
    icon,
    run: () => openStep(id),
  }));

function openPlace({ step, id }: StepPlace): void {
  if (useWizard.getState().position.activeTab === step) focusField(id);
  else wizard.goTo(step, id);
}

export const placeCommands = (places: readonly StepPlace[]): Command[] =>
  places.map((place) => ({
    id: `${place.step}-${place.id}`,
    label: place.label,
    group: texts.groups.answers,
    detail: stepTitle(place.step),
    keywords: place.words,
    isSearchOnly: true,
    run: () => openPlace(place),
  }));

export function actionCommands({ user, save, exportNow, navigate, signOut }: PaletteActions): Command[] {
  const action = (label: string, keywords: string, Icon: typeof Save, run: () => void): Command => ({
    id: label,
    label,
    keywords,
    group: texts.groups.actions,
    icon: <Icon aria-hidden="true" />,
    run,
  });
  return [
    action(texts.save, texts.saveWords, Save, save),
    ...(user.isAdmin
      ? [
          action(texts.exportProject, texts.exportWords, Download, exportNow),
          action(texts.admin, texts.admin, ShieldCheck, () => location.assign(paths.admin)),
        ]
      : []),
    action(texts.projects, texts.projectsWords, FolderOpen, () => navigate(paths.projects)),
    action(texts.profile, texts.profileWords, CircleUser, () => navigate(paths.profile(user.uid))),
    action(texts.settings, texts.settingsWords, Settings, () => navigate(paths.settings)),
    action(texts.toggleTheme, texts.toggleThemeWords, SunMoon, toggleTheme),
    action(texts.signOut, texts.signOutWords, LogOut, signOut),
  ];
}
