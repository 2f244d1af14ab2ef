import type { CDPSession, Page } from 'playwright-core';

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

/** In WeChat a web-view is no frame: what forbids framing does not apply. Every other policy of the page stays. */
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

/**
 * Lets web-views show pages that refuse to be framed. Chromium judges the headers before the response reaches anything
 * that could change them, so that such a document is answered anew with the same body.
 */
export async function letWebViewsFrame(page: Page, ownOrigin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (paused) => void answer(session, paused as Paused, ownOrigin));
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Response' }],
  });
}

async function answer(session: CDPSession, paused: Paused, ownOrigin: string): Promise<void> {
  const { requestId, request, responseStatusCode = 0, responseHeaders = [] } = paused;
  const isRedirect = responseStatusCode >= 300 && responseStatusCode < 400;
  try {
    if (
      responseStatusCode === 0 ||
      isRedirect ||
      request.url.startsWith(ownOrigin) ||
      !forbidsFraming(responseHeaders)
    ) {
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
  } catch {
    // The page left, or the frame went away, before it was answered.
  }
}
