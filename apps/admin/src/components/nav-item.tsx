import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";

interface NavItemProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** The count, once loaded. */
  count?: number | undefined;
}

/** An entry of the navigation; ink while its screen is open. */
export function NavItem({ to, icon: Icon, label, count }: NavItemProps) {
  return (
    <NavLink
      to={to}
      className="flex min-h-[44px] flex-none items-center gap-2 whitespace-nowrap rounded-sm px-2 py-[.42rem] font-[540] text-ink-2 no-underline transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:font-label aria-[current=page]:text-paper forced-colors:aria-[current=page]:underline tablet:min-h-0 tablet:whitespace-normal tablet:leading-[1.2] touch:min-h-[44px]"
    >
      <Icon aria-hidden="true" className="flex-none max-tablet:hidden" />
      {label}
      {count !== undefined && (
        <span className="text-xs tabular-nums tablet:ml-auto">{count.toLocaleString("en-GB")}</span>
      )}
    </NavLink>
  );
}
