import type { OpenClass } from '@/contract/classes/schema';
import { momentOf, formatWhenWithin } from '@/features/lessons/dates';
import { STATE_EVERY_MS } from '@/features/lessons/use-now';
import type { LocalClock } from '@/services/clock';
import { classTexts as texts } from './texts';

const MINUTE_MS = 60_000;

type Times = Pick<OpenClass, 'startsAt' | 'minutes'>;

/** Relative: 明天 19:30 · 40 分钟; a live class by its start time. */
export function formatSitting(
  { startsAt, minutes }: Times,
  isLive: boolean,
  serverClock: LocalClock,
): string {
  const when = formatWhenWithin(startsAt, serverClock);
  return [isLive && when ? texts.startedAt(when) : when, texts.minutes(minutes)].filter(Boolean).join(' · ');
}

/** Loads again a class that began or ended while its page was open. Not endlessly if the server's clock differs. */
export class CatchUp {
  private at = 0;

  constructor(private readonly load: () => Promise<void>) {}

  async check(times: Times, known: KnownState, now: number): Promise<void> {
    if (!isOutdated(times, known, now) || now - this.at < STATE_EVERY_MS) return;
    this.at = now;
    await this.load();
  }
}

type KnownState = 'coming' | 'live' | 'over';

/** Whether the clock has passed the state that the server reported: begun, or over. */
function isOutdated({ startsAt, minutes }: Times, known: KnownState, now: number): boolean {
  const begins = momentOf(startsAt);
  if (Number.isNaN(begins) || known === 'over') return false;
  return now >= (known === 'live' ? begins + minutes * MINUTE_MS : begins);
}
