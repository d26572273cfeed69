import "./styles.css";
import { startAgentTools } from "./islands/agent-tools.ts";
import { startSiteChat } from "./islands/chat.ts";
import { startContactForm } from "./islands/contact-form.ts";
import { startHelp } from "./islands/help.ts";
import { startLoadMore } from "./islands/load-more.ts";
import { startMap } from "./islands/map.ts";
import { startMenu } from "./islands/menu.ts";
import { startNewsletter } from "./islands/newsletter.ts";
import { startThemeToggle } from "./islands/theme.ts";
import { whenIdle } from "./islands/when-idle.ts";

function start(): void {
  startThemeToggle(document);
  startMenu(document);
  startContactForm(document);
  startMap(document);
  startHelp(document);
  startLoadMore(document);
  startNewsletter(document);
  // Until then the launcher is a link, and agent tools are not declared.
  whenIdle(document, () => {
    startAgentTools(document);
    startSiteChat(document);
  });
}

// The script is async, so that it runs in its own task instead of the task of the first layout.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start, { once: true });
else start();
