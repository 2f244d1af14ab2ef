import type { CalendarEntry } from '@/platform/types';
import { ok, type Result } from '@/contract/errors';
import { permitted } from './permission';
import type { Wx } from './wx';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** WeChat takes seconds, and the end as text. */
export async function addToCalendar(wx: Wx, entry: CalendarEntry): Promise<Result<void>> {
  const { title, description, startsAt, endsAt, reminderMinutes } = entry;
  const added = await permitted(wx, { ability: 'addToCalendar', needed: 'calendar' }, () =>
    wx.addPhoneCalendar({
      title,
      description,
      startTime: Math.floor(startsAt / SECOND_MS),
      endTime: String(Math.floor(endsAt / SECOND_MS)),
      alarm: true,
      alarmOffset: reminderMinutes * MINUTE_S,
    }),
  );
  return added.ok ? ok(undefined) : added;
}

export async function copyText(wx: Wx, text: string): Promise<Result<void>> {
  const copied = await permitted(wx, { ability: 'copyText', needed: 'clipboard' }, () =>
    wx.setClipboardData({ data: text }),
  );
  return copied.ok ? ok(undefined) : copied;
}
