/**
 * Adds the shortest password length to a page's head, so that its forms apply the server's rule: without
 * another call, and before the first render.
 */
export const withPasswordMin = (document: string, passwordMin: number): string =>
  document.replace("</head>", `<meta name="password-min" content="${passwordMin}" /></head>`);
