import freeTrialUrl from '@/assets/popups/free-trial-icon.svg';
import wonderfulUrl from '@/assets/popups/wonderful-icon.svg';
import type { SlotItem } from '@/contract/home/schema';
import { SLOT } from '@/contract/home/values';
import { activitiesAnswer, withIcon } from '@/features/activities/activities';
import { pressActivity } from '@/features/activities/press-activity';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { freeTrialTexts } from '@/features/activities/free-trial/texts';
import { freshmanAnswer, iconsOf, openFreshman } from '@/features/activities/freshman/freshman-store';
import { openWonderful, wonderfulAnswer } from '@/features/activities/wonderful/wonderful-store';
import { wonderfulTexts } from '@/features/activities/wonderful/texts';
import type { App } from '@/stores/app/app';
import type { SharedResponse } from '@/stores/data/shared-response';
import { slotFloat } from './slot-float';
import type { FloatSource } from './types';

/** Sources of home's icons; the first is at the right edge. */
export function homeSources(app: App, buttons: () => readonly SlotItem[]): readonly FloatSource[] {
  const own = [freeTrial(app), freshman(app), wonderful(app), activities(app)];
  return [slotFloat(app, () => SLOT.home.floatButton, buttons), ...own];
}

/** Once per session; responses are shared with the popups. */
export async function loadHomeSources(app: App): Promise<void> {
  const answers = [activitiesAnswer, freshmanAnswer, wonderfulAnswer];
  await Promise.all(answers.map((answer) => app.get<SharedResponse<unknown>>(answer).once()));
}

/** For visitors; logged-in parents have a card. */
const freeTrial = (app: App): FloatSource => ({
  get icons() {
    if (app.session.isLoggedIn) return [];
    const { open } = app.get(freeTrialGate);
    return [{ id: 'freeTrial', iconPath: freeTrialUrl, label: freeTrialTexts.entrance, open }];
  },
});

const freshman = (app: App): FloatSource => ({
  get icons() {
    return iconsOf(app.get(freshmanAnswer).value).map(({ kind, label, image }) => ({
      id: `freshman.${kind}`,
      iconPath: image,
      label,
      open: () => void openFreshman(app),
    }));
  },
});

const wonderful = (app: App): FloatSource => ({
  get icons() {
    if (!app.get(wonderfulAnswer).value.icon) return [];
    const open = (): void => void openWonderful(app);
    return [{ id: 'wonderful', iconPath: wonderfulUrl, label: wonderfulTexts.entrance, open }];
  },
});

const activities = (app: App): FloatSource => ({
  get icons() {
    return app
      .get(activitiesAnswer)
      .value.filter(withIcon)
      .map((activity) => ({
        id: `activity.${activity.id}`,
        iconPath: activity.iconPath,
        label: activity.title,
        open: () => pressActivity(app, 'icon', activity),
      }));
  },
});
