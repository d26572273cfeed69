import { createHash } from "node:crypto";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { act, cleanup, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { initialWizardState, useWizard } from "../../lib/wizard/wizard-store.ts";
import { fakeAgreements } from "../../test/fake-account.ts";
import { answers, freshWizardForEachTest, renderStep, testUser } from "../../test/render-step.tsx";
import { LegalStep } from "./legal-step.tsx";
import { ndaSections } from "./nda-sections.ts";

freshWizardForEachTest();
beforeEach(() => {
  fakeAgreements();
});

const show = () => renderStep(<LegalStep user={testUser} />);
const control = (name: RegExp) => screen.getByRole("switch", { name });
const accepted = () => answers().formData.ndaAccepted;

describe("domain and hosting", () => {
  test("P-19.1 'I already have a domain' asks for its name", async () => {
    const user = show();
    expect(screen.queryByRole("textbox", { name: "Domain name" })).toBeNull();
    await user.click(control(/^I already have a domain$/));
    await user.type(screen.getByRole("textbox", { name: "Domain name" }), "bakehouse.example");
    expect(answers().formData).toMatchObject({ hasDomain: true, domainName: "bakehouse.example" });
  });

  test("P-19.2 'I already have hosting' asks for the provider", async () => {
    const user = show();
    expect(screen.queryByRole("textbox", { name: "Hosting provider" })).toBeNull();
    await user.click(control(/^I already have hosting$/));
    await user.type(screen.getByRole("textbox", { name: "Hosting provider" }), "Example Hosting");
    expect(answers().formData).toMatchObject({ hasHosting: true, hostingProvider: "Example Hosting" });
  });

  test("P-19.3 switching either off clears what belongs to it", async () => {
    const user = show();
    await user.click(control(/have a domain/));
    await user.type(screen.getByRole("textbox", { name: "Domain name" }), "bakehouse.example");
    await user.click(control(/have hosting/));
    await user.type(screen.getByRole("textbox", { name: "Hosting provider" }), "Example Hosting");
    await user.click(control(/have a domain/));
    expect(answers().formData).toMatchObject({
      hasDomain: false,
      domainName: "",
      hostingProvider: "Example Hosting",
    });
    await user.click(control(/have hosting/));
    expect(answers().formData).toMatchObject({ hasHosting: false, hostingProvider: "" });
  });

  test("P-19.80 a domain name that is no web address is said so on leaving its field, politely", async () => {
    const warning = /^We cannot read your domain name as a web address\. For example: /;
    const user = show();
    await user.click(control(/have a domain/));
    const field = screen.getByRole("textbox", { name: "Domain name" });
    await user.type(field, "not a domain");
    expect(screen.queryByText(warning)).toBeNull();
    await user.tab();
    expect(screen.getByText(warning).closest("[aria-live=polite]")).not.toBeNull();
    expect(field.getAttribute("aria-invalid")).toBeNull();
    for (const domain of ["bakehouse.example", "https://www.bakehouse.example/home", "bäckerei.example"]) {
      await user.clear(field);
      await user.type(field, domain);
      await user.tab();
      expect(screen.queryByText(warning), domain).toBeNull();
    }
  });

  test.each([
    ["P-19.17 domain", /have a domain/, "Domain name", "domainName"],
    ["P-19.17 hosting", /have hosting/, "Hosting provider", "hostingProvider"],
  ] as const)("%s: what a switch has cleared is back when it is on again", async (_, name, label, answer) => {
    const user = show();
    await user.click(control(name));
    await user.type(screen.getByRole("textbox", { name: label }), "bakehouse.example");
    await user.click(control(name));
    expect(answers().formData[answer]).toBe("");
    await user.click(control(name));
    expect(answers().formData[answer]).toBe("bakehouse.example");
    await user.clear(screen.getByRole("textbox", { name: label }));
    await user.dblClick(control(name));
    expect(answers().formData[answer]).toBe("");
  });

  test("P-19.4 hosting help promises 99.9% uptime, with pricing to be sent later", async () => {
    const user = show();
    const help = control(/99\.9% uptime.*pricing later/);
    await user.click(help);
    expect(answers().formData.hostingHelp).toBe(true);
  });
});

describe("agreement", () => {
  const openNda = async () => {
    const user = show();
    await user.click(screen.getByRole("button", { name: "Read the full agreement" }));
    return { user, dialog: within(screen.getByRole("dialog", { name: "Mutual Non-Disclosure Agreement" })) };
  };

  test("P-19.5 the full text opens in a dialog: two years, three more for confidentiality, California law", async () => {
    const { dialog } = await openNda();
    expect(dialog.getByText(/runs for two \(2\) years from the Effective Date/)).toBeTruthy();
    expect(dialog.getByText(/survive its end for three \(3\) years/)).toBeTruthy();
    expect(dialog.getByText(/laws of the State of California govern/)).toBeTruthy();
    expect(dialog.getAllByRole("heading", { level: 3 })).toHaveLength(14);
  });

  test("P-19.6 the button on the step toggles acceptance", async () => {
    const user = show();
    await user.click(screen.getByRole("button", { name: "Accept the NDA" }));
    await vi.waitFor(() => expect(accepted()).toBe(true));
    await user.click(await screen.findByRole("button", { name: "Withdraw acceptance" }));
    await vi.waitFor(() => expect(accepted()).toBe(false));
  });

  test("P-19.7 the button in the dialog toggles acceptance too", async () => {
    const { user, dialog } = await openNda();
    await user.click(dialog.getByRole("button", { name: "Accept the NDA" }));
    await vi.waitFor(() => expect(accepted()).toBe(true));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Read the full agreement" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Withdraw acceptance" }));
    await vi.waitFor(() => expect(accepted()).toBe(false));
  });

  test("P-19.8 data-processing assurances are shown beside the form", () => {
    show();
    const assurances = within(screen.getByRole("region", { name: "How we handle your data" }));
    expect(assurances.getAllByRole("definition").length).toBeGreaterThanOrEqual(3);
  });

  test("the text names the agency and its version, and what is shown is the whole of it", () => {
    const text = ndaText("Example Agency");
    expect(text).toContain("between Example Agency (the");
    expect(text).toContain(`Version ${ndaVersion}`);
    expect(text).not.toMatch(/[{}]/);
    const shown = ndaSections(text).flatMap(({ title, lines }) => (title === "" ? lines : [title, ...lines]));
    expect(shown).toEqual(text.split("\n").filter((line) => line !== ""));
  });

  test("the agreement can be downloaded as a text file named for its version", async () => {
    const { dialog } = await openNda();
    const link = dialog.getByRole<HTMLAnchorElement>("link", { name: "Download as text" });
    expect(link.download).toBe(`nda-${ndaVersion}.txt`);
    expect(link.href).toMatch(/^blob:/);
  });
});

