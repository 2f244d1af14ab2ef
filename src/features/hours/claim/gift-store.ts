import { hoursCalls } from '@/contract/hours/calls';
import type { ClassHourGift, PackageReceive } from '@/contract/hours/schema';
import { ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app';
import { oncePerApp } from '@/stores/once-per-app';
import { SharedAnswer } from '@/stores/shared-answer';

/** Class hours that wait to be claimed. */
export interface Gift {
  /** Over all packages. */
  readonly hours: number;
  readonly packageReceives: readonly PackageReceive[];
}

/** The gift of the session: a popup in the native apps, a tip on the web. */
export class GiftStore {
  private readonly answer: SharedAnswer<Gift | null>;

  constructor(private readonly app: Pick<App, 'api' | 'session' | 'student'>) {
    this.answer = new SharedAnswer(app, () => this.fetch());
  }

  get gift(): Gift | undefined {
    return this.answer.value ?? undefined;
  }

  get isAwaited(): boolean {
    return this.answer.isAwaited;
  }

  /** Asks anew. */
  async load(): Promise<void> {
    await this.answer.load();
  }

  async once(): Promise<Gift | undefined> {
    return (await this.answer.once()) ?? undefined;
  }

  /** Claimed: nothing waits any longer. */
  taken(): void {
    this.answer.set(null);
  }

  /** Tourists have no hours. */
  private async fetch(): Promise<Result<Gift | null>> {
    const { api, student } = this.app;
    if (student.isTourist) return ok(null);
    const answer = await api.call(hoursCalls.listUnclaimedAward, {});
    return answer.ok ? ok(summedUp(answer.value)) : answer;
  }
}

export const giftStore = oncePerApp((app) => new GiftStore(app));

/** Half hours exist, and sums of them are to look like numbers. */
const TENTHS = 10;

function summedUp(gifts: readonly ClassHourGift[]): Gift | null {
  const sum = gifts.reduce((hours, { giveClass }) => hours + giveClass, 0);
  const hours = Math.round(sum * TENTHS) / TENTHS;
  const packageReceives = gifts.flatMap((gift) => gift.packageReceives);
  return hours > 0 && packageReceives.length > 0 ? { hours, packageReceives } : null;
}
