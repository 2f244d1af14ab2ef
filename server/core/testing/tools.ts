/** Tools for tests and testers: the clock, and the codes that a phone would receive. */
import type { FastifyInstance } from 'fastify';
import { identityOf, phoneNumberOf } from '../../../src/contract/account/phone-number';
import type { AppServices } from '../http/dispatch';
import type { SmsProvider } from '../providers';
import type { Demo } from '../seed';
import type { Clock } from '../time';
import type { Reset } from './seed-copy';

interface TestClock extends Clock {
  /** Milliseconds added to the real time. */
  offset: number;
}

/** Adds routes below /__test/: solutions that a person would read from a picture or phone, and inbound calls of the provider's systems. */
export type TestRoutes = (app: FastifyInstance, services: AppServices) => void;

export interface TestTools extends Reset {
  readonly clock: TestClock;
  /** Last code per normalised phone number. Of this process only. */
  readonly codes: Map<string, string>;
  /** Provides the scenarios that a tester may request. */
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

export const phoneName = (areaCode: string, number: string): string =>
  identityOf(phoneNumberOf(areaCode, number));

export function rememberCodes(sms: SmsProvider, codes: Map<string, string>): SmsProvider {
  return {
    notify: sms.notify,
    async send(message) {
      await sms.send(message);
      codes.set(phoneName(message.areaCode, message.phone), message.code);
    },
  };
}
