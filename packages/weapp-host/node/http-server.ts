import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wrapModule } from '../protocol/module-wrapper';
import type { Program } from '../protocol/program';
import type { Bundles } from './bundles';
import type { Evaluations } from './evaluations';
import { contentType, type ProgramFiles } from './program-files';
import type { UserFiles } from './user-files';

export interface Served {
  bundles: Bundles;
  program: Program;
  files: ProgramFiles;
  userFiles: UserFiles;
  evaluations: Evaluations;
}

interface Answer {
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const SCRIPT = contentType('.js');
/** Content policy of the worker: no eval or function constructors, scripts from this server only. */
const NO_EVAL = { 'content-security-policy': "script-src 'self' blob:" };

const script = (body: string | null): Answer | null => (body === null ? null : { type: SCRIPT, body });

/** The packed program with the theme's values. */
const json = (value: unknown): Answer => ({ type: contentType('.json'), body: JSON.stringify(value) });

function document(bundles: Bundles, name: string): Answer {
  const style = bundles.has(`/${name}.css`) ? `<link rel="stylesheet" href="/${name}.css">` : '';
  const body =
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, user-scalable=no, viewport-fit=cover">' +
    `<link rel="icon" href="data:,">${style}</head><body><script src="/${name}.js"></script></body></html>`;
  return { type: contentType('.html'), body };
}

function bundle({ bundles }: Served, path: string): Answer | null {
  const body = bundles.get(path);
  if (body === undefined) return null;
  return { type: contentType(path), body, ...(path === '/logic.js' ? { headers: NO_EVAL } : {}) };
}

async function moduleScript({ files, evaluations, program }: Served, path: string): Promise<Answer | null> {
  const evaluated = evaluations.script(path);
  if (evaluated !== null) return script(evaluated);
  if (!program.scripts.includes(path)) return null;
  const source = program.compiled[path] ?? (await files.script(path));
  return script(source === null ? null : wrapModule(path, source));
}

async function file(read: Promise<Buffer | null> | Buffer | null, name: string): Promise<Answer | null> {
  const body = await read;
  return body && { type: contentType(name), body };
}

function answer(served: Served, url: URL): Promise<Answer | null> | Answer | null {
  const { pathname, searchParams } = url;
  const rest = (prefix: string) => decodeURIComponent(pathname.slice(prefix.length));
  if (pathname === '/') return document(served.bundles, 'shell');
  if (pathname === '/frame.html') return document(served.bundles, 'frame');
  if (pathname === '/module.js') return moduleScript(served, searchParams.get('path') ?? '');
  if (pathname === '/evaluate') return script(served.evaluations.script(searchParams.get('id') ?? ''));
  if (pathname === '/templates.js') return script(`__weappTemplates(${served.program.templates}\n);`);
  if (pathname === '/app.json') return json(served.program.app);
  if (pathname.startsWith('/program/')) return file(served.files.read(rest('/program/')), pathname);
  if (pathname.startsWith('/user-file/')) return file(served.userFiles.read(rest('/user-file/')), pathname);
  return bundle(served, pathname);
}

/** A range of the body, as requested by players; null if unsatisfiable. */
function part(body: Buffer, range: string): { body: Buffer; header: string } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const from = first === '' ? Math.max(body.length - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if ((first === '' && last === '') || from > to) return null;
  return { body: body.subarray(from, to + 1), header: `bytes ${from}-${to}/${body.length}` };
}

function send(response: ServerResponse, found: Answer | null, range: string | undefined): void {
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const wanted = range !== undefined && Buffer.isBuffer(found.body) ? part(found.body, range) : null;
  response.writeHead(wanted ? 206 : 200, {
    'content-type': found.type,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    ...(wanted ? { 'content-range': wanted.header } : {}),
    ...found.headers,
  });
  response.end(wanted?.body ?? found.body);
}

/** Serves the host's pages to its browser, on a free local port. */
export async function serveHost(served: Served): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    void (async () => {
      try {
        send(
          response,
          await answer(served, new URL(request.url ?? '/', 'http://host')),
          request.headers.range,
        );
      } catch {
        // Invalid percent-encoding.
        response.writeHead(400).end();
      }
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
