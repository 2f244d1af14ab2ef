import { configurationCalls } from '@/contract/configuration/calls';
import { spanOf, type Span } from '@/contract/configuration/period';
import type { Period } from '@/contract/configuration/schema';
import type { AppError } from '@/contract/errors';
import { HIGHER_LEVEL_FALLBACK_WINDOW, HIGHER_LEVEL_STATIC_WINDOW } from '@/contract/stepup/values';
import { byBeijing, dayText, faceOf } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import type { App } from '@/stores/app/app';

export async function askWindow({ api, serverClock }: Pick<App, 'api' | 'serverClock'>): Promise<Span> {
  const answer = await api.call(configurationCalls.getHigherLevelWindow, { t: serverClock.now() });
  if (answer.ok) return windowOf(answer.value);
  return windowOf(isMissing(answer.error) ? HIGHER_LEVEL_FALLBACK_WINDOW : HIGHER_LEVEL_STATIC_WINDOW);
}

/** Only a 404 means that the file is missing; other errors say nothing about it: rule stepup-2. */
const isMissing = (error: AppError): boolean => error.kind === 'http' && error.status === 404;

/** The operator's window, else the contract's. */
export const windowOf = (configured: Period | undefined): Span =>
  (configured && spanOf(configured)) ?? spanOf(HIGHER_LEVEL_FALLBACK_WINDOW) ?? NEVER;

export const isWithin = ({ from, to }: Span, now: number): boolean => now >= from && now <= to;

const NEVER: Span = { from: Infinity, to: -Infinity };

/** 11月21日, in Shanghai. */
export const dayOf = (moment: number, serverClock: LocalClock): string =>
  byBeijing(dayText(faceOf(moment)), serverClock);
