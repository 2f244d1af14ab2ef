import Taro from '@tarojs/taro';
import type { Result } from '@/contract/errors';
import type { CalendarEntry } from '../types';
import { done } from './abilities';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** WeChat takes seconds, and the end as text. */
export function addToCalendar(entry: CalendarEntry): Promise<Result<void>> {
  const { title, description, startsAt, endsAt, reminderMinutes } = entry;
  return done(
    'addToCalendar',
    Taro.addPhoneCalendar({
      title,
      description,
      startTime: Math.floor(startsAt / SECOND_MS),
      endTime: String(Math.floor(endsAt / SECOND_MS)),
      alarm: true,
      alarmOffset: reminderMinutes * MINUTE_S,
    }),
  );
}
