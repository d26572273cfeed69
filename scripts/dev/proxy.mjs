// Forwards a request to the API of the development origin, streamed in both directions; pages are passed
// to `withPage`.
import http from "node:http";
import { text } from "node:stream/consumers";

// Headers that are not forwarded with a page: length, encoding and caching no longer match the changed
// page, and its policy would block the scripts and styles that Vite adds.
const ofTheBuild = ["content-length", "content-encoding", "etag", "content-security-policy"];

const isPage = ({ headers }) => headers["content-type"]?.startsWith("text/html");

async function sendPage(answer, response, withPage) {
  const page = await withPage(await text(answer));
  const headers = Object.entries(answer.headers).filter(([name]) => !ofTheBuild.includes(name));
  response.writeHead(answer.statusCode, Object.fromEntries(headers)).end(page);
}

/** True if the API is restarting; a browser's page is then told to reload by itself. */
const isRestarting = (response) =>
  response
    .writeHead(503, { "content-type": "text/plain", "retry-after": "1", refresh: "1" })
    .end("The API is restarting.");

/** `withPage` receives each page and returns the one to send. */
export function proxy(request, response, { port, withPage }) {
  const { "accept-encoding": _, ...headers } = request.headers;
  const path = request.originalUrl ?? request.url;
  const onward = http.request(
    { host: "127.0.0.1", port, method: request.method, path, headers },
    (answer) => {
      if (answer.statusCode === 503 && !answer.headers["content-type"]) return isRestarting(response);
      if (isPage(answer))
        return sendPage(answer, response, withPage).catch((error) => {
          console.error(error);
          response.destroy();
        });
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  onward.once("error", () => (response.headersSent ? response.destroy() : isRestarting(response)));
  request.pipe(onward);
}
