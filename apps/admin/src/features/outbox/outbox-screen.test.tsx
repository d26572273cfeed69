import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderAdmin, setWindowWidth } from "../../test/render-admin.tsx";
import { founder, sampleMail, sampleProject } from "../../test/samples.ts";

beforeEach(() => setWindowWidth(1440));

function cellsOf(name: string): string[] {
  const row = screen.getByRole("link", { name }).closest("tr");
  return [...(row?.querySelectorAll("td") ?? [])].slice(1).map((cell) => cell.textContent ?? "");
}

const failed = sampleMail(2, {
  status: "dead",
  transport: null,
  attempts: 8,
  lastError: "550 No such mailbox",
  sentAt: null,
  projectId: "project-1",
});

describe("the list", () => {
  it("D-11.2 every email has a row with recipient, kind, status, attempts and time", async () => {
    renderAdmin("/outbox", { user: founder, mails: [sampleMail(1), failed] });
    await screen.findByText("2 of 2 emails");
    const time = expect.stringMatching(/^2[01] Nov, \d\d:\d[34]$/);
    expect(cellsOf("Subject 1")).toEqual([
      "owner1@client.example",
      "Project confirmation",
      "Sent",
      "1",
      time,
    ]);
    expect(cellsOf("Subject 2")).toEqual([
      "owner2@client.example",
      "Project confirmation",
      "Failed",
      "8",
      time,
    ]);
  });

  it("D-11.3 can be filtered by status, which is kept in the address", async () => {
    const { user, address } = renderAdmin("/outbox", { user: founder, mails: [sampleMail(1), failed] });
    await screen.findByText("2 of 2 emails");
    await user.selectOptions(screen.getByLabelText("Status"), "Failed");
    await screen.findByText("1 of 1 email");
    expect(screen.getByRole("link", { name: "Subject 2" })).toBeTruthy();
    expect(address()).toBe("/outbox?status=dead");
  });

  it("D-11.41 a filter that is chosen right after typing a search narrows with it", async () => {
    const { address } = renderAdmin("/outbox", { user: founder, mails: [sampleMail(1), failed] });
    await screen.findByText("2 of 2 emails");
    fireEvent.change(screen.getByLabelText("Search emails"), { target: { value: "owner" } });
    fireEvent.change(screen.getByLabelText("Status"), { target: { value: "dead" } });
    await waitFor(() => expect(address()).toContain("search=owner"));
    expect(address()).toContain("status=dead");
  });

  it("D-11.42 an email that is opened right after typing a search stays open when the search takes effect", async () => {
    const { user, address } = renderAdmin("/outbox", { user: founder, mails: [sampleMail(1), failed] });
    await screen.findByText("2 of 2 emails");
    fireEvent.change(screen.getByLabelText("Search emails"), { target: { value: "owner" } });
    await user.click(screen.getByRole("link", { name: "Subject 1" }));
    await waitFor(() => expect(address()).toContain("search=owner"));
    expect(address()).toMatch(/^\/outbox\/mail-1\?/);
    await user.click(screen.getByRole("button", { name: "Close panel" }));
    expect(address()).toBe("/outbox?search=owner");
  });

  it("D-11.3 a status without emails says so and offers to show all", async () => {
    const { user } = renderAdmin("/outbox?status=cancelled", { user: founder, mails: [sampleMail(1)] });
    await screen.findByRole("heading", { name: "No emails match" });
    await user.click(screen.getByRole("button", { name: "Show all emails" }));
    await screen.findByText("1 of 1 email");
  });

  it("emails that a server without a provider has kept are explained above the list", async () => {
    const mails = [sampleMail(1, { transport: "local" }), failed];
    const { user, server } = renderAdmin("/outbox", { user: founder, mails, isMailKept: true });
    await screen.findByText(/were not delivered: the server had no mail provider.*set SMTP_URL/);
    expect(cellsOf("Subject 1")[2]).toBe("Kept, not sent");
    // The server was started again with a provider.
    server.state.isMailKept = false;
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await screen.findByText(/were not delivered.*It has one now: “Try again” sends a kept one\.$/);
    expect(screen.queryByText(/SMTP_URL/)).toBeNull();
  });

  it("an email that was only kept can be sent from its panel; one that was sent cannot", async () => {
    const mails = [sampleMail(1, { transport: "local" }), sampleMail(2)];
    const { user, server } = renderAdmin("/outbox/mail-1", { user: founder, mails });
    const again = await screen.findByRole("button", { name: "Try again" });
    // It comes before the text, so that it is in view however long the text is.
    expect(again.compareDocumentPosition(screen.getByText("Mail 1 as text"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(again);
    await screen.findByText("Email queued again");
    expect(server.requests.map(({ path }) => path)).toContain("/api/admin/outbox/mail-1/retry");
    await user.click(screen.getByRole("link", { name: "Subject 2" }));
    const panel = await screen.findByRole("complementary", { name: "Subject 2" });
    await within(panel).findByText("Mail 2 as text");
    expect(within(panel).queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("D-11.320 while the server has no mail provider a kept email cannot be sent again, and its panel says why", async () => {
    const mails = [sampleMail(1, { transport: "local" }), failed];
    const { user, server } = renderAdmin("/outbox/mail-1", { user: founder, mails, isMailKept: true });
    await screen.findByText("The server has no mail provider yet, so it would only be kept again.");
    const again = () => screen.getByRole("button", { name: "Try again" });
    expect(again()).toHaveProperty("disabled", true);
    await user.click(screen.getByRole("checkbox", { name: "Select Subject 1" }));
    await user.click(screen.getByRole("checkbox", { name: "Select Subject 2" }));
    expect(screen.getByRole("button", { name: "Try 1 again" })).toHaveProperty("disabled", false);
    // The server was started again with a provider.
    server.state.isMailKept = false;
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(again()).toHaveProperty("disabled", false));
    expect(screen.queryByText(/would only be kept again/)).toBeNull();
  });

  it("D-11.360 where ticked emails would only be kept again, it is said beside the button how many are left out and why", async () => {
    const mails = [sampleMail(1, { transport: "local" }), failed];
    const { user } = renderAdmin("/outbox", { user: founder, mails, isMailKept: true });
    const tick = async (number: number) =>
      user.click(await screen.findByRole("checkbox", { name: `Select Subject ${number}` }));
    const reasonOf = (name: string) =>
      document.getElementById(screen.getByRole("button", { name }).getAttribute("aria-describedby") ?? "")
        ?.textContent;
    await tick(2);
    expect(reasonOf("Try 1 again")).toBeUndefined();
    await tick(1);
    const reason = "1 left out: the server has no mail provider yet, so it would only be kept again.";
    expect(reasonOf("Try 1 again")).toBe(reason);
    await tick(2);
    expect(reasonOf("Try 0 again")).toBe(reason);
  });

  it("D-11.322 the link of a kept email is copied from its panel, to be passed on by hand", async () => {
    const text = "Accept the invitation:\nhttps://agency.example/admin/invitation#secret\n";
    const mails = [
      { ...sampleMail(1, { transport: "local" }), text },
      { ...sampleMail(2), text },
    ];
    const { user } = renderAdmin("/outbox/mail-1", { user: founder, mails });
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    await screen.findByText("Link copied");
    expect(await navigator.clipboard.readText()).toBe("https://agency.example/admin/invitation#secret");
    await user.click(screen.getByRole("link", { name: "Subject 2" }));
    await screen.findByRole("complementary", { name: "Subject 2" });
    expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
  });

  it("D-11.43 a failed email that is not needed any more is dismissed: it keeps its reason and can still be sent", async () => {
    const { user } = renderAdmin("/outbox/mail-2", { user: founder, mails: [sampleMail(1), failed] });
    await user.click(await screen.findByRole("button", { name: "No longer needed" }));
    await screen.findByText("Email dismissed");
    await waitFor(() => expect(cellsOf("Subject 2")[2]).toBe("Cancelled"));
    const panel = screen.getByRole("complementary", { name: "Subject 2" });
    await within(panel).findByText("This email will not be sent.");
    expect(within(panel).getByText("550 No such mailbox")).toBeTruthy();
    expect(within(panel).getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(within(panel).queryByRole("button", { name: "No longer needed" })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Subject 2"));
  });

  it("D-11.43 of several ticked emails those that failed are dismissed", async () => {
    const { user, server } = renderAdmin("/outbox", { user: founder, mails: [sampleMail(1), failed] });
    await user.click(await screen.findByRole("checkbox", { name: "Select Subject 1" }));
    expect(screen.queryByRole("button", { name: /no longer needed/ })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Select Subject 2" }));
    await user.click(screen.getByRole("button", { name: "1 no longer needed" }));
    await screen.findByText("Email dismissed");
    const sent = server.requests.filter(({ method }) => method === "POST");
    expect(sent.map(({ path }) => path)).toEqual(["/api/admin/outbox/mail-2/dismiss"]);
  });

  it("nothing is said of a provider where every email was handed to one", async () => {
    renderAdmin("/outbox", { user: founder, mails: [sampleMail(1), failed] });
    await screen.findByText("2 of 2 emails");
    expect(screen.queryByText(/no mail provider/)).toBeNull();
  });

  it("says what failed and tries again on request", async () => {
    const faults = [{ path: "/api/admin/outbox", fault: "offline" as const }];
    const { user, server } = renderAdmin("/outbox", { user: founder, mails: [sampleMail(1)], faults });
    await screen.findByText("The emails could not be loaded.");
    server.state.faults = [];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("1 of 1 email");
  });

  it("says that there is nothing yet", async () => {
    renderAdmin("/outbox", { user: founder });
    await screen.findByRole("heading", { name: "No emails yet" });
  });
});

describe("one mail", () => {
  it("D-11.5 opens with its words", async () => {
    const { user, address } = renderAdmin("/outbox", { user: founder, mails: [sampleMail(1)] });
    await user.click(await screen.findByRole("link", { name: "Subject 1" }));
    const panel = await screen.findByRole("complementary", { name: "Subject 1" });
    expect(within(panel).getByText("Mail 1 as text")).toBeTruthy();
    expect(address()).toBe("/outbox/mail-1");
  });

  it("D-11.5 hands out its HTML as a file, to the letter", async () => {
    const { user, saved } = renderAdmin("/outbox/mail-1", { user: founder, mails: [sampleMail(1)] });
    await user.click(await screen.findByRole("button", { name: "Download HTML" }));
    expect(saved).toEqual([
      {
        name: "Subject_1_2026-11-20.html",
        content: '<p style="color:#123456">Mail 1</p>',
        type: "text/html",
      },
    ]);
  });

  it("D-11.5 its HTML is never run inside this page", async () => {
    const html = "<img src=x onerror=alert(1)><b>bold</b>";
    renderAdmin("/outbox/mail-1", { user: founder, mails: [{ ...sampleMail(1), html, text: html }] });
    await screen.findByText(html);
    expect(document.querySelector("img, iframe")).toBeNull();
  });

  it("D-11.3 a mail that failed says why, and leads to its project", async () => {
    const { user } = renderAdmin("/outbox/mail-2", {
      user: founder,
      mails: [failed],
      projects: [sampleProject(1)],
    });
    await screen.findByText("550 No such mailbox");
    expect(screen.getByText("8 attempts")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Open project" }));
    await screen.findByRole("complementary", { name: "Business 1" });
  });

  it("closing leads back to the narrowed list, with the focus on the row", async () => {
    const { user, address } = renderAdmin("/outbox/mail-2?status=dead", { user: founder, mails: [failed] });
    await screen.findByRole("complementary", { name: "Subject 2" });
    await user.click(screen.getByRole("button", { name: "Close panel" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Subject 2"));
    expect(address()).toBe("/outbox?status=dead");
  });
});
