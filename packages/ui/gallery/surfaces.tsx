import { useState } from "react";
import {
  Badge,
  Button,
  ConfirmDialog,
  ContrastOffer,
  ContrastStrip,
  Dialog,
  Empty,
  Field,
  Input,
  Panel,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TextLink,
  Toast,
  useToast,
} from "../src/index.ts";
import { Grid, Row } from "./row.tsx";

const pairs = [
  ["Text on background", "#2B1A12", 10.28, 4.5],
  ["Primary on background", "#7A2414", 6.19, 3],
  ["Accent on background", "#C65A1E", 2.65, 3],
] as const;

function Messages() {
  const { toast } = useToast();
  const [open, setOpen] = useState<"none" | "delete" | "read">("none");
  const close = () => setOpen("none");
  return (
    <div className="grid justify-items-start gap-4">
      <Toast
        title="Project Updated!"
        description="Your changes have been saved successfully."
        durationMs={Number.POSITIVE_INFINITY}
        onDismiss={() => undefined}
      />
      <Toast
        tone="error"
        title="Not submitted"
        description="There was an error submitting your project. Please try again or contact support."
        durationMs={Number.POSITIVE_INFINITY}
        onDismiss={() => undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toast({ title: "Project Updated!", description: "Saved at 14:03." })}>
          Show toast
        </Button>
        <Button onClick={() => setOpen("read")}>Open dialog</Button>
        <Button variant="danger" onClick={() => setOpen("delete")}>
          Delete account
        </Button>
      </div>
      <ConfirmDialog
        danger
        open={open === "delete"}
        onOpenChange={close}
        title="Delete account"
        description="Your projects and files go with it. This cannot be undone."
        confirmLabel="Delete Account"
        onConfirm={close}
      >
        <Field label="Please type DELETE to confirm">
          <Input defaultValue="DELET" />
        </Field>
      </ConfirmDialog>
      <Dialog
        open={open === "read"}
        onOpenChange={close}
        title="Confidentiality"
        closeLabel="Close"
        size="lg"
      >
        <p>Two years, and three more for what was confidential.</p>
      </Dialog>
    </div>
  );
}

function States() {
  return (
    <Table caption="Table states">
      <TableHead>
        <TableRow>
          <TableHeader sort="ascending" onSort={() => undefined}>
            Page
          </TableHeader>
          <TableHeader>State</TableHeader>
          <TableHeader numeric sort="none" onSort={() => undefined}>
            Words
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableRowHeader>Home</TableRowHeader>
          <TableCell>Default</TableCell>
          <TableCell numeric>640</TableCell>
        </TableRow>
        <TableRow selected>
          <TableRowHeader>FAQ</TableRowHeader>
          <TableCell>Selected</TableCell>
          <TableCell numeric>1,020</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

/** Panels, tables, dialogs, toasts, empty and loading states. */
export function Surfaces() {
  return (
    <>
      <Row title="Toast and dialog" note="A toast reports. A dialog asks, and names what happens.">
        <Messages />
      </Row>
      <Row title="Contrast" note="The ratio is the largest figure, then one offer that mends it.">
        <ContrastStrip
          title="Accessibility check"
          verdict="1 of 3 fails"
          items={pairs.map(([name, foreground, ratio, required]) => ({
            id: name,
            name,
            required,
            measured: { foreground, background: "#F6C453", ratio, passes: ratio >= required },
          }))}
        >
          <ContrastOffer
            sentence="The nearest accent that passes is #B7531C, at 3.03."
            color="#B7531C"
            actionLabel="Use #B7531C"
            onUse={() => undefined}
          />
        </ContrastStrip>
      </Row>
      <Row title="Card and table" note="A card only where a thing can be picked up. Lists are lists.">
        <Grid>
          <Panel className="grid justify-items-start p-s-5">
            <Badge tone="info">Submitted</Badge>
            <h3 className="mt-3 mb-1 font-display font-title text-display-4 leading-[1.2] tracking-title">
              Blackheath Joinery
            </h3>
            <p className="mb-4 text-ink-2">6 pages, submitted 20 Nov, 11:40</p>
            <Button>Edit Project</Button>
          </Panel>
          <States />
        </Grid>
      </Row>
      <Row title="Empty, loading" note="An empty place says what will stand there and how to begin.">
        <Grid>
          <Empty
            title="No documents available yet."
            action={<TextLink href="#main">Contact Support</TextLink>}
          >
            Quotes, contracts and notes that we share with you will be listed here.
          </Empty>
          <Panel className="p-s-5">
            <Skeleton title />
          </Panel>
        </Grid>
      </Row>
    </>
  );
}
