import { ok, type Result } from '@/contract/errors';
import { withAppType } from '@/services/router/app-type';
import type { App } from '@/stores/app';

interface OneTimeFile {
  /** Fetched as a file. */
  readonly url: string;
  /** The same, to be read in place. */
  readonly viewUrl: string;
}

/** saving: a download has begun; opened: another window of the app shows it; inFront: it is in front of the parent. */
type HandedOver = 'saving' | 'opened' | 'inFront';

type Needs = Pick<App, 'native' | 'platform' | 'router'>;

/** Hands a file of the backend to the parent the way this host can. No host sends our headers along: the address is enough. */
export async function handOver(
  { native, platform, router }: Needs,
  { url, viewUrl }: OneTimeFile,
): Promise<Result<HandedOver>> {
  const { savesFiles } = platform.host;
  if (savesFiles === 'inWebView') {
    await router.openExternal(viewUrl);
    return ok('inFront');
  }
  // WeChat's browser saves no files: the parent reads it there.
  if (savesFiles === 'shows')
    return as('inFront', await native.call('openFile', { url: viewUrl, isDownload: 0 }));
  if (native.support('openFile') === 'supported') {
    return as('saving', await native.call('openFile', { url, isDownload: 1 }));
  }
  const link = withAppType(platform, viewUrl);
  return as('opened', await native.call('openWebLink', { url: link, replace: false }));
}

const as = (how: HandedOver, done: Result<unknown>): Result<HandedOver> => (done.ok ? ok(how) : done);
