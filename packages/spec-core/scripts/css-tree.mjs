// The parts of css-tree that the checker uses: its main module reads tables from its own folder, which one file has not.
export { default as generate } from "css-tree/generator";
export { default as parse } from "css-tree/parser";
export { ident, string } from "css-tree/utils";
