import { isWebAddress } from '../../web-address';
import { denied, done, type Answer } from './answer';
import { fileNameOf } from './file-name';
import type { BrowserParts } from './parts';

export const openWebLink =
  (parts: BrowserParts): Answer<'openWebLink'> =>
  ({ url, replace }) => {
    if (!isWebAddress(url)) return Promise.resolve(denied('openWebLink'));
    parts.go(url, replace);
    return Promise.resolve(done);
  };

export const toAppStore =
  (parts: BrowserParts): Answer<'toAppStore'> =>
  ({ url }) => {
    if (!isWebAddress(url)) return Promise.resolve(denied('toAppStore'));
    parts.go(url, false);
    return Promise.resolve(done);
  };

/** A browser downloads what comes from this origin and shows what comes from elsewhere: nothing can force it. */
export const openFile =
  (parts: BrowserParts, where: 'newTab' | 'here'): Answer<'openFile'> =>
  ({ url, isDownload }) => {
    if (!isWebAddress(url)) return Promise.resolve(denied('openFile'));
    const download = isDownload === 1 ? { download: fileNameOf(url) } : {};
    parts.follow({ url, newTab: where === 'newTab', ...download });
    return Promise.resolve(done);
  };
