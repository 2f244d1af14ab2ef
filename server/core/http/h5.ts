/** Serves the H5 build: hashed files are immutable; index.html is always revalidated and served for every app route. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { routes } from '../../../src/contract/routes';
import type { Config } from '../config';
import { publicOrigin } from './file-url';
import type { GuestHomes } from './guest-home';
import { HASHED } from './kept-builds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pack, packingOf, WORTH_PACKING, type Packing } from './packing';

/** Cache entries: the app and the guest home for a few origins, in both encodings. */
const KEPT = 8;

/** Serves HTML documents, each compressed once and cached. */
class Documents {
  private readonly packed = new Map<string, Buffer>();

  send({ headers }: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
    void reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (html.length < WORTH_PACKING) return reply.send(html);
    void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const how = packingOf(headers['accept-encoding']);
    return how === '' ? reply.send(html) : reply.header('content-encoding', how).send(this.pack(how, html));
  }

  /** LRU: evicts the least recently requested entry. */
  private pack(how: Packing, html: string): Buffer {
    const key = how + html;
    const body = this.packed.get(key) ?? pack(how, html);
    this.packed.delete(key);
    this.packed.set(key, body);
    const [oldest] = this.packed.keys();
    if (this.packed.size > KEPT && oldest !== undefined) this.packed.delete(oldest);
    return body;
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const HOME_PATHS: readonly string[] = ['/', routes.index.path, ...routes.index.aliases];
const ONE_YEAR_S = 31_536_000;
/** Pages shared privately within a family must not be indexed by search engines. */
const SHARED_PATHS: readonly string[] = [
  routes.growUpSituationShare,
  routes.growUpSituationV1Share,
  routes.growUpStudyPlanShare,
  routes.littleTeacherShare,
  routes.littleTeacherDetail,
  routes.teacherVideoDetail,
  routes.babyShowDetail,
  routes.babyShowVideo,
].map(({ path }) => path);

interface Index {
  readonly html: string;
  readonly changedAt: number;
  readonly scriptHashes: readonly string[];
}

export class H5Index {
  readonly documents = new Documents();
  private read: Index | null = null;
  private readonly file: string;

  constructor(h5Dir: string) {
    this.file = join(h5Dir, 'index.html');
  }

  /** Reloaded if a build replaced it; null if there is none. */
  current(): Index | null {
    const stat = existsSync(this.file) ? statSync(this.file) : null;
    if (stat === null) return null;
    if (this.read?.changedAt !== stat.mtimeMs) {
      const html = readFileSync(this.file, 'utf8');
      const scripts = Array.from(html.matchAll(INLINE_SCRIPT), (match) => match[1] ?? '');
      const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
      this.read = { html, changedAt: stat.mtimeMs, scriptHashes: scripts.map(hashOf) };
    }
    return this.read;
  }

  readonly scriptHashes = (): readonly string[] => this.read?.scriptHashes ?? [];
}

/** Guest home with URLs for this visitor's origin. */
export class HomeForGuests {
  constructor(
    private readonly guests: GuestHomes,
    private readonly config: Config,
  ) {}

  into(
    document: string,
    { headers: { host, 'x-forwarded-proto': scheme } }: FastifyRequest,
  ): Promise<string> {
    const headers = { host, 'x-forwarded-proto': String(scheme) };
    return this.guests.into(document, publicOrigin({ config: this.config, headers }));
  }
}

/** Whether a page of the app is requested, rather than a file or a call. */
function asksForPage(request: FastifyRequest): boolean {
  const wantsHtml = (request.headers.accept ?? '').includes('text/html');
  const path = request.url.split('?')[0] ?? '';
  return ['GET', 'HEAD'].includes(request.method) && wantsHtml && !/\.[a-z0-9]{1,5}$/i.test(path);
}

/** Serves the app if the request is for one of its pages. Returns whether it did. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  index: H5Index,
  home: HomeForGuests,
): Promise<boolean> {
  const found = asksForPage(request) ? index.current() : null;
  if (found === null) return false;
  const path = request.url.split('?')[0] ?? '';
  if (SHARED_PATHS.includes(path)) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  const html = HOME_PATHS.includes(path) ? await home.into(found.html, request) : found.html;
  await index.documents.send(request, reply, html);
  return true;
}

export async function registerH5(
  app: FastifyInstance,
  { h5Dir, keptBuilds }: Pick<Config, 'h5Dir' | 'keptBuilds'>,
  index: H5Index,
  home: HomeForGuests,
): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const found = index.current();
    if (found === null) return reply.callNotFound();
    return index.documents.send(request, reply, await home.into(found.html, request));
  });
  if (!existsSync(h5Dir)) return;
  await app.register(fastifyStatic, {
    root: keptBuilds === null ? h5Dir : [h5Dir, keptBuilds],
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const isHashed = HASHED.test(basename(path));
      response.setHeader('cache-control', isHashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache');
    },
  });
}
