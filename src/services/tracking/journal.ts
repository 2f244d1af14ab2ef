import type { AppError } from '@/contract/errors';
import type { CrashSource } from '@/contract/events';
import type { AnsweredCall } from '@/platform/abilities';
import type { Clock } from '../clock';
import type { Tracker } from './types';

interface JournalParts {
  readonly tracker: Pick<Tracker, 'track'>;
  readonly clock: Clock;
  /** Name of the page in front. */
  page(): string;
}

/** Never what was sent or answered: names and outcomes alone. */
export interface JournalEntry {
  readonly at: number;
  readonly what: 'native' | 'call' | 'crash';
  readonly name: string;
  readonly outcome: string;
}

/** An answer in itself: too old an app, none at all, or a parent's own no. */
const REFUSALS: readonly string[] = ['ok', 'unsupported', 'denied'] satisfies ('ok' | AppError['kind'])[];

const MAX_ENTRIES = 60;
/** The same again within this says no more. */
const SAME_MS = 60_000;
/** Of one answer: a hundred rows of another form are one fault. */
const MAX_PLACES = 3;
/** Of one start of the app: what fails in a loop must not fill the line of a parent. */
const MAX_TOLD = 30;

/** What went on lately, for whoever looks after the app; what failed is tracked. Never throws, and never holds anything up. */
export class Journal {
  /** The oldest first. */
  readonly entries: JournalEntry[] = [];
  private readonly told = new Map<string, number>();
  private count = 0;

  constructor(private readonly parts: JournalParts) {}

  native({ command, outcome }: AnsweredCall): void {
    this.note('native', command, outcome);
    if (REFUSALS.includes(outcome)) return;
    this.once(`${command} ${outcome}`, (tracker) =>
      tracker.track('native_failure', { command, kind: outcome }),
    );
  }

  /** A call of the contract that failed. */
  call(path: string, kind: string, code: string): void {
    this.note('call', path, [kind, code].filter(Boolean).join(' '));
  }

  /** Parts of an answer that could not be used, by their places: never what stood there. */
  faults(path: string, faults: readonly string[]): void {
    const places = faults.slice(0, MAX_PLACES).join(' ');
    this.note('call', path, `faults ${places}`);
    this.once(`${path} ${places}`, (tracker) =>
      tracker.track('api_failure', { call: path, kind: 'faults', code: places }),
    );
  }

  crash(source: CrashSource, error: unknown): void {
    const page = this.parts.page();
    import('./crash')
      .then(({ crashOf }) => {
        const crash = crashOf(error);
        this.note('crash', crash.name, crash.reason);
        this.once(`${crash.name} ${crash.reason} ${crash.stack}`, (tracker) =>
          tracker.track('crash', { source, page, ...crash }),
        );
      })
      // Without a network it cannot be loaded, nor told; what fails here must not come here again.
      .catch(() => undefined);
  }

  private note(what: JournalEntry['what'], name: string, outcome: string): void {
    this.entries.push({ at: this.parts.clock.now(), what, name, outcome });
    if (this.entries.length > MAX_ENTRIES) this.entries.shift();
  }

  private once(key: string, tell: (tracker: JournalParts['tracker']) => void): void {
    const now = this.parts.clock.now();
    const last = this.told.get(key);
    // A clock that was set back does not silence anything.
    if ((last !== undefined && Math.abs(now - last) < SAME_MS) || this.count >= MAX_TOLD) return;
    this.told.set(key, now);
    this.count += 1;
    tell(this.parts.tracker);
  }
}
