import { WeChatType } from '@/contract/bridge';
import type { Result } from '@/contract/errors';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';

type Needs = Pick<App, 'share' | 'feedback'>;

/** Shares a picture (a data URL) by the app, from 1.7.0. True on success; reports errors itself. */
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
 * Shares a film (its URL) by the app, from 2.2.0; a plain browser shares its URL. `type` is a ShareChannel, '' lets the app ask. True on
 * success; reports errors itself.
 */
export const passFilm = (app: Needs, film: string | undefined, type = ''): Promise<boolean> =>
  told(app, app.share.shareVideo(film ? { shareVideoUrl: film, type } : undefined));

/** A cancelled share needs no message. */
async function told({ feedback }: Needs, passing: Promise<Result<void>>): Promise<boolean> {
  const passed = await passing;
  if (!passed.ok && passed.error.kind !== 'denied') toastFailure(feedback, passed.error);
  return passed.ok;
}