describe("the record", () => {
  const accept = (user: ReturnType<typeof show>) =>
    user.click(screen.getByRole("button", { name: "Accept the NDA" }));
  const recorded = /^Accepted \d\d:\d\d on 2 March 2026 by Anna Baker \(anna@bakehouse\.example\)$/;

  test("P-19.10 acceptance is recorded by the account, which says when and by whom", async () => {
    const account = fakeAgreements();
    const user = show();
    await accept(user);
    expect(await screen.findByText(recorded)).toBeTruthy();
    expect(account.records).toMatchObject([{ action: "accepted", ndaVersion }]);
    expect(localStorage.getItem(`nda_waiting_${testUser.uid}`)).toBeNull();
  });

  test("P-19.9 the browser hashes exactly the text that it shows", async () => {
    const account = fakeAgreements();
    const offers = vi.spyOn(URL, "createObjectURL");
    const user = show();
    await user.click(screen.getByRole("button", { name: "Read the full agreement" }));
    const dialog = screen.getByRole("dialog");
    const [offered] = offers.mock.calls.flat();
    const text = offered instanceof Blob ? await offered.text() : "";
    await user.click(within(dialog).getByRole("button", { name: "Accept the NDA" }));
    await screen.findByText(recorded);
    expect(account.hashes).toEqual([createHash("sha256").update(text, "utf8").digest("hex")]);
  });

  test("P-19.11 a withdrawal is recorded too, and the acceptance before it stays to be read", async () => {
    const account = fakeAgreements();
    const user = show();
    await accept(user);
    await screen.findByText(recorded);
    await user.click(screen.getByRole("button", { name: "Withdraw acceptance" }));
    expect(await screen.findByText(/^Withdrawn \d\d:\d\d on 2 March 2026 by Anna Baker/)).toBeTruthy();
    expect(account.records.map(({ action }) => action)).toEqual(["withdrawn", "accepted"]);
    expect(screen.getByText("1 earlier record")).toBeTruthy();
  });

  test("P-19.13 the record can be downloaded", async () => {
    fakeAgreements();
    const user = show();
    await accept(user);
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /^Download the record/ });
    expect(new URL(link.href).pathname).toBe("/api/agreements/nda/record-1/file");
    expect(link.hasAttribute("download")).toBe(true);
  });

  test("P-19.14 another device of the same account shows what is recorded, and the answer follows it", async () => {
    const account = fakeAgreements();
    await accept(show());
    await screen.findByText(recorded);
    cleanup();
    useWizard.setState(initialWizardState, true);
    localStorage.clear();
    show();
    expect(await screen.findByText(recorded)).toBeTruthy();
    expect(accepted()).toBe(true);
    expect(account.records).toHaveLength(1);
  });

  test("P-19.15 without a connection it says that nothing is recorded yet, stores the action, and records it later", async () => {
    const account = fakeAgreements();
    account.isCut = true;
    const user = show();
    await accept(user);
    expect(await screen.findByText(/on this device\. Not recorded yet/)).toBeTruthy();
    expect(accepted()).toBe(true);
    cleanup();
    show();
    expect(await screen.findByText(/on this device\. Not recorded yet/)).toBeTruthy();
    account.isCut = false;
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText(recorded)).toBeTruthy();
    expect(account.records).toHaveLength(1);
  });

  test("P-19.15 a change of mind without a connection is recorded as both, in order", async () => {
    const account = fakeAgreements();
    account.isCut = true;
    const user = show();
    await accept(user);
    await user.click(await screen.findByRole("button", { name: "Withdraw acceptance" }));
    await vi.waitFor(() => expect(accepted()).toBe(false));
    account.isCut = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await vi.waitFor(() =>
      expect(account.records.map(({ action }) => action)).toEqual(["withdrawn", "accepted"]),
    );
  });

  test("P-19.12 what the server will not record is shown with the API's message, and is not called accepted", async () => {
    const account = fakeAgreements();
    account.refusal = "The text of the agreement has changed. Reload the page and read it again.";
    const user = show();
    await accept(user);
    expect(await screen.findByText("Your choice was not recorded")).toBeTruthy();
    expect(screen.getByText(/The text of the agreement has changed/)).toBeTruthy();
    expect(screen.queryByText(recorded)).toBeNull();
    await vi.waitFor(() => expect(accepted()).toBe(false));
    expect(localStorage.getItem(`nda_waiting_${testUser.uid}`)).toBeNull();
  });

  test("P-19.9 an acceptance of an earlier wording is not one of this wording", async () => {
    const account = fakeAgreements();
    account.records = [
      {
        id: "old",
        action: "accepted",
        signerName: "Anna Baker",
        signerEmail: "anna@bakehouse.example",
        ndaVersion: "2025-01-01",
        textSha256: "1".repeat(64),
        createdAt: "2025-06-01T10:00:00.000Z",
      },
    ];
    show();
    expect(
      await screen.findByText(/You accepted version 2025-01-01 .* The wording has changed since/),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Accept the NDA" })).toBeTruthy();
  });

  /** Records that the server has, the newest first. */
  const recordsOf = (...actions: ("accepted" | "withdrawn")[]) =>
    actions.map((action, index) => ({
      id: `record-${actions.length - index}`,
      action,
      signerName: "Anna Baker",
      signerEmail: "anna@bakehouse.example",
      ndaVersion,
      textSha256: "1".repeat(64),
      createdAt: `2026-03-02T14:0${actions.length - index}:00.000Z`,
    }));
  const showAccepted = async () => {
    const account = fakeAgreements();
    account.records = recordsOf("accepted");
    show();
    await screen.findByText(/^Accepted \d\d:\d\d/);
    await vi.waitFor(() => expect(accepted()).toBe(true));
    return account;
  };

  /** The answers that are written from now on. */
  const writtenAnswers = () => {
    const written: (boolean | undefined)[] = [];
    onTestFinished(useWizard.subscribe(() => written.push(accepted())));
    return written;
  };

  test("P-19.70 a withdrawal that another tab has made and sent is not taken back by this one", async () => {
    const account = await showAccepted();
    const key = `nda_waiting_${testUser.uid}`;
    const change = (newValue: string | null) => {
      const oldValue = localStorage.getItem(key);
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      act(() => void window.dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue })));
    };
    const withdrawal = { action: "withdrawn", ndaVersion, textSha256: "1".repeat(64) };
    change(JSON.stringify([{ ...withdrawal, chosenAt: "2026-03-02T14:02:00.000Z" }]));
    await vi.waitFor(() => expect(accepted()).toBe(false));
    account.records = recordsOf("withdrawn", "accepted");
    const written = writtenAnswers();
    change(null);
    expect(await screen.findByText(/^Withdrawn \d\d:\d\d/)).toBeTruthy();
    expect(written).not.toContain(true);
    expect(screen.getByRole("button", { name: "Accept the NDA" })).toBeTruthy();
  });

  test("P-19.71 an answer that another device has withdrawn stays so, and no older record is written over it", async () => {
    const account = await showAccepted();
    account.records = recordsOf("withdrawn", "accepted");
    const written = writtenAnswers();
    act(() => wizard.updateForm({ ndaAccepted: false }));
    expect(await screen.findByText(/^Withdrawn \d\d:\d\d/)).toBeTruthy();
    expect(written).not.toContain(true);
    expect(screen.getByRole("button", { name: "Accept the NDA" })).toBeTruthy();
  });

  test("P-19.72 where the records cannot be loaded again nothing is written, until they can", async () => {
    const account = await showAccepted();
    account.isCut = true;
    act(() => wizard.updateForm({ ndaAccepted: false }));
    const retry = await screen.findByRole("button", { name: "Try again" });
    expect(accepted()).toBe(false);
    account.isCut = false;
    act(() => retry.click());
    await vi.waitFor(() => expect(accepted()).toBe(true));
  });
});
