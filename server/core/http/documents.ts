/** Serves HTML documents, each compressed once and cached. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pack, packingOf, WORTH_PACKING, type Packing } from './packing';

/** Cache entries: the app and the guest home for a few origins, in both encodings. */
const KEPT = 8;

export class Documents {
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
