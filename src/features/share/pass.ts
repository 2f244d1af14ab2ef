import { WeChatType } from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';

type Needs = Pick<App, 'share' | 'feedback'>;

/** A picture (a data URL) goes on through the app, from 1.7.0. True once it did; says by itself why it did not. */
export const passPicture = (
  app: Needs,
  picture: string | undefined,
  to: keyof typeof WeChatType = 'friend',
): Promise<boolean> =>
  told(
    app,
    app.share.shareImage(picture ? { shareImgBase: picture, WeChatType: WeChatType[to] } : undefined),
  );

/**
 * A film (its web address) goes on through the app, from 2.2.0; a plain browser passes its address on. `type` is a
 * ShareChannel, '' where the app is to ask. True once it did; says by itself why it did not.
 */
export const passFilm = (app: Needs, film: string | undefined, type = ''): Promise<boolean> =>
  told(app, app.share.shareVideo(film ? { shareVideoUrl: film, type } : undefined));

/** A parent who thought better of it knows. */
async function told({ feedback }: Needs, passing: Promise<Result<void>>): Promise<boolean> {
  const passed = await passing;
  if (!passed.ok && passed.error.kind !== 'denied') feedback.toast(errorText(passed.error));
  return passed.ok;
}
