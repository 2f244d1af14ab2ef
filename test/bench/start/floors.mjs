/**
 * Baselines for the start: a text page without scripts, and a bare React list with data from one call. Served optimally: brotli 11, short
 * headers, no caching.
 */
import { createServer } from 'node:http';
import { constants, brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const ROWS = 20;
const STYLE =
  'body{margin:0;font:16px/1.5 sans-serif;background:#f5f7f4}li{list-style:none;margin:12px 16px;padding:16px;background:#fff;border-radius:12px}';

const rows = Array.from({ length: ROWS }, (_, index) => ({
  id: index + 1,
  title: `第${index + 1}节课 · 数学思维`,
  text: '今天的课从图形开始，孩子会认识三角形、正方形和圆，并试着把它们拼成一座房子。',
}));

const documentOf = (body) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>floor</title><style>${STYLE}</style></head><body>${body}</body></html>`;

const staticPage = () =>
  documentOf(`<ul>${rows.map(({ title, text }) => `<li><b>${title}</b><p>${text}</p></li>`).join('')}</ul>`);

const LIST = `
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
function List() {
  const [rows, setRows] = useState(null);
  useEffect(() => { fetch('/rows').then((answer) => answer.json()).then(setRows); }, []);
  const [open, setOpen] = useState(null);
  if (open) return h('article', null, h('h1', null, open.title), h('p', null, open.text));
  return rows && h('ul', null, rows.map((row) => h('li', { key: row.id, onClick: () => setOpen(row) }, h('b', null, row.title), h('p', null, row.text))));
}
createRoot(document.getElementById('app')).render(h(List));
`;

async function reactList() {
  const { outputFiles } = await build({
    stdin: { contents: LIST, resolveDir: process.cwd(), loader: 'js' },
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2018',
    legalComments: 'none',
  });
  return outputFiles[0].text;
}

const brotli = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Listens on a free port; `/static` and `/react` are the baselines. */
export async function startFloors() {
  const files = new Map(
    Object.entries({
      '/static': ['text/html; charset=utf-8', staticPage()],
      '/react': [
        'text/html; charset=utf-8',
        documentOf('<div id="app"></div><script src="/list.js"></script>'),
      ],
      '/list.js': ['text/javascript; charset=utf-8', await reactList()],
      '/rows': ['application/json; charset=utf-8', JSON.stringify(rows)],
    }).map(([path, [type, text]]) => [path, { type, body: brotli(text) }]),
  );
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url, 'http://floor').pathname);
    if (file === undefined) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    return response.end(file.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
