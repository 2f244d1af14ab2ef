import { requireDescription } from '../device/declarations';
import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, parameter, perContext } from '../methods';
import { tapMethods } from './gesture';
import { allows } from './permission';

const SCOPES = [
  'scope.userInfo',
  'scope.userLocation',
  'scope.userFuzzyLocation',
  'scope.userLocationBackground',
  'scope.address',
  'scope.invoiceTitle',
  'scope.invoice',
  'scope.werun',
  'scope.record',
  'scope.writePhotosAlbum',
  'scope.camera',
  'scope.bluetooth',
  'scope.addPhoneContact',
  'scope.addPhoneCalendar',
];

/** The user's answers in this run, by scope. */
const settingsOf = perContext(() => ({ answers: {} as Record<string, boolean> }));

/** Asks for a permission once; a refusal lasts until openSetting. Fails with 'auth deny'. */
export async function requireScope(context: WxContext, scope: string): Promise<void> {
  requireDescription(context, scope);
  const { answers } = settingsOf(context);
  answers[scope] ??= await allows(context, scope);
  if (!answers[scope]) throw new WxError('auth deny');
}

const subscriptions = { mainSwitch: true, itemSettings: {} };

/** The settings page: enables refused scopes unless options.permissions is 'deny'. */
export function openSetting(context: WxContext): object {
  const { answers } = settingsOf(context);
  if (context.options.permissions !== 'deny') for (const scope of Object.keys(answers)) answers[scope] = true;
  return { authSetting: { ...answers } };
}

export const settingMethods = (context: WxContext): WxMethods => ({
  ...asyncMethods(context, {
    authorize: async ({ scope }: { scope?: unknown }) => {
      const name = parameter<string>(scope, 'scope', 'String');
      if (!SCOPES.includes(name)) throw new WxError('invalid scope');
      await requireScope(context, name);
    },
    getSetting: ({ withSubscriptions }: { withSubscriptions?: boolean }) => ({
      authSetting: { ...settingsOf(context).answers },
      ...(withSubscriptions === true && { subscriptionsSetting: subscriptions }),
    }),
  }),
  ...tapMethods(context, { openSetting: () => openSetting(context) }),
});
