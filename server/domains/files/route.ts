/** Stored files: content pictures, uploads and films. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../account/sessions';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { PICTURE_WIDTH_QUERY } from '../../../src/contract/files/values';
import { filmHolder, passFor, type Holder } from './pass';
import { playListFor } from './play-list';
import { pictureWidth, RENDITION_TYPE, renditionsIn, type PictureWidth, type Renditions } from './renditions';
import { isAdmitted, PASS_QUERY, accessOf } from './access';
import { addMillis, DAY, MINUTE, SECOND } from '../../core/time';
import { tokenOf } from '../../core/http/authenticate';
import { headersOf, type AppServices } from '../../core/http/dispatch';
import { BusinessError } from '../../core/http/handler';
import { HTTP_MESSAGES } from '../../core/http/messages';
import type { FileAt } from '../../core/http/context';
import type { Routes } from '../../core/http/routes';
import { sendFile } from '../../core/http/send-file';

const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*){0,7}$/;
const PLAY_LIST = /\.m3u8$/;
/** Types that players may load from the storage. Files fetched by page scripts must be same-origin. */
const PLAYED = /\.(mp4|m4a|m4s|mp3|ts)$/;

const A_DAY = `max-age=${DAY / SECOND}`;
/** The device may cache it but must revalidate, so that access ends with the URL. */
const ASK_EACH_TIME = 'private, no-cache';

/** Time to start playing; after that the player keeps the connection. */
const ELSEWHERE_MS = 30 * MINUTE;

interface Asked {
  Params: { '*': string };
  Querystring: Readonly<Record<string, unknown>>;
}

const missing = () => new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.fileNotFound, 404);

export const registerFiles: Routes = (app, services, limits) => {
  const { clock, config, drawing, providers } = services;
  const { storage } = providers;
  const renditions = renditionsIn(storage, drawing);
  app.route<Asked>({
    method: 'GET',
    url: '/files/*',
    schema: { hide: true },
    onRequest: async (request) => limits.admitFile(request.ip),
    handler: async (request, reply) => {
      const key = request.params['*'];
      if (!KEY.test(key) || key.length > 255) throw missing();
      const width = widthOf(request);
      const access = accessOf(key);
      if (access === 'internal') throw missing();
      if (access === 'parent') return sendFilm(services, request, reply);
      const fileAt = namedOtherwise(services, key);
      if (fileAt !== undefined) return sendNamed(services, request, reply, { fileAt, renditions, width });
      if (!isAdmitted(config.keys, key, request.query[PASS_QUERY], clock.now())) throw missing();
      const cacheControl = `${access === 'everybody' ? 'public' : 'private'}, ${A_DAY}`;
      const shown = await shownAs(request, reply, key, { renditions, width });
      const sent = await sendFile(request, reply, { storage, key: shown, cacheControl });
      if (sent === null) throw missing();
      return sent;
    },
  });
};

/** Checked before the look-up, so that the error reveals nothing about the file. */
function widthOf({ query }: FastifyRequest<Asked>): PictureWidth | null {
  const text = query[PICTURE_WIDTH_QUERY];
  if (text === undefined) return null;
  const width = pictureWidth(text);
  if (width !== null) return width;
  throw new BusinessError(BACKEND_CODE.badInput, HTTP_MESSAGES.pictureWidth, 400, PICTURE_WIDTH_QUERY);
}

interface InWidth {
  readonly renditions: Renditions;
  readonly width: PictureWidth | null;
}

/** Access must have been checked. Returns the key of the file to send. */
async function shownAs(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  { renditions, width }: InWidth,
): Promise<string> {
  if (width === null) return key;
  void reply.header('vary', 'accept');
  return request.headers.accept?.includes(RENDITION_TYPE) === true ? renditions(key, width) : key;
}

/** Only for the holder of the URL; the error does not reveal what is wrong. */
async function sendFilm(
  services: AppServices,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { storage } = services.providers;
  const key = request.params['*'];
  const cookies = request.headers.cookie ?? '';
  const holder = await filmHolder(services, key, { pass: request.query[PASS_QUERY], cookies });
  if (holder === null || (await isSomebodyElse(services, request, holder))) throw missing();
  if (PLAY_LIST.test(key)) return sendPlayList(services, reply, { key, holder });
  const elsewhere = PLAYED.test(key) ? await storage.addressOf(key, lifeOf(services, holder)) : null;
  if (elsewhere !== null) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
  const sent = await sendFile(request, reply, { storage, key, cacheControl: ASK_EACH_TIME });
  if (sent === null) throw missing();
  return sent;
}

/** Virtual paths: a domain determines the actual file and checks access. */
const namedOtherwise = ({ offers }: AppServices, path: string): FileAt | undefined =>
  Object.entries(offers.fileAt).find(([begins]) => path.startsWith(begins))?.[1];

/** Always through this backend: a storage URL would stay valid after the work is hidden. */
async function sendNamed(
  services: AppServices,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  { fileAt, ...inWidth }: InWidth & { readonly fileAt: FileAt },
): Promise<FastifyReply> {
  const key = await fileAt(services, request.params['*'], request.query[PASS_QUERY]);
  const { storage } = services.providers;
  if (key === null) throw missing();
  const shown = await shownAs(request, reply, key, inWidth);
  const sent = await sendFile(request, reply, { storage, key: shown, cacheControl: ASK_EACH_TIME });
  if (sent === null) throw missing();
  return sent;
}

/** Seconds; never longer than the film URL itself. */
function lifeOf({ clock }: AppServices, { until }: Holder): number {
  const soon = addMillis(clock.now(), ELSEWHERE_MS);
  const ends = soon < until ? soon : until;
  return Math.ceil((ends.getTime() - clock.now().getTime()) / SECOND);
}

/** Players send no token. If a request has one, it must be the holder's. */
async function isSomebodyElse(
  services: AppServices,
  request: FastifyRequest,
  { userId }: Holder,
): Promise<boolean> {
  const token = tokenOf(request, headersOf(request), false);
  if (token === null) return false;
  const lookup = await findSession(services, token);
  return lookup.state !== 'live' || lookup.session.userId !== userId;
}

async function sendPlayList(
  { config, providers }: AppServices,
  reply: FastifyReply,
  { key, holder }: { readonly key: string; readonly holder: Holder },
): Promise<FastifyReply> {
  const stored = await providers.storage.get(key);
  if (stored === null) throw missing();
  const list = playListFor(stored.body.toString('utf8'), key, (part) => passFor(config.keys, part, holder));
  return reply.header('cache-control', 'private, no-store').type('application/vnd.apple.mpegurl').send(list);
}
