import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { declaresUnconnected, formsOf, takesMessages, unconnected } from "../site/forms.ts";
import { mainOf, withTag } from "../site/html/semantics.ts";
import type { Site } from "../site/site.ts";

export const formConnected: Rule<"form-unconnected"> = {
  id: "form-unconnected",
  promises: "No form takes what readers type and lets it vanish without saying so.",
  check: (site) =>
    site.pages.flatMap((page) =>
      formsOf(page).flatMap((form): Finding[] => {
        const reason = declaresUnconnected(form) ? null : unconnected(site, page, form);
        const message = `The form reaches nobody: ${reason}. Connect it, or give it the attribute data-unconnected and say in it that it is to be connected.`;
        return reason === null ? [] : [{ file: page.path, line: form.line, message }];
      }),
    ),
};

function check({ planned, home }: Site, { siteStructure }: Spec): Finding[] {
  const contact = planned.find(
    ({ page }) => page.origin === "client" && /^\/(?:contact|kontakt)(?:-us)?$/i.test(page.path),
  );
  const isPromised = contact !== undefined || siteStructure.sections.chosen.includes("contact");
  const page = contact?.file ?? home;
  if (!isPromised || !page) return [];
  const isThere = formsOf(page).some(takesMessages) || withTag(page, "iframe").length > 0;
  const message = "The form by which readers write to the business is missing.";
  return isThere ? [] : [{ file: page.path, line: mainOf(page).line, message }];
}

export const formPresent: Rule<"form-missing"> = {
  id: "form-missing",
  promises: "Where the spec has a page or a section for contact, readers can write to the business there.",
  check,
};
