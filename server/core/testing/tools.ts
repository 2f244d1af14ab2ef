/** What tests and testers hold in their hands: the clock, and the codes that a phone would show. */
import { lookupOf } from '../../domains/account/phone';
import type { Keys } from '../keys';
import type { SmsProvider } from '../providers';
import type { Demo } from '../seed';
import type { Clock } from '../time';
import type { Reset } from './seed-copy';

interface TestClock extends Clock {
  /** Milliseconds that are added to the real time. */
  offset: number;
}

export interface TestTools extends Reset {
  readonly clock: TestClock;
  /** Last code by the phone's lookup key. Of this process only. */
  readonly codes: Map<string, string>;
  /** Knows the scenarios that a tester may ask for. */
  readonly demo: Demo | null;
}

export function createTestTools(reset: Reset, demo: Demo | null): TestTools {
  const clock: TestClock = {
    offset: 0,
    now() {
      return new Date(Date.now() + this.offset);
    },
  };
  return { clock, codes: new Map(), ...reset, demo };
}

export function rememberCodes(sms: SmsProvider, keys: Keys, codes: Map<string, string>): SmsProvider {
  return {
    async send(message) {
      await sms.send(message);
      codes.set(lookupOf(keys, { areaCode: message.areaCode, number: message.phone }), message.code);
    },
  };
}
