import { failureOf } from "@sitewright/app-kit/calls";
import { useLeaveQuestion } from "@sitewright/app-kit/use-leave-question";
import type { FullProfile, ProfileFields } from "@sitewright/contracts";
import { Button, Dialog, Field, Input, Note, Textarea, useToast } from "@sitewright/ui";
import { type ComponentProps, type FormEvent, useId, useState } from "react";
import { fieldsOf, isChanged, type ProfileFaults, readForm, readRefusal } from "./profile-form.ts";
import { useSaveProfile } from "./profile-query.ts";
import { profileTexts as texts } from "./texts.ts";

type Name = keyof ProfileFields;

const inputs: readonly (ComponentProps<typeof Input> & { name: Name })[] = [
  { name: "displayName", autoComplete: "name" },
  { name: "businessName", autoComplete: "organization" },
  { name: "username", autoComplete: "off", autoCapitalize: "none", spellCheck: false },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "website", type: "url", autoComplete: "url" },
  { name: "address", autoComplete: "street-address" },
  { name: "city", autoComplete: "address-level2" },
  { name: "state", autoComplete: "address-level1" },
  { name: "zipCode", autoComplete: "postal-code" },
  { name: "country", autoComplete: "country-name" },
];

function useProfileForm(profile: FullProfile, onSaved: () => void) {
  const id = useId();
  const [before] = useState(() => fieldsOf(profile));
  const [form, setForm] = useState(before);
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const saving = useSaveProfile(profile.uid);

  const show = (found: ProfileFaults): void => {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (saving.isPending) return;
    const read = readForm(form);
    setRefusal(null);
    show(read.ok ? {} : read.faults);
    if (!read.ok) return;
    saving.mutate(read.fields, {
      onSuccess: onSaved,
      onError: (error) => {
        const told = readRefusal(failureOf(error));
        setRefusal(told.form);
        show(told.faults);
      },
    });
  };
  const control = (name: Name) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setForm((now) => ({ ...now, [name]: value }));
      setFaults(({ [name]: _, ...others }) => others);
    },
  });
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    label: texts.inputs[name],
    error: faults[name],
  });
  return { id, submit, control, field, refusal, isBusy: saving.isPending, isDirty: isChanged(before, form) };
}

/** All that the owner can say about themselves. Every way out but saving asks first where something was changed. */
export function EditProfileDialog({ profile, onClose }: { profile: FullProfile; onClose: () => void }) {
  const { toast } = useToast();
  const { id, submit, control, field, refusal, isBusy, isDirty } = useProfileForm(profile, () => {
    toast({ title: texts.saved });
    onClose();
  });
  const { leave, question } = useLeaveQuestion({ isBegun: isDirty, isBusy, texts, onLeave: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={texts.editTitle}
      size="lg"
      actions={
        <>
          {refusal && (
            <Note tone="bad" role="alert" className="basis-full">
              {refusal}
            </Note>
          )}
          <Button onClick={leave} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-s-4 phone:grid-cols-2">
        {inputs.map(({ name, ...input }) => (
          <Field
            key={name}
            {...field(name)}
            {...(name === "username" ? { hint: texts.handleHint(location.host) } : {})}
            className={name === "username" || name === "address" ? "phone:col-span-2" : ""}
          >
            <Input {...input} {...control(name)} />
          </Field>
        ))}
        <Field {...field("bio")} className="phone:col-span-2">
          <Textarea rows={4} {...control("bio")} />
        </Field>
      </form>
      {question}
    </Dialog>
  );
}
