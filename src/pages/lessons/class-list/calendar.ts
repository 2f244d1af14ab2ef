import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { CALENDAR_REMINDER_MINUTES } from '@/contract/lessons/values';
import { momentOf } from '@/features/lessons/dates';
import { deliverCalendar } from '@/features/screen/file-delivery/deliver-calendar';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { classListTexts } from './texts';

const MINUTE_MS = 60_000;

type Needs = Pick<App, 'api' | 'feedback' | 'native' | 'platform' | 'router' | 'tracker'>;

/** All upcoming classes as a file for the phone's calendar. */
export const exportCalendar = (needs: Needs): Promise<void> =>
  deliverCalendar(needs, () => needs.api.call(lessonsCalls.exportClassCalendar, {}));

/** Adds one class to the phone's calendar; the mini program has no files. */
export async function addToPhone(needs: Needs, lesson: ClassListItem): Promise<void> {
  const { feedback, platform, tracker } = needs;
  const startsAt = momentOf(lesson.courseDate);
  const added = await platform.addToCalendar?.({
    title: classListTexts.calendarTitle(lesson.courseName, lesson.chapterName),
    description: classListTexts.calendarTeacher(lesson.teacherName),
    startsAt,
    endsAt: startsAt + lesson.courseConfig.durationMinutes * MINUTE_MS,
    reminderMinutes: CALENDAR_REMINDER_MINUTES,
  });
  if (!added) return;
  tracker.track('class_calendar', { how: 'phone', passed: added.ok });
  // Called off, or the host said what is not allowed.
  if (!added.ok && added.error.kind === 'denied') return;
  feedback.toast(added.ok ? classListTexts.added : errorText(added.error));
}
