import "./styles.css";
import { startMenu } from "./islands/menu.ts";
import { startThemeToggle } from "./islands/theme.ts";

startThemeToggle(document);
startMenu(document);
