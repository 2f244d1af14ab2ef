import { ok, type Result } from '@/contract/errors';
import { withAppType } from '@/services/router/app-type';
import type { App } from '@/stores/app/app';

interface OneTimeFile {
  /** For download. */
  readonly url: string;
  /** The same file, for viewing inline. */
  readonly viewUrl: string;
}

/** saving: a download has started; opened: shown in another window of the app; inFront: shown in front. */
type HandedOver = 'saving' | 'opened' | 'inFront';

type Needs = Pick<App, 'native' | 'platform' | 'router'>;

/** Hands over a backend file in the way this host supports. No host sends our headers: the URL must be enough. */
export async function deliverFile(
  { native, platform, router }: Needs,
  { url, viewUrl }: OneTimeFile,
): Promise<Result<HandedOver>> {
  const { savesFiles } = platform.host;
  if (savesFiles === 'inWebView') {
    await router.openExternal(viewUrl);
    return ok('inFront');
  }
  // WeChat's browser cannot save files: the file is shown inline.
  if (savesFiles === 'shows')
    return as('inFront', await native.call('openFile', { url: viewUrl, isDownload: 0 }));
  if (native.support('openFile') === 'supported') {
    return as('saving', await native.call('openFile', { url, isDownload: 1 }));
  }
  const link = withAppType(platform, viewUrl);
  return as('opened', await native.call('openWebLink', { url: link, replace: false }));
}

const as = (how: HandedOver, done: Result<unknown>): Result<HandedOver> => (done.ok ? ok(how) : done);
