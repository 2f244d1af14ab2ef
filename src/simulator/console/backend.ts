/** The console's backend calls, on its test-only routes (docs/testing.md). */
import type { BridgeUserData } from '@/contract/bridge';
import type { Due } from './due';
import { PROBLEMS, STEPS } from './texts';

/** ready: the routes are available; noTesting: the backend runs without them; none: no response. */
type BackendState = 'ready' | 'noTesting' | 'none';

/** A webpack dev server without a backend. */
const NOBODY_BEHIND = [502, 503, 504];

interface Question {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly cache?: 'no-store';
}

/** fetch, or the mini program's request. */
export type Ask = (
  url: string,
  init: Question,
) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;

export class TestBackend {
  constructor(
    private readonly ask: Ask,
    /** '' is the page's own. */
    private readonly origin: string,
  ) {}

  async state(): Promise<BackendState> {
    try {
      const answer = await this.ask(`${this.origin}/__test/ready`, { cache: 'no-store' });
      if (NOBODY_BEHIND.includes(answer.status)) return 'none';
      const body: unknown = await answer.json().catch(() => undefined);
      return answer.ok && isFields(body) && body.testing === true ? 'ready' : 'noTesting';
    } catch {
      return 'none';
    }
  }

  /** Each returns an error text for the tester, if any. */
  moveClock = (offsetMs: number): Promise<string | undefined> =>
    this.post('clock', { offsetMs }).then(({ problem }) => problem);

  makeDue = (phone: string, due: Due): Promise<string | undefined> =>
    this.post('scenario', { phone, scenario: due }).then(({ problem }) => problem);

  async logIn(phone: string): Promise<{ readonly user?: BridgeUserData; readonly problem?: string }> {
    const { body, problem } = await this.post('login', { phone });
    if (problem !== undefined) return { problem };
    return isUser(body) ? { user: body } : { problem: PROBLEMS.noLogin };
  }

  private async post(
    step: keyof typeof STEPS,
    data: object,
  ): Promise<{ readonly body?: unknown; readonly problem?: string }> {
    try {
      const answer = await this.ask(`${this.origin}/__test/${step}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
      if (!answer.ok) return { problem: PROBLEMS.refused(STEPS[step], answer.status) };
      return { body: await answer.json().catch(() => undefined) };
    } catch {
      return { problem: PROBLEMS.noBackend };
    }
  }
}

function isUser(body: unknown): body is BridgeUserData {
  if (!isFields(body)) return false;
  const { token, appToken, userId, time } = body;
  return typeof token === 'string' && typeof appToken === 'string' && Boolean(userId) && Boolean(time);
}

const isFields = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null;
