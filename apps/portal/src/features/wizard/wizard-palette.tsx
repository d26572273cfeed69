import { CommandPalette, useToast } from "@sitewright/ui";
import { useNavigate } from "react-router";
import { useExport } from "../../lib/export/use-export.ts";
import { autosave } from "../../lib/saving/autosave.ts";
import { actionCommands, placeCommands, type StepPlace, stepCommands } from "./palette-commands.tsx";
import { saveFailedText } from "./save-failed-text.ts";
import { wizardTexts as texts } from "./texts.ts";
import { type PaletteProps, paletteKeys } from "./use-palette.ts";
import { useStepList } from "./use-step-list.tsx";

/** Finds every step, answer and action by name. `places`: the fields and sections inside the steps. */
export function WizardPalette({ places, ...props }: PaletteProps & { places: readonly StepPlace[] }) {
  const { user, open, onOpenChange, onSignOut } = props;
  const { steps, activeTab } = useStepList();
  const navigate = useNavigate();
  const exportNow = useExport(user);
  const { toast } = useToast();
  const save = async (): Promise<void> => {
    if (await autosave.flush()) toast({ title: texts.savedNow });
    else toast({ tone: "error", title: saveFailedText() });
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      title={texts.paletteTitle}
      searchLabel={texts.paletteSearch}
      closeLabel={texts.close}
      emptyText={texts.paletteEmpty}
      footer={texts.paletteFooter(paletteKeys(navigator.platform))}
      commands={[
        ...stepCommands(steps, activeTab),
        ...actionCommands({ user, save, exportNow, navigate, signOut: onSignOut }),
        ...placeCommands(places),
      ]}
    />
  );
}
