import type { Scenario } from '../../../src/contract/scenario';

export interface OpenedSession {
  readonly token: string;
  readonly appToken: string;
  readonly userId: number;
  /** Milliseconds. */
  readonly time: number;
}

/** HTTP client: Playwright's request context, or a wrapper of fetch. */
export interface Requests {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
  post(
    path: string,
    options: { data: unknown },
  ): Promise<{ ok(): boolean; status(): number; json(): Promise<unknown> }>;
}

/** Test-only routes of the backend. */
export class BackendControl {
  constructor(private readonly request: Requests) {}

  /** Seeds the database again: documented demo accounts, no sessions, no counters. */
  reset = () => this.post('/__test/reset');

  /** Position of the captcha's gap; the picture is 310 wide. */
  async captchaGap(token: string): Promise<number> {
    const response = await this.request.get(`/__test/captcha/${encodeURIComponent(token)}`);
    return ((await response.json()) as { x: number }).x;
  }

  /** Result of the spoken sum. */
  async captchaSum(token: string): Promise<string> {
    const response = await this.request.get(`/__test/captcha/${encodeURIComponent(token)}`);
    return String(((await response.json()) as { sum: number }).sum);
  }

  /** The last code sent to the phone. */
  async smsCode(phone: string): Promise<string> {
    return ((await this.post('/__test/sms', { phone })) as { code: string }).code;
  }

  /** Ends a session by revocation or expiry. */
  endSession = (token: string, how: 'revoke' | 'expire') => this.post('/__test/session', { token, how });

  /** Opens a session without the login page; it does not count towards the device limit. */
  logIn = (phone: string) => this.post('/__test/login', { phone }) as Promise<OpenedSession>;

  moveClock = (offsetMs: number) => this.post('/__test/clock', { offsetMs });

  /** Runs the housekeeping jobs now, which run every ten minutes. */
  runHousekeeping = () => this.post('/__test/housekeeping');

  /** Sets an account's scenario; omitted properties keep their value (docs/scenarios.md). */
  setScenario = (phone: string, scenario: Scenario) => this.post('/__test/scenario', { phone, scenario });

  private async post(path: string, data: unknown = {}): Promise<unknown> {
    const response = await this.request.post(path, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    return response.json();
  }
}
