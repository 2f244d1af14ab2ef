import type { Page, Request } from 'playwright-core';

export interface ImageRecord {
  url: string;
  startedAt: number;
  ms: number;
  /** whether the server allows caching */
  cached: boolean;
}

const FRESH = /max-age=(?!0\b)\d+|immutable/;

function isCached(headers: Record<string, string>): boolean {
  const control = headers['cache-control'] ?? '';
  if (/no-store/.test(control)) return false;
  return FRESH.test(control) || Boolean(headers.expires ?? headers.etag ?? headers['last-modified']);
}

/** Pictures loaded by pages from servers; without files of the mini program. */
export class ImageLog {
  readonly records: ImageRecord[] = [];

  constructor(private readonly ownOrigin: string) {}

  watch(page: Page): void {
    page.on('requestfinished', (request) => void this.finished(request).catch(() => undefined));
  }

  private async finished(request: Request): Promise<void> {
    const url = new URL(request.url());
    if (request.resourceType() !== 'image' || !url.protocol.startsWith('http')) return;
    if (url.origin === this.ownOrigin || !this.isOfMiniProgram(request)) return;
    const response = await request.response();
    if (!response) return;
    const { startTime, responseEnd } = request.timing();
    const cached = isCached(await response.allHeaders());
    this.records.push({ url: url.href, startedAt: startTime, ms: Math.max(responseEnd, 0), cached });
  }

  /** Excludes web pages inside a web-view. */
  private isOfMiniProgram(request: Request): boolean {
    return request.frame().url().startsWith(this.ownOrigin);
  }
}
