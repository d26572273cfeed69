import { Segmented } from "@sitewright/ui";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type Device, devices } from "./devices.ts";
import { previewTexts } from "./texts.ts";

const icons = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const;

/** Desktop, tablet or phone. */
export function DeviceChoice({ value, onChange }: { value: Device; onChange: (device: Device) => void }) {
  return (
    <Segmented
      legend={previewTexts.width}
      className="[--control:38px] touch:[--control:44px]"
      value={value}
      onValueChange={onChange}
      options={devices.map((device) => {
        const Icon = icons[device];
        return { value: device, label: previewTexts[device], icon: <Icon aria-hidden="true" /> };
      })}
    />
  );
}
