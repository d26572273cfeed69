import { Skeleton } from "@sitewright/ui";
import { useEffect, useEffectEvent } from "react";
import type { ListAddress } from "../lib/list-address.ts";

interface ToFirstPageProps {
  address: Pick<ListAddress, "update">;
  label: string;
}

/** Shown for a page whose last row is gone, as by a deletion: leads to the first page, and waits until it is loaded. */
export function ToFirstPage({ address, label }: ToFirstPageProps) {
  const leave = useEffectEvent(() => address.update({ cursor: undefined }));
  useEffect(() => leave(), []);
  return <Skeleton lines={6} label={label} />;
}
