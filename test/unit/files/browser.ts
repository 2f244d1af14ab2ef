/** A fake browser for the web host: it opens nothing and records every call. */
import type { BridgeEventData, BridgeEventName } from '@/contract/bridge';
import { ChosenFiles } from '@/platform/web/answers/chosen-files';
import type { BrowserParts, LinkToFollow } from '@/platform/web/answers/parts';
import type { PictureShown } from '@/platform/web/answers/picture-overlay';
import { FakeTime } from '../../support/fakes/fake-time';

export interface FakeBrowser {
  readonly parts: BrowserParts;
  readonly time: FakeTime;
  readonly went: string[];
  readonly followed: LinkToFollow[];
  readonly shown: PictureShown[];
  readonly shared: ShareData[];
  readonly requests: { readonly url: string; readonly init: RequestInit | undefined }[];
  readonly lent: Blob[];
  readonly emitted: [BridgeEventName, unknown][];
  emit<E extends BridgeEventName>(event: E, data: BridgeEventData[E]): void;
}

export function fakeBrowser(overrides: Partial<BrowserParts> = {}): FakeBrowser {
  const time = new FakeTime();
  const log = {
    went: [] as string[],
    followed: [] as LinkToFollow[],
    shown: [] as PictureShown[],
    shared: [] as ShareData[],
    requests: [] as { url: string; init: RequestInit | undefined }[],
    lent: [] as Blob[],
    emitted: [] as [BridgeEventName, unknown][],
  };
  let made = 0;
  const urls = { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => undefined };
  const parts: BrowserParts = {
    scheduler: time,
    chosen: new ChosenFiles(urls),
    go: (url, replace) => void log.went.push(replace ? `replace ${url}` : url),
    follow: (link) => void log.followed.push(link),
    fetch: () => Promise.reject(new TypeError('offline')),
    pickFiles: () => Promise.resolve(null),
    uprightJpeg: (picture) => Promise.resolve(new Blob([picture], { type: 'image/jpeg' })),
    showPicture: (picture) => void log.shown.push(picture),
    lendAddress: (bytes) => `blob:lent-${log.lent.push(bytes)}`,
    canShare: () => true,
    share: (data) => {
      log.shared.push(data);
      return Promise.resolve();
    },
    films: () => [],
    leaveFullScreen: () => Promise.resolve(),
    ...overrides,
  };
  const fetchIt = parts.fetch;
  return {
    ...log,
    time,
    parts: {
      ...parts,
      fetch: (url, init) => {
        log.requests.push({ url, init });
        return fetchIt(url, init);
      },
    },
    emit: (event, data) => void log.emitted.push([event, data]),
  };
}
