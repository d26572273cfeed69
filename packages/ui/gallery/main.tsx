import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ToastProvider } from "../src/index.ts";
import "./gallery.css";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ToastProvider>
        <Gallery />
      </ToastProvider>
    </StrictMode>,
  );
}
