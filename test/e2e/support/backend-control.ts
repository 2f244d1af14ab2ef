import type { Scenario } from '../../../src/contract/scenario';

export interface OpenedSession {
  readonly token: string;
  readonly appToken: string;
  readonly userId: number;
  /** Milliseconds. */
  readonly time: number;
}

/** What it takes to ask the backend: Playwright's request context, or a few lines over fetch. */
export interface Requests {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
  post(
    path: string,
    options: { data: unknown },
  ): Promise<{ ok(): boolean; status(): number; json(): Promise<unknown> }>;
}

/** What a tester does behind the app's back, through the test-only routes of the backend. */
export class BackendControl {
  constructor(private readonly request: Requests) {}

  /** Seeds the database anew: demo accounts as documented, no sessions, no counters. */
  reset = () => this.post('/__test/reset');

  /** Where the piece of a captcha belongs, in the picture's own 310 pixels. */
  async captchaGap(token: string): Promise<number> {
    const response = await this.request.get(`/__test/captcha/${encodeURIComponent(token)}`);
    return ((await response.json()) as { x: number }).x;
  }

  /** The result of the sum that was read aloud. */
  async captchaSum(token: string): Promise<string> {
    const response = await this.request.get(`/__test/captcha/${encodeURIComponent(token)}`);
    return String(((await response.json()) as { sum: number }).sum);
  }

  /** The code that the phone received last. */
  async smsCode(phone: string): Promise<string> {
    return ((await this.post('/__test/sms', { phone })) as { code: string }).code;
  }

  /** Ends a session as an operator or time would. */
  endSession = (token: string, how: 'revoke' | 'expire') => this.post('/__test/session', { token, how });

  /** A session without the login page; it takes none of the account's device places. */
  logIn = (phone: string) => this.post('/__test/login', { phone }) as Promise<OpenedSession>;

  moveClock = (offsetMs: number) => this.post('/__test/clock', { offsetMs });

  /** What housekeeping does every ten minutes, now. */
  runHousekeeping = () => this.post('/__test/housekeeping');

  /** Puts the home page of an account into a state; what is not named stays (docs/testing.md). */
  setScenario = (phone: string, scenario: Scenario) => this.post('/__test/scenario', { phone, scenario });

  private async post(path: string, data: unknown = {}): Promise<unknown> {
    const response = await this.request.post(path, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    return response.json();
  }
}
