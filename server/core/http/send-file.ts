/** Sends a stored file, whole or the requested range. Long files are read piece by piece. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AskedPart, StorageProvider, StoredPart } from '../providers';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;
/** Types displayed inline; all others are sent as a download, so that no stored page runs on our origin. */
const SHOWN =
  /^(image\/(png|jpeg|gif|webp|avif|svg\+xml)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/vtt)$/;
/** Ranges do not work with compressed content; these types are never compressed. */
const IN_PARTS = /^(audio|video)\//;

/** Bytes of a film held in memory at a time. */
const PIECE_BYTES = 1024 * 1024;
/** A range with an end is sent completely up to this size, since a streaming player requests whole segments; longer ones are cut. */
const PART_BYTES = 16 * PIECE_BYTES;

const FIRST_PIECE: AskedPart = { from: 0, to: PIECE_BYTES - 1 };

interface Sending {
  readonly storage: StorageProvider;
  readonly key: string;
  readonly cacheControl: string;
}

/** null: no such file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  sending: Sending,
): Promise<FastifyReply | null> {
  const { storage, key, cacheControl } = sending;
  const asked = partOf(request.headers.range);
  const part = await storage.getPart(key, asked ?? FIRST_PIECE);
  if (part === null) return null;
  if (asked !== null && part.body === null) return outside(reply, part);
  const tag = tagOf(key, part);
  void reply.headers({
    etag: tag,
    'cache-control': cacheControl,
    // An SVG opened directly must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const { contentType } = part;
  if (!SHOWN.test(contentType)) {
    void reply.header('content-disposition', 'attachment').type('application/octet-stream');
    return reply.send(await whole(sending, part));
  }
  void reply.type(contentType);
  if (!IN_PARTS.test(contentType)) return reply.send(await whole(sending, part));
  void reply.header('accept-ranges', 'bytes');
  const ifRange = request.headers['if-range'];
  const isWanted = asked !== null && (ifRange === undefined || ifRange === tag);
  return isWanted ? sendPart(reply, part) : sendPieces(reply, sending, part);
}

const tagOf = (key: string, { version, size }: Pick<StoredPart, 'version' | 'size'>): string =>
  `"${createHash('sha256').update(`${key}\0${size}\0${version}`).digest('base64url').slice(0, 22)}"`;

/** iPhones only play films from servers that support range requests. */
function sendPart(reply: FastifyReply, { body, from, size }: StoredPart): FastifyReply {
  const to = from + (body?.length ?? 0) - 1;
  return reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`).send(body);
}

const outside = (reply: FastifyReply, { size }: StoredPart): FastifyReply =>
  reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${size}`).send();

const isAll = ({ body, from, size }: StoredPart) => from === 0 && (body?.length ?? 0) === size;

async function whole({ storage, key }: Sending, part: StoredPart): Promise<Buffer> {
  if (part.body !== null && isAll(part)) return part.body;
  return (await storage.get(key))?.body ?? Buffer.alloc(0);
}

function sendPieces(reply: FastifyReply, sending: Sending, part: StoredPart): FastifyReply {
  if (part.body !== null && isAll(part)) return reply.send(part.body);
  return reply.header('content-length', part.size).send(Readable.from(pieces(sending, part)));
}

async function* pieces({ storage, key }: Sending, first: StoredPart): AsyncGenerator<Buffer> {
  const { size, version } = first;
  let from = 0;
  if (first.from === 0 && first.body !== null) {
    yield first.body;
    from = first.body.length;
  }
  for (; from < size; from += PIECE_BYTES) {
    const piece = await storage.getPart(key, { from, to: from + PIECE_BYTES - 1 });
    if (piece?.version !== version || piece.body === null)
      throw new Error('A film changed while it was sent');
    yield piece.body;
  }
}

/** null: no range, or several ranges, for which a full response is allowed. */
function partOf(header: string | undefined): AskedPart | null {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return { last: Math.min(Number(last), PART_BYTES) };
  const from = Number(first);
  const most = from + (last === '' ? PIECE_BYTES : PART_BYTES) - 1;
  return { from, to: last === '' ? most : Math.min(Number(last), most) };
}
