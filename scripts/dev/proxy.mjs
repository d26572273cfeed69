// Forwards a request to the API of the development origin, streamed both ways.
import http from "node:http";

export function proxy(request, response, port) {
  const { method, url: path, headers } = request;
  const onward = http.request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once("error", () => {
    if (response.headersSent) return response.destroy();
    response
      .writeHead(503, { "content-type": "text/plain", "retry-after": "1" })
      .end("The API is restarting.");
  });
  request.pipe(onward);
}
