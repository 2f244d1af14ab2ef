/** The calls that failed since the app was loaded, for testers. */
import { readEnvelope } from '@/contract/helpers';
import { services } from '@/contract/services';
import { bodyOf, calledBy, type Address, type Answer, type Called, type Init, type Send } from './send';
import { FAILED } from './texts';

export interface FailedCall {
  readonly call: string;
  readonly why: string;
  /** Milliseconds. */
  readonly at: number;
}

const MOST = 50;

/** Latest first. */
export class FailedCalls {
  list: readonly FailedCall[] = [];

  constructor(private readonly now: () => number) {}

  watch<A extends Address, I extends Init, R extends Answer>(real: Send<A, I, R>): Send<A, I, R> {
    return async (input, init) => {
      const called = calledBy(input, init);
      if (!called) return real(input, init);
      try {
        const answer = await real(input, init);
        this.note(called, failureOf(called, answer.status, await bodyOf(answer)));
        return answer;
      } catch (error) {
        this.note(called, init?.signal?.aborted ? FAILED.givenUp : FAILED.network);
        throw error;
      }
    };
  }

  private note({ names }: Called, why: string | undefined): void {
    if (why === undefined) return;
    this.list = [{ call: names.join(' / '), why, at: this.now() }, ...this.list].slice(0, MOST);
  }
}

function failureOf({ entry }: Called, status: number, body: unknown): string | undefined {
  const read = readEnvelope(entry.service, body);
  if (!read.ok) return `HTTP ${status}`;
  const { code, message } = read.value;
  const isFine = (services[entry.service].successCodes as readonly string[]).includes(code);
  return isFine ? undefined : `${code} ${message}`.trim();
}
