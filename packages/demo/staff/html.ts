/** HTML helpers of the desks. User input is always escaped. */
import type { Desk } from './desk';
import { STAFF_TEXTS as T } from './texts';

/** Escapes text for an element or a quoted attribute. */
export const safe = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

export const STAFF_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const documentOf = ({ hasScript, path }: Desk, title: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(title)}</title>
<link rel="stylesheet" href="${path}/page.css">
${hasScript ? `<script src="${path}/client.js" defer></script>\n` : ''}</head>
<body><main>${body}</main></body>
</html>
`;

export const loginPage = (desk: Desk, refusal = ''): string =>
  documentOf(
    desk,
    desk.title,
    `<h1>${desk.title}</h1>
<form class="login" method="post" action="${desk.path}/login">
<label for="password">${desk.passwordLabel}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
<p role="alert" class="wrong">${safe(refusal)}</p>
<button class="main">${T.logIn}</button>
</form>
<p class="note">${T.demoOnly}</p>`,
  );

/** Header of a list, with the logout button. */
export const headOf = ({ path, title }: Desk, link = ''): string =>
  `<header><h1>${title}</h1>${link}
<form method="post" action="${path}/logout"><button>${T.logOut}</button></form></header>`;
