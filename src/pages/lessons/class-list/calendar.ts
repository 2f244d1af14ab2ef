import { lessonsLaterCalls } from '@/contract/lessons/later-calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { CALENDAR_REMINDER_MINUTES } from '@/contract/lessons/values';
import { momentOf } from '@/features/lessons/dates';
import { handOver } from '@/features/screen/hand-over/hand-over';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { classListTexts } from './texts';

const MINUTE_MS = 60_000;

type Needs = Pick<App, 'api' | 'feedback' | 'native' | 'platform' | 'router' | 'tracker'>;

/** All coming classes as a file, which the phone's calendar opens. */
export async function exportCalendar(needs: Needs): Promise<void> {
  const { api, feedback, tracker } = needs;
  feedback.loading(classListTexts.makingCalendar);
  const made = await api.call(lessonsLaterCalls.exportClassCalendar, {});
  feedback.hideLoading();
  const file = made.ok && { url: made.value.url, viewUrl: made.value.url };
  const handed = file ? await handOver(needs, file) : made;
  tracker.track('class_calendar', { how: 'file', passed: handed.ok });
  if (!handed.ok) feedback.toast(errorText(handed.error));
  else if (handed.value === 'saving') feedback.toast(classListTexts.calendarSaving);
}

/** One class into the calendar of the phone; the mini program has no files. */
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
  feedback.toast(added.ok ? classListTexts.added : errorText(added.error));
}
