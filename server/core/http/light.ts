/**
 * What every answer of a call needs of headers and compression, and no more: nothing in it is run or shown by itself, so
 * the long policy of documents would only be carried along, and a compressor made for each answer costs more than it packs.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Config } from '../config';

/** Half a year, as documents say it. */
const TRANSPORT = { 'strict-transport-security': 'max-age=15552000' } as const;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

export const lightHeaders = ({ production }: Config): Readonly<Record<string, string>> => ({
  ...HEADERS,
  ...(production ? TRANSPORT : {}),
});

/** Below it an answer fits into one packet with its headers. */
export const WORTH_PACKING = 1024;

/** The highest quality takes seconds for a bundle; this one is smaller than gzip and as fast. */
export const BROTLI_QUALITY = 5;

/** The lowest quality packs repetitive JSON to an eighth in a tenth of a millisecond. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const GZIP = { level: 1 };

export interface Packed {
  readonly how: string;
  readonly body: Buffer;
}

/** The best that is accepted; '' for none. */
export function packingOf(accepted: string): 'br' | 'gzip' | '' {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : '';
}

export function pack(accepted: string, payload: string): Packed | null {
  const how = packingOf(accepted);
  if (how === 'br') return { how, body: brotliCompressSync(payload, BROTLI) };
  return how === 'gzip' ? { how, body: gzipSync(payload, GZIP) } : null;
}

function packed(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string' || payload.length < WORTH_PACKING) return payload;
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const made = pack(request.headers['accept-encoding'] ?? '', payload);
  if (made === null) return payload;
  void reply.header('content-encoding', made.how).removeHeader('content-length');
  return made.body;
}

/** Of a route: without the compressor of files. */
export const lightRoute = {
  compress: false,
  onSend: (request, reply, payload, done) => done(null, packed(request, reply, payload)),
} satisfies RouteShorthandOptions;
