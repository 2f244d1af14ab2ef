import { fail, ok, type Result } from '@/contract/errors';
import { failureOf, refusalOf, type Refusal } from '../failures';
import { WEAPP } from '../texts';
import type { Wx } from './wx';

/** What a parent has to allow, and WeChat's name of the switch in the settings. The clipboard has none: only the privacy guide precedes it. */
const SCOPE = {
  album: 'scope.writePhotosAlbum',
  camera: 'scope.camera',
  calendar: 'scope.addPhoneCalendar',
  clipboard: undefined,
} as const;

type Needed = keyof typeof SCOPE;

/**
 * Runs `work`. WeChat asks a parent once and remembers a refusal, which the settings alone can change: says so in one sentence, leads there, and
 * runs it again when it is allowed. Says nothing to a parent who called it off.
 */
export async function permitted<T>(
  wx: Wx,
  { ability, needed }: { readonly ability: string; readonly needed: Needed },
  work: () => Promise<T>,
): Promise<Result<T>> {
  const first = await attempt(work);
  if (first.ok) return ok(first.value);
  const refusal = refusalOf(first.error);
  if (!refusal) return fail(failureOf(ability, first.error));
  if (!(await isAllowedNow(wx, needed, refusal))) return fail({ kind: 'denied', ability, isExplained: true });
  const second = await attempt(work);
  return second.ok ? ok(second.value) : fail(failureOf(ability, second.error));
}

/** The same words for WeChat's window of avatars, album and camera, which answers by an event. */
export async function explainRefusal(wx: Wx, reason: unknown): Promise<void> {
  const refusal = refusalOf(reason);
  if (refusal) await isAllowedNow(wx, 'camera', refusal);
}

async function isAllowedNow(wx: Wx, needed: Needed, refusal: Refusal): Promise<boolean> {
  const scope = SCOPE[needed];
  try {
    if (refusal === 'privacy') {
      // WeChat shows its guide again at the next tap.
      await wx.showModal({
        content: WEAPP.privacyRefused,
        showCancel: false,
        confirmText: WEAPP.understood,
      });
    } else if (refusal === 'system') {
      if (await isAsked(wx, WEAPP.needsOfSystem(WEAPP[needed]))) await wx.openAppAuthorizeSetting({});
    } else if (refusal === 'settings' && scope) {
      if (!(await isAsked(wx, WEAPP.needs(WEAPP[needed])))) return false;
      const { authSetting } = await wx.openSetting({});
      return (authSetting as Readonly<Record<string, boolean | undefined>>)[scope] === true;
    }
  } catch {
    // The base library lacks the way there.
  }
  return false;
}

async function isAsked(wx: Wx, content: string): Promise<boolean> {
  const words = { content, confirmText: WEAPP.toSettings, cancelText: WEAPP.cancel };
  return (await wx.showModal(words)).confirm;
}

type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}
