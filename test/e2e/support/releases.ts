import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RETIRING_WORKER } from '../../../server/core/http/service-worker';

/** State of the deployment: a build, the next one, or a worker that removes itself and its caches. */
export type Release = 'first' | 'second' | 'third' | 'retired';

/** Cache names of releases; the first is the build itself. */
export const ID_OF = { second: '222222222222', third: '333333333333' } as const;

export interface Releases {
  readonly url: string;
  /** Documents are marked with the release's name. */
  publish(release: Release): void;
  stop(): void;
}

const BUILD_ID = /(\bid:")([0-9a-f]{12})"/;

/** A proxy before a backend that replaces only the document and the service worker, according to the release. */
export async function publishReleases(backend: string): Promise<Releases> {
  let online: Release = 'first';

  async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const headers = { ...from.headers, 'accept-encoding': 'identity' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      from.pipe(request(backend + from.url, { method: from.method, headers }, resolve).on('error', reject));
    });
    const change = changeOf(from.url ?? '', answer, online);
    const { 'content-length': _length, ...changed } = answer.headers;
    to.writeHead(answer.statusCode ?? 502, change ? changed : answer.headers);
    if (change) to.end(change(await textOf(answer)));
    else answer.pipe(to);
  }

  const server = createServer((from, to) => {
    void pass(from, to).catch(() => to.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (release) => void (online = release),
    stop: () => server.close(),
  };
}

function changeOf(path: string, { headers }: IncomingMessage, online: Release) {
  if (headers['content-type']?.startsWith('text/html'))
    return (html: string) => html.replace('<head>', `<head><meta name="release" content="${online}">`);
  if (path !== '/sw.js' || online === 'first') return undefined;
  return (script: string) =>
    online === 'retired' ? RETIRING_WORKER : script.replace(BUILD_ID, `$1${ID_OF[online]}"`);
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  return text;
}
