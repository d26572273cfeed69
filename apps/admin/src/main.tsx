import { createClient } from "@sitewright/contracts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { AdminApp } from "./app.tsx";
import { saveFile } from "./lib/save-file.ts";
import { routes } from "./routes/routes.tsx";
import "./app.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element with the id root.");

createRoot(root).render(
  <StrictMode>
    <AdminApp
      router={createBrowserRouter(routes, { basename: "/admin" })}
      services={{
        client: createClient({ fetch: window.fetch.bind(window) }),
        now: () => new Date(),
        saveFile,
      }}
    />
  </StrictMode>,
);
