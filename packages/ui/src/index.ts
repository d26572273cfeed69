export { Avatar, type AvatarProps } from "./avatar.tsx";
export { Badge, type BadgeProps, type BadgeTone } from "./badge.tsx";
export { Brand, type BrandProps } from "./brand.tsx";
export { Button, type ButtonProps } from "./button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./button-link.tsx";
export { type ButtonLook, type ButtonVariant, buttonClass } from "./button-look.ts";
export { Checkbox, type CheckboxProps } from "./checkbox.tsx";
export { ChosenTick } from "./chosen-tick.tsx";
export { ColorField, type ColorFieldProps } from "./color-field.tsx";
export { pickerColor } from "./color-text.ts";
export { Combobox, type ComboboxProps } from "./combobox.tsx";
export type { ComboboxOption } from "./combobox-filter.ts";
export { CommandPalette, type CommandPaletteProps } from "./command-palette.tsx";
export type { Command } from "./command-search.ts";
export { CompactStepper, type CompactStepperProps } from "./compact-stepper.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";
export type { ContrastItem } from "./contrast-cell.tsx";
export { ContrastOffer, type ContrastOfferProps } from "./contrast-offer.tsx";
export { ContrastStrip, type ContrastStripProps } from "./contrast-strip.tsx";
export { controlClass } from "./control-look.ts";
export { type DataColumn, type DataSelection, DataTable, type DataTableProps } from "./data-table.tsx";
export { Dialog, type DialogProps } from "./dialog.tsx";
export { Empty, type EmptyProps } from "./empty.tsx";
export { ErrorSummary, type ErrorSummaryProps } from "./error-summary.tsx";
export { Field, type FieldProps } from "./field.tsx";
export { useFieldControl } from "./field-context.ts";
export { FieldMessage, type FieldMessageProps } from "./field-message.tsx";
export { Fieldset, type FieldsetProps } from "./fieldset.tsx";
export { focusField } from "./focus-field.ts";
export { Input } from "./input.tsx";
export { LetterMark, type LetterMarkProps } from "./letter-mark.tsx";
export { MarkedPhrase, type MarkedPhraseProps } from "./marked-phrase.tsx";
export { Note, type NoteProps, type NoteTone } from "./note.tsx";
export { OptionCard, type OptionCardProps } from "./option-card.tsx";
export { OptionGrid, type OptionGridProps } from "./option-grid.tsx";
export { Panel } from "./panel.tsx";
export { PressShield } from "./press-shield.tsx";
export { ProgressBar, type ProgressBarProps } from "./progress-bar.tsx";
export { ProgressTicks, type ProgressTicksProps, type StepState } from "./progress-ticks.tsx";
export { Radio, type RadioProps } from "./radio.tsx";
export { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";
export { SaveState, type SaveStateProps } from "./save-state.tsx";
export { Segmented, type SegmentedOption, type SegmentedProps } from "./segmented.tsx";
export { Select } from "./select.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton.tsx";
export { SkipLink } from "./skip-link.tsx";
export { Spinner } from "./spinner.tsx";
export { type Step, Stepper, type StepperProps } from "./stepper.tsx";
export { Swatch, type SwatchProps } from "./swatch.tsx";
export { Switch, type SwitchProps } from "./switch.tsx";
export {
  Table,
  TableBody,
  TableCell,
  type TableCellProps,
  TableHead,
  type TableProps,
  TableRow,
  TableRowHeader,
  type TableRowProps,
} from "./table.tsx";
export { type SortDirection, TableHeader, type TableHeaderProps } from "./table-header.tsx";
export { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";
export { TextLink } from "./text-link.tsx";
export { Textarea } from "./textarea.tsx";
export { applyTheme, currentTheme, type Theme } from "./theme.ts";
export { ThemeToggle, type ThemeToggleProps } from "./theme-toggle.tsx";
export { Toast, type ToastProps } from "./toast.tsx";
export { type ToastControl, type ToastMessage, useToast } from "./toast-context.ts";
export { ToastProvider, type ToastProviderProps } from "./toast-provider.tsx";
export { VisuallyHidden } from "./visually-hidden.tsx";
