import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { NetRequest, NetResponse } from '../../protocol/net';
import { CUT_SHORT, networkFailure, TOO_MANY_REDIRECTS } from './failures';
import { incomingHeaders, outgoingHeaders } from './headers';

export interface JobEvents {
  headers(event: { header: Record<string, string>; statusCode: number; cookies: string[] }): void;
  chunk(bytes: Buffer): void;
  progress(direction: 'up' | 'down', loaded: number, total: number): void;
}

const MOST_REDIRECTS = 20;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const SLICE = 64 * 1024;
/** Flushes decompressed chunks as they arrive. */
const FLUSH = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };

function decoded(message: IncomingMessage): Readable {
  const encoding = message.headers['content-encoding']?.toLowerCase();
  const decoder =
    encoding === 'gzip'
      ? createGunzip(FLUSH)
      : encoding === 'deflate'
        ? createInflate(FLUSH)
        : encoding === 'br'
          ? createBrotliDecompress()
          : null;
  if (!decoder) return message;
  message.on('error', (error) => decoder.destroy(error));
  return message.pipe(decoder);
}

/** One request of the mini program, including redirects. */
export class HttpJob {
  private request: ClientRequest | null = null;
  private stop: ((reason: string) => void) | null = null;
  private readonly body: Buffer | null;

  constructor(
    private readonly asked: NetRequest,
    private readonly events: JobEvents,
  ) {
    this.body = asked.body === null ? null : Buffer.from(asked.body, asked.binary ? 'base64' : 'utf8');
  }

  /** Rejects with WeChat's message, without the method's name. */
  async run(): Promise<NetResponse> {
    let timer: NodeJS.Timeout | undefined;
    const stopped = new Promise<never>((_resolve, reject) => {
      this.stop = (reason) => reject(new Error(reason));
      timer = setTimeout(() => this.abort('timeout'), this.asked.timeout);
    });
    try {
      return await Promise.race([this.follow(), stopped]);
    } finally {
      clearTimeout(timer);
    }
  }

  abort(reason = 'abort'): void {
    this.stop?.(reason);
    this.request?.destroy();
  }

  private async follow(): Promise<NetResponse> {
    let { method, header } = this.asked;
    let url = new URL(this.asked.url);
    let body = this.body;
    for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
      const message = await this.exchange(url, method, header, body);
      const status = message.statusCode ?? 0;
      const target = REDIRECTS.has(status) ? message.headers.location : undefined;
      if (this.asked.redirect === 'manual' || target === undefined) return this.read(message);
      message.resume();
      const next = new URL(target, url);
      if (next.origin !== url.origin) header = withoutAuthorization(header);
      const becomesGet = status === 303 ? method !== 'HEAD' : status < 303 && method === 'POST';
      if (becomesGet) [method, body] = ['GET', null];
      url = next;
    }
    throw new Error(TOO_MANY_REDIRECTS);
  }

  private exchange(
    url: URL,
    method: string,
    header: Record<string, string>,
    body: Buffer | null,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(new Error(networkFailure(error)));
      try {
        const { request: open } = url.protocol === 'https:' ? https : http;
        const request = open(url, { method, headers: outgoingHeaders(header, body) });
        this.request = request;
        request.on('error', fail);
        request.on('response', resolve);
        // A response to CONNECT has no body; its tunnel is not used.
        request.on('connect', (message, socket) => {
          socket.destroy();
          message.push(null);
          resolve(message);
        });
        this.write(request, body);
      } catch (error) {
        fail(error);
      }
    });
  }

  private write(request: ClientRequest, body: Buffer | null): void {
    if (!body) {
      request.end();
      return;
    }
    let sent = 0;
    const step = (): void => {
      const slice = body.subarray(sent, sent + SLICE);
      request.write(slice, (error) => {
        if (error) return;
        sent += slice.length;
        if (this.asked.progress === 'up') this.events.progress('up', sent, body.length);
        if (sent < body.length) step();
        else request.end();
      });
    };
    step();
  }

  private async read(message: IncomingMessage): Promise<NetResponse> {
    const { header, cookies } = incomingHeaders(message.rawHeaders);
    const statusCode = message.statusCode ?? 0;
    this.events.headers({ header, statusCode, cookies });
    this.watch(message);
    const pieces: Buffer[] = [];
    let length = 0;
    try {
      for await (const piece of decoded(message) as AsyncIterable<Buffer>) {
        length += piece.length;
        if (length > (this.asked.maxBytes ?? Infinity)) {
          this.request?.destroy();
          throw new TooLong();
        }
        if (this.asked.chunked) this.events.chunk(piece);
        else pieces.push(piece);
      }
    } catch (error) {
      if (error instanceof TooLong) throw new Error('exceed max file size');
      throw new Error(message.complete ? networkFailure(error) : CUT_SHORT);
    }
    return { statusCode, header, cookies, body: Buffer.concat(pieces).toString('base64') };
  }

  private watch(message: IncomingMessage): void {
    if (this.asked.progress !== 'down') return;
    const total = Number(message.headers['content-length'] ?? 0);
    let loaded = 0;
    message.on('data', (piece: Buffer) => {
      loaded += piece.length;
      this.events.progress('down', loaded, total);
    });
  }
}

class TooLong extends Error {}

const withoutAuthorization = (header: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(header).filter(([name]) => name.toLowerCase() !== 'authorization'));
