import { House, LayoutGrid, Palette } from "lucide-react";
import { useState } from "react";
import {
  CompactStepper,
  ProgressBar,
  ProgressTicks,
  SaveState,
  Stepper,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from "../src/index.ts";
import { Grid, Row } from "./row.tsx";

const titles = [
  "Welcome",
  "Client Questionnaire",
  "Font & Typography",
  "Theme Customization",
  "Page Layout Builder",
  "Media & Assets",
  "Tone & Design Style",
  "Hosting & Legal",
  "Sitemap Generator",
];
const steps = titles.map((title, index) => ({ id: title, title, isDone: index < 3 }));
const icons = [House, LayoutGrid, Palette];
const iconSteps = steps.map((step, index) => {
  const Icon = icons[index % 3] ?? House;
  return { ...step, icon: <Icon aria-hidden="true" /> };
});

/** Tabs, steps, progress, save states. */
export function Progress() {
  const [current, setCurrent] = useState("Theme Customization");
  return (
    <Row title="Tabs and steps" note="Numbers where order is real, letters where reference is.">
      <Grid>
        <Tabs defaultValue="profile" className="col-span-full">
          <TabList aria-label="Profile">
            <Tab value="profile">Profile</Tab>
            <Tab value="documents">Documents (4)</Tab>
          </TabList>
          <TabPanel value="profile">Name, business and handle.</TabPanel>
          <TabPanel value="documents">Quotes, contracts and notes.</TabPanel>
        </Tabs>
        <Stepper steps={steps} currentId={current} onSelect={setCurrent} />
        <div className="grid gap-s-6">
          <CompactStepper steps={steps} currentId={current} onSelect={setCurrent} />
          <CompactStepper steps={iconSteps} currentId={current} onSelect={setCurrent} />
        </div>
        <div className="grid justify-items-stretch gap-s-5">
          <ProgressTicks
            label="6 of 9 completed, step 7 open"
            steps={titles.map((id, index) => ({
              id,
              state: index < 6 ? "done" : index === 6 ? "current" : "open",
            }))}
          />
          <ProgressBar label="storefront.webp" percent={60} />
          <SaveState state="saved">Saved 14:03</SaveState>
          <SaveState state="saving">Saving...</SaveState>
          <SaveState state="offline">Offline. Kept on this device until you are back online.</SaveState>
          <SaveState state="failed">Not saved. Trying again in 10 s.</SaveState>
        </div>
      </Grid>
    </Row>
  );
}
