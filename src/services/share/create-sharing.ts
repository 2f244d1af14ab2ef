import { fail, type Result } from '@/contract/errors';
import type { AppSharing, Prepared, SharingParts } from './app-sharing';
import type { Sharing } from './types';
import type { ShareMethod } from '@/contract/share/values';
import type { Platform } from '@/platform/types';

/** The synchronous part; the rest is loaded at the first preparation. */
export function createSharing(parts: SharingParts): Sharing {
  const prepared: Prepared = { info: null };
  let loading: Promise<AppSharing> | undefined;

  const load = (): Promise<AppSharing> => {
    loading ??= import('./app-sharing').then((module) => new module.AppSharing(parts, prepared));
    return loading;
  };
  const loaded = async <T>(ask: (sharing: AppSharing) => Promise<Result<T>>): Promise<Result<T>> => {
    let sharing: AppSharing;
    try {
      sharing = await load();
    } catch {
      // The chunk failed to load: retry at the next call.
      loading = undefined;
      return fail({ kind: 'network' });
    }
    return ask(sharing);
  };

  return {
    prepare: (input) => loaded((sharing) => sharing.prepare(input)),
    current: () => prepared.info,
    share: (method, place) => loaded((sharing) => sharing.share(method, place)),
    methods: () => methodsOf(parts.platform),
    qrCode: () => loaded((sharing) => sharing.qrCode()),
    shareImage: (params) => loaded((sharing) => sharing.shareImage(params)),
    shareVideo: (params) => loaded((sharing) => sharing.shareVideo(params)),
    platforms: () => loaded((sharing) => sharing.platforms()),
  };
}

/** In order of preference. */
function methodsOf({
  host,
  hasShareSheet,
}: Pick<Platform, 'host' | 'hasShareSheet'>): readonly ShareMethod[] {
  return host.shareMethods.filter((method) => method !== 'system' || hasShareSheet);
}
