import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { answers, freshWizardForEachTest, renderStep } from "../../test/render-step.tsx";
import { LegalStep } from "./legal-step.tsx";
import { ndaSections, ndaText, ndaVersion } from "./nda.ts";

freshWizardForEachTest();

const show = () => renderStep(<LegalStep />);
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
    expect(accepted()).toBe(true);
    await user.click(screen.getByRole("button", { name: "Withdraw acceptance" }));
    expect(accepted()).toBe(false);
  });

  test("P-19.7 the button in the dialog toggles acceptance too", async () => {
    const { user, dialog } = await openNda();
    await user.click(dialog.getByRole("button", { name: "Accept the NDA" }));
    expect(accepted()).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Read the full agreement" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Withdraw acceptance" }));
    expect(accepted()).toBe(false);
  });

  test("P-19.8 data-processing assurances stand beside the form", () => {
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
