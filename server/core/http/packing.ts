/** Compression for responses that are the same for many clients (documents, the OpenAPI document): compressed once and cached. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes. Below this, a response fits into one packet together with its headers. */
export const WORTH_PACKING = 1024;

/** The highest quality takes seconds for a bundle; this one is smaller than gzip and as fast. */
export const BROTLI_QUALITY = 5;

const PACKERS = {
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => gzipSync(text),
} as const;

export type Packing = keyof typeof PACKERS;

/** Best accepted encoding; '' for none. */
export function packingOf(accepted = ''): Packing | '' {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : '';
}

export const pack = (how: Packing, text: string): Buffer => PACKERS[how](text);
