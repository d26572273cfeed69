import { Check, Shuffle, Trash2 } from "lucide-react";
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  LetterMark,
  MarkedPhrase,
  Note,
  Swatch,
  TextLink,
} from "../src/index.ts";
import { Grid, Row, State } from "./row.tsx";

const roles = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["raised", "bg-raised"],
  ["sunken", "bg-sunken"],
  ["ink", "bg-ink"],
  ["ink-2", "bg-ink-2"],
  ["line-strong", "bg-line-strong"],
  ["accent", "bg-accent"],
  ["accent-ink", "bg-accent-ink"],
  ["accent-wash", "bg-accent-wash"],
  ["block", "bg-block"],
  ["ok", "bg-ok"],
  ["warn", "bg-warn"],
  ["bad", "bg-bad"],
  ["info", "bg-info"],
] as const;

/** Marks, colours, buttons, badges, notes. */
export function Words() {
  return (
    <>
      <Row
        title="Letter mark"
        note="Ties what a client said to the part it became. Filled: live. Outlined: reference."
      >
        <div className="grid gap-3">
          <p className="font-[470] font-display text-[clamp(1.375rem,1rem+1.4vw,2rem)] leading-snug tracking-[-.012em]">
            People should{" "}
            <MarkedPhrase letter="b" drawn>
              order a loaf
            </MarkedPhrase>{" "}
            the night before.
          </p>
          <p className="flex items-center gap-2 text-ink-3 text-xs">
            <LetterMark letter="a" />
            <LetterMark letter="a" variant="outline" />
            <LetterMark letter="a" variant="quiet" /> live, reference, quiet list
          </p>
        </div>
      </Row>
      <Row
        title="Colour"
        note="One accent. If two things on a screen are red lead, one of them is wrong, unless both are marks."
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11.5rem,28%),1fr))] gap-3 text-ink-2 text-xs">
          {roles.map(([name, look]) => (
            <li key={name}>
              <i
                className={`mb-1 block h-14 rounded-sm shadow-[inset_0_0_0_1px_rgb(120_135_128/.45)] ${look}`}
              />
              {name}
            </li>
          ))}
        </ul>
      </Row>
      <Row title="Button" note="One primary per view. Ink for a second strong action, line for the rest.">
        <div className="flex flex-wrap gap-s-5">
          <State name="primary">
            <Button variant="primary">Start Your Project</Button>
          </State>
          <State name="busy, same width">
            <Button variant="primary" busy>
              Start Your Project
            </Button>
          </State>
          <State name="busy with words">
            <Button variant="primary" busy busyLabel="Submitting...">
              Submit
            </Button>
          </State>
          <State name="disabled">
            <Button variant="primary" disabled>
              Start Your Project
            </Button>
          </State>
          <State name="ink">
            <Button variant="ink">Save Changes</Button>
          </State>
          <State name="line">
            <Button>Back</Button>
          </State>
          <State name="ghost">
            <Button variant="ghost">
              <Shuffle aria-hidden="true" /> Randomize
            </Button>
          </State>
          <State name="danger">
            <Button variant="danger">
              <Trash2 aria-hidden="true" /> Delete
            </Button>
          </State>
          <State name="danger, in its dialog">
            <Button variant="danger" filled>
              Delete Account
            </Button>
          </State>
          <State name="icon">
            <Button iconOnly aria-label="Randomize">
              <Shuffle aria-hidden="true" />
            </Button>
          </State>
          <State name="compact">
            <Button compact>Save palette</Button>
          </State>
          <State name="button link">
            <ButtonLink href="#main" variant="primary">
              Start Free
            </ButtonLink>
          </State>
          <State name="link">
            <TextLink href="#main">Compare plans</TextLink>
          </State>
        </div>
      </Row>
      <Row title="Badge and note" note="Always a word, never colour alone.">
        <Grid>
          <div className="col-span-full flex flex-wrap gap-s-5">
            <Badge>Draft</Badge>
            <Badge tone="info">Submitted</Badge>
            <Badge tone="warn">Editing</Badge>
            <Badge tone="ok">
              <Check aria-hidden="true" /> Finalized
            </Badge>
            <Badge tone="bad">Fail</Badge>
            <Badge tone="accent">Most popular</Badge>
          </div>
          <div className="col-span-full grid gap-3">
            <Note tone="warn">
              You are editing an existing project. Changes are auto-saved. When finished, use “Finish Editing
              & Submit” on the final tab.
            </Note>
            <Note tone="bad">
              <b>Accent on background is 2.65, needs 3.</b> #B7531C would pass.
            </Note>
            <Note tone="ok">Three of three pass.</Note>
            <Note tone="info">A new version is ready.</Note>
            <Note>Not sure yet? Choose TBD.</Note>
          </div>
          <div className="col-span-full flex flex-wrap items-center gap-s-5">
            <Avatar name="Bakery owner" size="sm" />
            <Avatar name="Bakery owner" />
            <Avatar name="Bakery owner" src="/missing.png" />
            <Avatar name="Bakery owner" size="lg" />
            <Swatch color="#F6C453" label="#F6C453" />
            <Swatch color={null} label="Not a colour" />
          </div>
        </Grid>
      </Row>
    </>
  );
}
