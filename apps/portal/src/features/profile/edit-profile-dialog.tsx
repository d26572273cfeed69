import { useForm } from "@sitewright/app-kit/form";
import { readFailure } from "@sitewright/app-kit/form-faults";
import { useConfirmDiscard } from "@sitewright/app-kit/use-confirm-discard";
import type { FullProfile, ProfileFields } from "@sitewright/contracts";
import { Button, Dialog, Field, Input, Note, Textarea, useToast } from "@sitewright/ui";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { conflictingProfile, fieldsOf, isChanged, mergeProfile, readForm } from "./profile-form.ts";
import { useSaveProfile } from "./profile-query.ts";
import { profileTexts as texts } from "./texts.ts";

type Name = keyof ProfileFields;

const inputs: readonly (ComponentProps<typeof Input> & { name: Name })[] = [
  { name: "displayName", autoComplete: "name", autoCapitalize: "words" },
  { name: "businessName", autoComplete: "organization", autoCapitalize: "words" },
  { name: "username", autoComplete: "off", autoCapitalize: "none", spellCheck: false },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "website", type: "url", autoComplete: "url" },
  { name: "address", autoComplete: "street-address", autoCapitalize: "words" },
  { name: "city", autoComplete: "address-level2", autoCapitalize: "words" },
  { name: "state", autoComplete: "address-level1", autoCapitalize: "words" },
  { name: "zipCode", autoComplete: "postal-code", autoCapitalize: "characters" },
  { name: "country", autoComplete: "country-name", autoCapitalize: "words" },
];

/** A field that was changed here and elsewhere, with the value that is stored. */
interface Clash {
  readonly name: Name;
  readonly stored: string;
}

/** What a save has sent, and what is stored since. */
interface Saved {
  readonly sent: ProfileFields;
  readonly profile: FullProfile;
}

/** `onSaved` is called after each save; `isAll` is false where something was typed meanwhile. */
function useProfileForm(profile: FullProfile, onSaved: (isAll: boolean) => void) {
  const [base, setBase] = useState(profile);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const saveProfile = useSaveProfile(profile.uid);
  const typed = useRef(fieldsOf(profile));
  const form = useForm<ProfileFields, ProfileFields, Saved>({
    initial: fieldsOf(profile),
    staysEditable: true,
    read: readForm,
    send: async (mine) => {
      setClashes([]);
      try {
        return { sent: mine, profile: await saveProfile(mine, base.version) };
      } catch (error) {
        const current = conflictingProfile(error);
        if (!current) throw error;
        const theirs = fieldsOf(current);
        const now = readForm(typed.current);
        const { taken, clashes: both } = mergeProfile(fieldsOf(base), {
          mine: now.ok ? now.value : typed.current,
          theirs,
        });
        setBase(current);
        form.change(taken);
        setClashes(both.map((name) => ({ name, stored: theirs[name] })));
        if (both.length > 0) throw error;
        const { merged: sent } = mergeProfile(fieldsOf(base), { mine, theirs });
        return { sent, profile: await saveProfile(sent, current.version) };
      }
    },
    onSent: ({ sent, profile: stored }) => {
      setBase(stored);
      const now = readForm(form.values);
      onSaved(now.ok && !isChanged(sent, now.value));
    },
    readFailure: (failure, names) => readFailure(failure, names, () => texts.saveFailed),
  });
  useEffect(() => {
    typed.current = form.values;
  }, [form.values]);
  return { ...form, clashes, isDirty: isChanged(fieldsOf(base), form.values) };
}

function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  return (
    <Note tone="warn" role="alert" className="basis-full">
      <p>{texts.changedMeanwhile}</p>
      <ul className="mt-1 max-h-[9rem] overflow-y-auto [overflow-wrap:anywhere]">
        {clashes.map(({ name, stored }) => (
          <li key={name}>{texts.storedNow(texts.inputs[name], stored)}</li>
        ))}
      </ul>
    </Note>
  );
}

interface EditProfileDialogProps {
  profile: FullProfile;
  onClose: () => void;
  /** A dialog above this one. */
  children: ReactNode;
}

/** The form of the user's own profile. Closing it with unsaved changes asks first. */
export function EditProfileDialog({ profile, onClose, children }: EditProfileDialogProps) {
  const { toast } = useToast();
  const { id, submit, control, field, refusal, clashes, isSending, isDirty } = useProfileForm(
    profile,
    (isAll) => {
      toast({ title: texts.saved });
      if (isAll) onClose();
    },
  );
  const { leave, question } = useConfirmDiscard({
    isBegun: isDirty,
    isBusy: isSending,
    texts,
    onLeave: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={texts.editTitle}
      size="lg"
      // A focused field would open a phone's keyboard over half of the form, with the name selected.
      initialFocus="title"
      actions={
        <>
          {clashes.length > 0 && <Clashes clashes={clashes} />}
          {refusal && clashes.length === 0 && (
            <Note tone="bad" role="alert" className="basis-full">
              {refusal}
            </Note>
          )}
          <Button onClick={leave} disabled={isSending}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isSending} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-s-4 phone:grid-cols-2"
      >
        {inputs.map(({ name, ...input }) => (
          <Field
            key={name}
            label={texts.inputs[name]}
            {...field(name)}
            hint={
              name === "username" && (
                <span className="wrap-anywhere">{texts.pageNameHint(location.host)}</span>
              )
            }
            className={name === "username" || name === "address" ? "phone:col-span-2" : ""}
          >
            <Input {...input} {...control(name)} />
          </Field>
        ))}
        <Field label={texts.inputs.bio} {...field("bio")} className="phone:col-span-2">
          <Textarea rows={4} {...control("bio")} />
        </Field>
      </form>
      {question}
      {children}
    </Dialog>
  );
}
