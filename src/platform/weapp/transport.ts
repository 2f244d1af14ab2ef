import Taro from '@tarojs/taro';
import { fail, ok } from '@/contract/errors';
import type { HttpTransport } from '../types';

/** wx.request, which needs absolute addresses and parses JSON by itself. */
export const weappTransport: HttpTransport = {
  send({ method, url, headers, body, timeoutMs }) {
    const task = Taro.request<unknown, unknown>({
      method,
      url,
      header: { 'content-type': 'application/json', ...headers },
      timeout: timeoutMs,
      ...(body === undefined ? {} : { data: body }),
    });
    const response = task
      .then(({ statusCode, data }) => ok({ status: statusCode, body: isText(data) ? undefined : data }))
      .catch(() => fail({ kind: 'network' } as const));
    return { response, abort: () => task.abort() };
  },
};

/** What stays text was no JSON. */
const isText = (data: unknown): boolean => typeof data === 'string';
