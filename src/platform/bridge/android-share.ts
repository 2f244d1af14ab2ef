import { fail, ok, type Result } from '@/contract/errors';

/** Some Android apps share images through a separate object, because the text is too long for the bridge (name from the catalogue). */
export interface AndroidSharePage {
  readonly shareAndroid?: { Share?(params: string): unknown };
}

type AndroidShare = (params: object) => Promise<Result<unknown>>;

/** undefined: no such object; images go through the bridge. */
export function androidShareOf({ shareAndroid }: AndroidSharePage): AndroidShare | undefined {
  if (typeof shareAndroid?.Share !== 'function') return undefined;
  return (params) => {
    try {
      // Called as a method: Java objects check their receiver.
      return Promise.resolve(ok(shareAndroid.Share?.(JSON.stringify(params))));
    } catch {
      return Promise.resolve(fail({ kind: 'denied', ability: 'Share' }));
    }
  };
}
