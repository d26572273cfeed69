import type { Thing, WithContext } from "schema-dts";

/** A schema.org node as a page carries it. */
export type JsonLd<Node extends Thing = Thing> = WithContext<Node>;
