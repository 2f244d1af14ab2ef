import type { AppError } from '@/contract/errors';
import type { CrashSource } from '@/contract/events';
import type { AnsweredCall } from '@/platform/abilities';
import type { Clock } from '../clock';
import type { Tracker } from './types';

interface JournalParts {
  readonly tracker: Pick<Tracker, 'track'>;
  readonly clock: Clock;
  /** Name of the current page. */
  page(): string;
}

/** Never payloads: names and outcomes only. */
export interface JournalEntry {
  readonly at: number;
  readonly what: 'native' | 'call' | 'crash';
  readonly name: string;
  readonly outcome: string;
}

/** Expected outcomes: an outdated app, no app, or the parent's refusal. */
const REFUSALS: readonly string[] = ['ok', 'unsupported', 'denied'] satisfies ('ok' | AppError['kind'])[];

const MAX_ENTRIES = 60;
/** Duplicates within this time are dropped. */
const SAME_MS = 60_000;
/** Per response: the same fault in a hundred rows counts once. */
const MAX_PLACES = 3;
/** Per start of the app: errors in a loop must not use up a parent's bandwidth. */
const MAX_REPORTED = 30;

/** Recent activity, for diagnosis; failures are tracked. Never throws, never blocks. */
export class Journal {
  /** Oldest first. */
  readonly entries: JournalEntry[] = [];
  private readonly sentAt = new Map<string, number>();
  private count = 0;

  constructor(private readonly parts: JournalParts) {}

  native({ command, outcome }: AnsweredCall): void {
    this.note('native', command, outcome);
    if (REFUSALS.includes(outcome)) return;
    this.once(`${command} ${outcome}`, (tracker) =>
      tracker.track('native_failure', { command, kind: outcome }),
    );
  }

  /** A call of the contract failed. */
  call(path: string, kind: string, code: string): void {
    this.note('call', path, [kind, code].filter(Boolean).join(' '));
  }

  /** Unusable parts of a response, by path, never by value. */
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
      // The chunk cannot be loaded offline; swallow the error, to avoid recursion.
      .catch(() => undefined);
  }

  private note(what: JournalEntry['what'], name: string, outcome: string): void {
    this.entries.push({ at: this.parts.clock.now(), what, name, outcome });
    if (this.entries.length > MAX_ENTRIES) this.entries.shift();
  }

  private once(key: string, track: (tracker: JournalParts['tracker']) => void): void {
    const now = this.parts.clock.now();
    const last = this.sentAt.get(key);
    // After a clock change do not silence anything.
    if ((last !== undefined && Math.abs(now - last) < SAME_MS) || this.count >= MAX_REPORTED) return;
    this.sentAt.set(key, now);
    this.count += 1;
    track(this.parts.tracker);
  }
}
