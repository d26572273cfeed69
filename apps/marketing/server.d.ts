// Types of the built server entry; the entry itself is checked against the same contract.
import type { AssetsFromManifest, Render } from "./src/server-contract.ts";

export type * from "./src/server-contract.ts";
export declare const render: Render;
export declare const assetsFromManifest: AssetsFromManifest;
