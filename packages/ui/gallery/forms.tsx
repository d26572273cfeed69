import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import {
  Checkbox,
  ColorField,
  Combobox,
  ErrorSummary,
  Field,
  Fieldset,
  Input,
  OptionCard,
  OptionGrid,
  pickerColor,
  RadioGroup,
  Segmented,
  Select,
  Switch,
  Textarea,
} from "../src/index.ts";
import { Grid, Row } from "./row.tsx";

const faces = [
  { value: "Inter", label: "Inter", group: "Sans-Serif" },
  { value: "Lato", label: "Lato", group: "Sans-Serif" },
  { value: "Open Sans", label: "Open Sans", group: "Sans-Serif" },
  { value: "Besley", label: "Besley", group: "Serif", className: "font-display" },
];

function Fields() {
  const [face, setFace] = useState<string | null>("Inter");
  const [color, setColor] = useState("#F6C453");
  const [other, setOther] = useState("#7A24");
  const otherError =
    pickerColor(other) === null
      ? "Two digits are missing. A colour has six, for example #7A2414."
      : undefined;
  return (
    <Grid>
      <Field label="Business name" hint="This becomes the site’s title." required>
        <Input placeholder="As your customers say it" />
      </Field>
      <Field label="Website name" hint="Not sure yet? Choose TBD." optional>
        <Input defaultValue="greenwichbakehouse" />
      </Field>
      <Field label="Audience" error="Tell us who the site is for, in a few words." id="audience">
        <Input />
      </Field>
      <Field label="Email Address" hint="Disabled. Ask us to change it.">
        <Input defaultValue="owner@example.com" disabled />
      </Field>
      <Field label="Description" hint="Two or three plain sentences.">
        <Textarea defaultValue="We bake sourdough in Greenwich and sell it before nine." />
      </Field>
      <Field label="Timeline">
        <Select>
          <option>1-3 months</option>
          <option>ASAP</option>
        </Select>
      </Field>
      <Field label="Body font" hint="Type to filter.">
        <Combobox options={faces} value={face} onValueChange={setFace} />
      </Field>
      <div className="divide-y divide-line border-line border-y">
        <ColorField label="Background" letter="c" value={color} onValueChange={setColor} />
        <ColorField label="H3" letter="g" value={other} onValueChange={setOther} error={otherError} />
      </div>
      <ErrorSummary
        errors={[{ fieldId: "audience", message: "Tell us who the site is for, in a few words." }]}
      />
    </Grid>
  );
}

const buttonStyles = ["Classic", "Rounded", "Square", "Standard"] as const;

function Choices() {
  const [style, setStyle] = useState("Casual");
  const [look, setLook] = useState<string>("Rounded");
  const [width, setWidth] = useState<"desktop" | "tablet" | "phone">("desktop");
  return (
    <Grid>
      <Fieldset legend="Website goals">
        <Checkbox label="Sell Products" defaultChecked />
        <Checkbox label="Book Appointments" />
        <Checkbox label="Build Community" disabled />
      </Fieldset>
      <RadioGroup
        legend="Content style"
        value={style}
        onValueChange={setStyle}
        options={["Casual", "Professional", "Technical"].map((name) => ({ value: name, label: name }))}
      />
      <Fieldset legend="Hosting">
        <Switch label="I already have a domain" defaultChecked />
        <Switch label="I already have hosting" />
        <Switch label="Help me with hosting" detail="99.9% uptime, pricing later" />
      </Fieldset>
      <div className="grid justify-items-start gap-s-5">
        <Segmented
          legend="Billing period"
          defaultValue="monthly"
          options={[
            { value: "monthly", label: "Monthly" },
            { value: "annually", label: "Annually" },
          ]}
        />
        <Segmented
          legend="Preview width"
          value={width}
          onValueChange={setWidth}
          options={[
            { value: "desktop", label: "Desktop", icon: <Monitor aria-hidden="true" /> },
            { value: "tablet", label: "Tablet", icon: <Tablet aria-hidden="true" /> },
            { value: "phone", label: "Phone", icon: <Smartphone aria-hidden="true" /> },
          ]}
        />
      </div>
      <OptionGrid legend="Button style" role="radiogroup" className="col-span-full max-w-2xl">
        {buttonStyles.map((name) => (
          <OptionCard
            key={name}
            type="radio"
            name="button-style"
            label={name}
            value={name}
            checked={name === look}
            onChange={() => setLook(name)}
          >
            <i className="block h-6 w-14 rounded-md bg-ink-2" />
          </OptionCard>
        ))}
      </OptionGrid>
      <RadioGroup
        legend="Content style"
        className="col-span-full"
        value={null}
        onValueChange={() => undefined}
        error="Please select a content style to continue"
        options={[{ value: "casual", label: "Casual" }]}
      />
    </Grid>
  );
}

/** Fields and choices. */
export function Forms() {
  return (
    <>
      <Row
        title="Field"
        note="Label above, hint below, the error takes the hint’s place and says what to do."
      >
        <Fields />
      </Row>
      <Row title="Choice" note="Selection is ink. The accent is only its dot.">
        <Choices />
      </Row>
    </>
  );
}
