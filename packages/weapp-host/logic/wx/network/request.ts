import type { NetResponse } from '../../../protocol/net';
import { natives } from '../../natives';
import type { Callbacks, WxContext, WxMethods } from '../context';
import { optional } from '../methods';
import { addressOf, timeoutOf } from './addresses';
import { headerOf, requestHeaders } from './headers';
import { lineOf, type Sent } from './line';
import { methodOf, outgoing } from './request-data';
import { callBack, taskEvents } from './task';

interface RequestOptions extends Callbacks {
  url?: unknown;
  data?: unknown;
  header?: unknown;
  method?: unknown;
  timeout?: unknown;
  dataType?: unknown;
  responseType?: unknown;
  enableChunked?: unknown;
  redirect?: unknown;
}

/** Decodes text by the server's charset, default UTF-8. Removes a byte order mark. */
export function textOf(body: ArrayBuffer, header: Record<string, string>): string {
  const charset = /charset="?([^;"\s]+)/i.exec(headerOf(header, 'content-type') ?? '')?.[1];
  const bytes = new Uint8Array(body);
  try {
    return natives.text(bytes, charset);
  } catch {
    return natives.text(bytes);
  }
}

function dataOf({ body, header }: NetResponse, { responseType, dataType }: RequestOptions): unknown {
  const bytes = natives.fromBase64(body);
  if (responseType === 'arraybuffer') return bytes;
  const text = textOf(bytes, header);
  if ((dataType ?? 'json') !== 'json') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** RequestTask wx.request: a response with any status is a success. */
export function requestMethods(context: WxContext): WxMethods {
  return {
    request(given?: RequestOptions): WxMethods {
      const options = given ?? {};
      const { emitter, methods } = taskEvents(context, ['HeadersReceived', 'ChunkReceived']);
      let sent: Sent | null = null;
      const start = (): Sent => {
        const address = addressOf(context, options.url, 'https?');
        const method = methodOf(options.method);
        const own = optional<Record<string, unknown>>(options.header, 'header', 'Object', {});
        const contentType = headerOf(own, 'content-type') ?? 'application/json';
        const data = outgoing(address, method, options.data, contentType);
        const isManual = options.redirect === 'manual';
        return lineOf(context).send(
          {
            ...data,
            method,
            header: requestHeaders(context, options.header, contentType),
            timeout: timeoutOf(context, options.timeout, 'request'),
            ...(isManual && { redirect: 'manual' as const }),
            ...(options.enableChunked === true && { chunked: true }),
          },
          {
            headers: ({ header, statusCode, cookies }) =>
              emitter.emit('HeadersReceived', { header, statusCode, cookies }),
            chunk: ({ base64 }) => emitter.emit('ChunkReceived', { data: natives.fromBase64(base64) }),
          },
        );
      };
      callBack(
        context,
        'request',
        options,
        startNow(
          start,
          (job) => (sent = job),
          async (response) => ({
            data: dataOf(response, options),
            statusCode: response.statusCode,
            header: response.header,
            cookies: response.cookies,
          }),
        ),
      );
      return { abort: () => sent?.abort(), ...methods };
    },
  };
}

/** Sends in the current task, in call order; failures are reported like all others. */
export function startNow(
  start: () => Sent,
  keep: (sent: Sent) => void,
  done: (response: NetResponse) => Promise<object>,
): () => Promise<object> {
  let outcome: Promise<object>;
  try {
    const sent = start();
    keep(sent);
    outcome = sent.answer.then(done);
  } catch (error) {
    outcome = Promise.reject(error as Error);
  }
  // The caller handles it; until then it must not count as an unhandled rejection.
  outcome.catch(() => undefined);
  return () => outcome;
}
