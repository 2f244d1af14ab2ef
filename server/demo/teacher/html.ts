/** The pages of the teacher as HTML. Whatever a parent typed is text in it, never markup. */
import type { CardRow } from '../../homework/rows';
import { formatDateTime } from '../../time';
import { TEACHER_TEXTS } from './texts';
import { TEACHER_PATH } from './where';

/** Text inside of an element or of a quoted attribute. */
export const safe = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

export const TEACHER_POLICY = [
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

export const documentOf = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(title)}</title>
<link rel="stylesheet" href="${TEACHER_PATH}/page.css">
<script src="${TEACHER_PATH}/client.js" defer></script>
</head>
<body><main>${body}</main></body>
</html>
`;

export const loginPage = (refusal = ''): string =>
  documentOf(
    TEACHER_TEXTS.title,
    `<h1>${TEACHER_TEXTS.title}</h1>
<form class="login" method="post" action="${TEACHER_PATH}/login">
<label for="password">${TEACHER_TEXTS.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
<p role="alert" class="wrong">${safe(refusal)}</p>
<button class="main">${TEACHER_TEXTS.logIn}</button>
</form>
<p class="note">${TEACHER_TEXTS.demoOnly}</p>`,
  );

export interface Listed extends CardRow {
  readonly childName: string;
}

export const listPage = (rows: readonly Listed[]): string =>
  documentOf(
    TEACHER_TEXTS.title,
    `<header><h1>${TEACHER_TEXTS.title}</h1>
<a href="${TEACHER_PATH}/newcomers">${TEACHER_TEXTS.newcomers.title}</a>
<form method="post" action="${TEACHER_PATH}/logout"><button>${TEACHER_TEXTS.logOut}</button></form></header>
${rows.length === 0 ? `<p class="note">${TEACHER_TEXTS.nothing}</p>` : rows.map(rowOf).join('\n')}`,
  );

function rowOf({ childName, courseName, row }: Listed): string {
  const { handedInAt, id, state, title } = row;
  const waits = state === 'handedIn' || state === 'handedInAgain';
  const when = handedInAt === null ? '' : formatDateTime(handedInAt).slice(5, 16);
  return `<a class="card" href="${TEACHER_PATH}/homework/${id}">
<span><b>${safe(childName === '' ? TEACHER_TEXTS.unnamed : childName)}　${safe(title)}</b><br>
<span class="note">${safe(courseName)}　${when}</span></span>
<span class="state${waits ? ' waits' : ''}">${TEACHER_TEXTS.states[state]}</span></a>`;
}
