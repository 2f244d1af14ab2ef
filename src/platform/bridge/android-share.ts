import { fail, ok, type Result } from '@/contract/errors';

/** Some Android apps take pictures by an object of their own: too long a text for the bridge (name from the catalogue). */
export interface AndroidSharePage {
  readonly shareAndroid?: { Share?(params: string): unknown };
}

type AndroidShare = (params: object) => Promise<Result<unknown>>;

/** undefined: the app has no such object, pictures go through the bridge. */
export function androidShareOf({ shareAndroid }: AndroidSharePage): AndroidShare | undefined {
  if (typeof shareAndroid?.Share !== 'function') return undefined;
  return (params) => {
    try {
      // As a method: Java objects check whom they are called on.
      return Promise.resolve(ok(shareAndroid.Share?.(JSON.stringify(params))));
    } catch {
      return Promise.resolve(fail({ kind: 'denied', ability: 'Share' }));
    }
  };
}
