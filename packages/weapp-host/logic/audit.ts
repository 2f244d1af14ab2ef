import { takeFetchingMs } from './modules';
import type { PageSize } from '../protocol/calls';
import { natives } from './natives';
import type { OpenPage } from './page-stack';
import type { Running } from './running';

/** Measurements of a page's frame for the audit; null if the page is gone. */
async function measure(page: OpenPage): Promise<PageSize | null> {
  try {
    return { page: page.path, ...(await page.context.call('audit', null)) };
  } catch {
    return null;
  }
}

/** Reports the size of the page's tree; called after a page is shown and before it is hidden or destroyed. */
export async function auditPage(node: Running['node'], page: OpenPage): Promise<void> {
  const size = await measure(page);
  if (size) node.notify('audit', size);
}

const BEAT = 100;
/** Shorter delays are noise. */
const WORTH_TELLING = 100;

/** Measures all open pages, and reports scripts that block the worker. */
export function serveAudit({ node, stack }: Pick<Running, 'node' | 'stack'>): void {
  node.handle('audit', async () => {
    const sizes = await Promise.all(stack.all().map(measure));
    return sizes.filter((size) => size !== null);
  });
  let last = natives.now();
  natives.setInterval(() => {
    const now = natives.now();
    const late = now - last - BEAT - takeFetchingMs();
    last = now;
    if (late > WORTH_TELLING) node.notify('task', { ms: late });
  }, BEAT);
}
