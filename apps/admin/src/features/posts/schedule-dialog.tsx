import { useServices } from "@sitewright/app-kit/services";
import { Button, Dialog, Field, Input } from "@sitewright/ui";
import { type FormEvent, useId, useState } from "react";
import { localText, timeFault } from "./local-time.ts";

interface ScheduleDialogProps {
  /** The time that is set; null where there is none. */
  scheduledFor: string | null;
  isBusy: boolean;
  onSchedule: (at: string) => void;
  onClose: () => void;
}

const dayMs = 86_400_000;

/** Asks for the time of publication, in the person's time zone. */
export function ScheduleDialog({ scheduledFor, isBusy, onSchedule, onClose }: ScheduleDialogProps) {
  const { now } = useServices();
  const formId = useId();
  const [time, setTime] = useState(() =>
    localText(scheduledFor ? new Date(scheduledFor) : new Date(now().getTime() + dayMs)),
  );
  const [fault, setFault] = useState<string>();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = timeFault(time, now());
    setFault(found);
    if (found === undefined) onSchedule(new Date(time).toISOString());
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Schedule post"
      description="The post is published automatically, as it is at that time."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Scheduling...">
            Schedule
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Day and time" hint={`In your time zone, ${zone}.`} error={fault}>
          <Input
            type="datetime-local"
            value={time}
            onChange={({ target }) => {
              setTime(target.value);
              setFault(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
