/**
 * Names the shortest password in a page's head, so that its forms ask for what the server takes: without another call,
 * and before anything is drawn.
 */
export const withPasswordMin = (document: string, passwordMin: number): string =>
  document.replace("</head>", `<meta name="password-min" content="${passwordMin}" /></head>`);
