import type { HomeActivity } from '@/contract/activities/schema';
import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { ok } from '@/contract/errors';
import type { App } from '@/stores/app';
import { oncePerApp } from '@/stores/once-per-app';
import { SharedAnswer } from '@/stores/shared-answer';
import { parseActivities } from './activities';

const NONE: readonly HomeActivity[] = [];

/** The activities of home, for tourists too: each with a popup, a floating icon or both. */
export class ActivitiesStore {
  private readonly answer: SharedAnswer<readonly HomeActivity[]>;

  constructor(app: Pick<App, 'api' | 'session' | 'student'>) {
    this.answer = new SharedAnswer(app, async () => {
      const answer = await app.api.call(configurationCalls.getUpgradeConfig, {
        typeCode: ConfigTypeCode.homeActivities,
      });
      return answer.ok ? ok(parseActivities(answer.value[0]?.typeValue)) : answer;
    });
  }

  /** Those with a floating icon, in the operator's order. */
  get withIcon(): readonly HomeActivity[] {
    return this.all.filter(({ iconPath }) => iconPath !== '');
  }

  /** Asks anew. */
  async load(): Promise<void> {
    await this.answer.load();
  }

  /** Those with a popup; asks where nobody has in this session. */
  async popups(): Promise<readonly HomeActivity[]> {
    const activities = (await this.answer.once()) ?? NONE;
    return activities.filter(({ popImgPath }) => popImgPath !== '');
  }

  /** Asks where nobody has in this session. */
  async once(): Promise<void> {
    await this.answer.once();
  }

  private get all(): readonly HomeActivity[] {
    return this.answer.value ?? NONE;
  }
}

export const activitiesStore = oncePerApp((app) => new ActivitiesStore(app));
