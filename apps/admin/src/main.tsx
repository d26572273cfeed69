import "./app.css";
import { saveFile } from "@sitewright/app-kit/download";
import { browserStorage } from "@sitewright/app-kit/storage";
import { WatchedStorage } from "@sitewright/app-kit/watched-storage";
import { createClient } from "@sitewright/contracts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { installLeaveGuard } from "./lib/leave-guard.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root.");

installLeaveGuard();
createRoot(root).render(
  <StrictMode>
    <App
      services={{
        client: createClient({ fetch: window.fetch.bind(window) }),
        now: () => new Date(),
        saveFile,
        storage: new WatchedStorage(browserStorage()),
      }}
    />
  </StrictMode>,
);
