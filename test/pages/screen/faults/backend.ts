import type { CallEntry } from '@/contract/define';
import { writeEnvelope } from '@/contract/helpers';
import { allCalls, allSchemas, type CallName } from '@/contract/registry';
import { ExerciseState } from '@/contract/homework/exercise-book';
import { StudentStatus } from '@/contract/profile/status';
import { services } from '@/contract/services';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { sampleOf } from '../../../support/sample-of';
import { strayed } from '../../../support/travels';

export const FAULTS = [
  'time-out',
  'reset',
  '500',
  'HTML',
  'broken JSON',
  'null',
  'wrong shape',
  'unknown code',
  '401',
] as const;
export type Fault = (typeof FAULTS)[number];

interface Reply {
  readonly status: number;
  readonly text: string;
}

const HTML = '<!doctype html><title>502</title><p>Bad gateway';

/** Values that schemas leave open and without which a screen shows little. */
const GOOD_DAY: { readonly [Name in CallName]?: object } = {
  getCheckIn: { takesPart: true },
  getExercisePage: { state: ExerciseState.checked },
  getStudentInfo: { studentStatus: StudentStatus.official },
  getHigherLevelWindow: { startTime: '2026/11/01', endTime: '2026/11/30' },
  getHigherLevelInfo: { status: StepUpStatus.waiting, type: StepUpType.y },
  getStepUpInfo: { status: StepUpStatus.waiting, type: StepUpType.y },
};

/** Marks the texts of a response with the token of the request, to see whose data a screen shows. */
function markedFor({ token, authorization = '' }: Record<string, string>, text: string): string {
  const asker = token ?? authorization.replace('Bearer ', '');
  if (!asker || !text.startsWith('{') || !text.endsWith('}')) return text;
  const mark = (key: string, value: unknown): unknown => (value === key ? `${key}@${asker}` : value);
  return JSON.stringify(JSON.parse(text, mark));
}

const calls = Object.entries(allCalls) as [CallName, CallEntry][];

/** Replaces `fetch`: answers every call of the contract with a sample of its schema, or with the given fault. */
export class FaultyBackend {
  fault: Fault | undefined = undefined;
  /** The only call with the fault; undefined: every call. */
  failingCall: CallName | undefined = undefined;
  /** The requested calls, oldest first. */
  asked: CallName[] = [];
  /** Whether a response was faulty. `null` or a wrong shape is no fault for calls whose response data is not read. */
  hasFailed = false;

  forget(fault: Fault | undefined, failingCall?: CallName): void {
    this.fault = fault;
    this.failingCall = failingCall;
    this.asked = [];
    this.hasFailed = false;
  }

  /** Fields that were missing, or sent where the contract has none. */
  readonly strays = new Set<string>();

  readonly fetch = (
    url: string,
    { method = 'GET', headers = {}, body }: RequestInit = {},
  ): Promise<unknown> => {
    const { pathname } = new URL(url, 'http://localhost');
    const found = calls.find(([, call]) => call.method === method && pathname.endsWith(call.path));
    if (!found) return Promise.reject(new Error(`${method} ${pathname} is no call`));
    const [name, { service }] = found;
    const sent = typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {};
    for (const stray of strayed(name, { url, headers: headers as Record<string, string>, ...sent }))
      this.strays.add(stray);
    const fault = this.failingCall === undefined || this.failingCall === name ? this.fault : undefined;
    if (service !== 'tracking') this.note(name, fault);
    if (fault === 'reset') return Promise.reject(new TypeError('Failed to fetch'));
    if (fault === 'time-out') return new Promise(() => undefined);
    const { status, text } = this.reply(name, fault);
    const marked = markedFor(headers as Record<string, string>, text);
    return Promise.resolve({ status, headers: new Headers(), text: () => Promise.resolve(marked) });
  };

  private note(name: CallName, fault: Fault | undefined): void {
    this.asked.push(name);
    const isUnread = fault === 'null' || fault === 'wrong shape';
    const isAnswer = isUnread && sampleOf(allSchemas[name].response) === null;
    if (fault !== undefined && !isAnswer) this.hasFailed = true;
  }

  private reply(name: CallName, fault: Fault | undefined): Reply {
    const { service, successCodes } = { ...allCalls[name], ...services[allCalls[name].service] };
    const good = sampleOf(allSchemas[name].response);
    const answer = (code: string, data: unknown, status = 200): Reply => {
      const isFlat = service === 'studentTag';
      const envelope = { code, message: '', data };
      const body = isFlat && data === null ? null : writeEnvelope(service, envelope);
      return { status, text: JSON.stringify(body) };
    };
    const code = successCodes[0] ?? '';
    switch (fault) {
      case '500':
        return { status: 500, text: 'Internal Server Error' };
      case 'HTML':
        return { status: 200, text: HTML };
      case 'broken JSON':
        return { status: 200, text: '{"code":"0","da' };
      case 'null':
        return answer(code, null);
      case 'wrong shape':
        return answer(code, Array.isArray(good) ? [null, 7] : ['neither', 7]);
      case 'unknown code':
        return answer('98765432', null);
      case '401':
        return answer('1000010', null, 401);
      default:
        return answer(code, this.onGoodDay(name, good));
    }
  }

  private onGoodDay(name: CallName, good: unknown): unknown {
    return typeof good === 'object' && !Array.isArray(good) ? { ...good, ...GOOD_DAY[name] } : good;
  }
}
