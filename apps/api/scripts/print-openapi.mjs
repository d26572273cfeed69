// Prints the OpenAPI document as the server at the address given serves it.
import { endpoints } from "@sitewright/contracts";
import { openApiDocument } from "../src/http/openapi.ts";

const [, , origin = "http://localhost:3000"] = process.argv;
process.stdout.write(JSON.stringify(openApiDocument(endpoints, origin), null, 2));
