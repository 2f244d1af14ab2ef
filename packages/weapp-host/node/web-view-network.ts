import type { CDPSession, Page } from 'playwright-core';
import { JWEIXIN_URL, jweixinScript } from './jweixin-script';

interface Header {
  name: string;
  value: string;
}

interface Paused {
  requestId: string;
  request: { url: string };
  responseStatusCode?: number;
  responseHeaders?: Header[];
}

const withoutFrameAncestors = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => !/^\s*frame-ancestors\b/i.test(directive))
    .join(';');

/** In WeChat a web-view is no frame, so policies against framing are removed. All others are kept. */
export function allowFraming(headers: Header[]): Header[] {
  return headers
    .filter(({ name }) => name.toLowerCase() !== 'x-frame-options')
    .map(({ name, value }) =>
      name.toLowerCase() === 'content-security-policy'
        ? { name, value: withoutFrameAncestors(value) }
        : { name, value },
    )
    .filter(({ name, value }) => name.toLowerCase() !== 'content-security-policy' || value.trim() !== '');
}

const forbidsFraming = (headers: Header[]): boolean =>
  headers.some(
    ({ name, value }) =>
      name.toLowerCase() === 'x-frame-options' ||
      (name.toLowerCase() === 'content-security-policy' && /frame-ancestors/i.test(value)),
  );

/** URL of WeChat's JS-SDK; answered by the stand-in, with or without internet. */
const JWEIXIN_PATTERN = '*.wx.qq.com/open/js/jweixin-*';

/**
 * Interception for web-views: pages that refuse framing, and the JS-SDK. Chromium checks a document's headers before a response can be
 * modified, so such a document is fulfilled again with the same body.
 */
export async function serveWebViews(page: Page, ownOrigin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => {
    // The page may close or the frame detach before the response.
    answer(session, paused as Paused, ownOrigin).catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*', resourceType: 'Document', requestStage: 'Response' },
      { urlPattern: JWEIXIN_PATTERN, resourceType: 'Script', requestStage: 'Request' },
    ],
  });
}

async function answer(session: CDPSession, paused: Paused, ownOrigin: string): Promise<void> {
  const { requestId, request, responseStatusCode, responseHeaders = [] } = paused;
  if (responseStatusCode === undefined && JWEIXIN_URL.test(request.url)) return answerSdk(session, requestId);
  const isPage = responseStatusCode !== undefined && (responseStatusCode < 300 || responseStatusCode >= 400);
  if (!isPage || request.url.startsWith(ownOrigin) || !forbidsFraming(responseHeaders)) {
    await session.send('Fetch.continueRequest', { requestId });
    return;
  }
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: allowFraming(responseHeaders),
    body: base64Encoded ? body : Buffer.from(body).toString('base64'),
  });
}

async function answerSdk(session: CDPSession, requestId: string): Promise<void> {
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [
      { name: 'content-type', value: 'text/javascript; charset=utf-8' },
      { name: 'access-control-allow-origin', value: '*' },
    ],
    body: Buffer.from(jweixinScript()).toString('base64'),
  });
}
