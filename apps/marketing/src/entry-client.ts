import "./styles.css";
import { startAgentTools } from "./islands/agent-tools.ts";
import { startContactForm } from "./islands/contact-form.ts";
import { startHelp } from "./islands/help.ts";
import { startLoadMore } from "./islands/load-more.ts";
import { startMap } from "./islands/map.ts";
import { startMenu } from "./islands/menu.ts";
import { startNewsletter } from "./islands/newsletter.ts";
import { startThemeToggle } from "./islands/theme.ts";

startThemeToggle(document);
startMenu(document);
startContactForm(document);
startMap(document);
startHelp(document);
startAgentTools(document);
startLoadMore(document);
startNewsletter(document);
