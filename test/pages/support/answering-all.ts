import type { Call, CallEntry } from '@/contract/define';
import { fail, ok, type Result } from '@/contract/errors';
import { allCalls, allSchemas, type CallName } from '@/contract/registry';
import { readAnswer, type Shape } from '@/contract/shapes';
import type { CallOptions, Counted } from '@/services/api/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { sampleOf } from '../../support/sample-of';

const NAMES = new Map<CallEntry, CallName>(
  (Object.entries(allCalls) as [CallName, CallEntry][]).map(([name, entry]) => [entry, name]),
);

/** Values for fields whose default sample would hide content. */
const MEANINGFUL: Readonly<Partial<Record<CallName, object>>> = {
  getHigherLevelWindow: { startTime: '2026/11/01', endTime: '2026/11/30' },
  getStepUpInfo: { status: 1, type: 2 },
  getHigherLevelInfo: { status: 1, type: 2 },
};

/** A sample with unique texts: ⟨title12⟩ appears on a screen where that field of the response is shown. */
export function sampleAnswer(name: CallName, variant = 0): unknown {
  let count = 0;
  const named = (value: unknown, shape: Shape | undefined, key: string): unknown => {
    if (shape === 's' && value === key) return `⟨${key}${(count += 1)}⟩`;
    if (typeof shape === 'string' || shape === undefined) return value;
    if (Array.isArray(value)) return value.map((row) => named(row, (shape as readonly Shape[])[0], key));
    if (Array.isArray(shape))
      return named(
        value,
        (shape as readonly Shape[]).find((one) => one !== 'z'),
        key,
      );
    if (typeof value !== 'object' || value === null) return value;
    const shapes = Object.fromEntries(
      Object.entries(shape).map(([one, kind]) => [one.replace(/[?!]$/, ''), kind]),
    );
    return Object.fromEntries(
      Object.entries(value).map(([one, inner]) => [one, named(inner, shapes[one], one)]),
    );
  };
  const sample = named(sampleOf(allSchemas[name].response, variant), (allCalls[name] as CallEntry).shape, '');
  return MEANINGFUL[name] ? { ...(sample as object), ...MEANINGFUL[name] } : sample;
}

export type Change = (name: CallName, answer: unknown) => unknown;

/** A gateway that responds to every call with a sample of its schema, changed by the test, and decoded as the app does. */
export class AnsweringAll extends FakeApi {
  readonly asked = new Set<CallName>();

  constructor(private readonly change: Change = (_name, answer) => answer) {
    super();
  }

  override async call<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Response>> {
    const result = await this.callCounted(call, request, options);
    return result.ok ? ok(result.value.data) : result;
  }

  override callCounted<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Counted<Response>>> {
    this.sent.push({ call, request, options });
    return Promise.resolve(this.answerOf(call) as Result<Counted<Response>>);
  }

  private answerOf(call: CallEntry): Result<Counted<unknown>> {
    const name = NAMES.get(call);
    if (!name) return fail({ kind: 'decode', reason: `${call.path} is no call of the contract` });
    this.asked.add(name);
    if (!call.shape) return ok({ data: null, count: 1 });
    const { value: data } = readAnswer(this.change(name, sampleAnswer(name)), call.shape);
    return data === undefined ? fail({ kind: 'decode', reason: 'not as agreed' }) : ok({ data, count: 1 });
  }
}
