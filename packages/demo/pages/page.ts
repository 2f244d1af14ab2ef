/** A page as HTML: no script, no external URL, and one inline style sheet, allowed in the policy by its hash. */
import { createHash } from 'node:crypto';
import type { DemoPage } from './demo-page';

/** Values of src/styles/tokens.scss. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f5f7f4;color:#1b2620;font:16px/1.7 -apple-system,"PingFang SC","Helvetica Neue","Microsoft YaHei",sans-serif;-webkit-text-size-adjust:100%}
main{max-width:560px;margin:0 auto;padding:0 16px 32px}
.head{margin:0 -16px;background:#e6f5ed;text-align:center;padding:24px 24px 20px;border-radius:0 0 24px 24px}
.head img{display:block;width:100%;max-width:320px;max-height:220px;object-fit:contain;margin:0 auto 12px;border-radius:16px}
h1{font-size:24px;line-height:1.35;margin:0 0 6px}
.lead{margin:0;color:#47534c}
section{background:#fff;border-radius:16px;padding:16px 18px;margin-top:14px}
h2{font-size:17px;margin:0 0 6px;color:#0b6e41}
ul{margin:0;padding-left:1.2em}
li{margin:4px 0}
.only{padding:0;list-style:none}
footer{margin-top:24px;text-align:center;color:#626e66;font-size:14px}
a{display:inline-block;min-height:44px;line-height:44px;padding:0 20px;color:#0c804b;text-decoration:none;font-weight:600}
`;

export const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const listOf = (lines: readonly string[]): string =>
  `<ul${lines.length === 1 ? ' class="only"' : ''}>${lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ul>`;

export const htmlOf = ({ title, lead, picture, parts }: DemoPage): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header class="head"><img src="/files/${safe(picture)}" alt=""><h1>${safe(title)}</h1><p class="lead">${safe(lead)}</p></header>
${parts.map((part) => `<section><h2>${safe(part.title)}</h2>${listOf(part.lines)}</section>`).join('\n')}
<footer><p>这是演示环境的页面，内容仅供体验。</p><a href="/" target="_top">回到家长端</a></footer>
</main>
</body>
</html>
`;
