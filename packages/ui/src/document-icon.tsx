import {
  Banknote,
  CalendarDays,
  ChartColumn,
  CircleCheck,
  ClipboardList,
  FileStack,
  FileText,
  Lightbulb,
  Lock,
  type LucideIcon,
  NotebookPen,
  Palette,
  Pin,
  ReceiptText,
  Rocket,
  Ruler,
  TrendingUp,
} from "lucide-react";

interface Drawing {
  Icon: LucideIcon;
  name: string;
}

/** The icon for an unknown emoji. */
const page: Drawing = { Icon: FileText, name: "Page" };

const drawings: ReadonlyMap<string, Drawing> = new Map([
  ["📄", page],
  ["📝", { Icon: NotebookPen, name: "Notes" }],
  ["📋", { Icon: ClipboardList, name: "List" }],
  ["📊", { Icon: ChartColumn, name: "Figures" }],
  ["📈", { Icon: TrendingUp, name: "Results" }],
  ["💰", { Icon: Banknote, name: "Quote" }],
  ["🧾", { Icon: ReceiptText, name: "Invoice" }],
  ["📑", { Icon: FileStack, name: "Contract" }],
  ["📐", { Icon: Ruler, name: "Plan" }],
  ["🎨", { Icon: Palette, name: "Design" }],
  ["💡", { Icon: Lightbulb, name: "Idea" }],
  ["🚀", { Icon: Rocket, name: "Launch" }],
  ["📅", { Icon: CalendarDays, name: "Schedule" }],
  ["🔒", { Icon: Lock, name: "Confidential" }],
  ["✅", { Icon: CircleCheck, name: "Approved" }],
  ["📌", { Icon: Pin, name: "Important" }],
]);

/** The meaning of each emoji in one word. */
export const documentIconName = (emoji: string): string => (drawings.get(emoji) ?? page).name;

export interface DocumentIconProps {
  /** One of sixteen emoji, as they are stored; any other is shown as a page. */
  emoji: string;
  className?: string;
}

/** An emoji drawn as our own icon. Decorative: its name is beside it. */
export function DocumentIcon({ emoji, className }: DocumentIconProps) {
  const { Icon } = drawings.get(emoji) ?? page;
  return <Icon aria-hidden="true" {...(className === undefined ? {} : { className })} />;
}
