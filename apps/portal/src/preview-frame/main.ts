import { openFrame } from "./open-frame.ts";

openFrame();
