import "./styles.css";
import { startLoadMore } from "./islands/load-more.ts";
import { startMenu } from "./islands/menu.ts";
import { startNewsletter } from "./islands/newsletter.ts";
import { startThemeToggle } from "./islands/theme.ts";

startThemeToggle(document);
startMenu(document);
startLoadMore(document);
startNewsletter(document);
