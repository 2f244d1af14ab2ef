import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { formatMonthDay } from '@/features/dates/in-full';
import { byBeijing } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';

const texts = {
  trial: '可试看',
  locked: '待解锁',
  lockedFor: (hours: number): string => `${hours}课时解锁`,
  expired: '已过期',
  until: (date: string): string => `${date}到期`,
  chapters: (count: number): string => `共${count}集`,
  done: (finished: number, count: number): string => `已学${finished}/${count}集`,
  allDone: '全部学完啦',
} as const;

export interface CourseBadge {
  readonly text: string;
  readonly tone: 'primary' | 'accent' | 'alert' | 'neutral';
}

/** Badge about access; none when the course is fully available. */
export function courseBadge(
  { access, availableUntil, priceHours }: Pick<FilmCourse, 'access' | 'availableUntil' | 'priceHours'>,
  serverClock: LocalClock,
): CourseBadge | undefined {
  switch (access) {
    case FilmAccess.trial:
      return { text: texts.trial, tone: 'primary' };
    case FilmAccess.locked:
      return { text: priceHours > 0 ? texts.lockedFor(priceHours) : texts.locked, tone: 'accent' };
    case FilmAccess.expired:
      return { text: texts.expired, tone: 'alert' };
    case FilmAccess.open: {
      const date = byBeijing(formatMonthDay(availableUntil), serverClock);
      return date ? { text: texts.until(date), tone: 'neutral' } : undefined;
    }
  }
}

/** Progress in words. */
export function courseSize({
  chapterNum,
  finishedNum,
  watchedPercent,
}: Pick<FilmCourse, 'chapterNum' | 'finishedNum' | 'watchedPercent'>): string {
  if (chapterNum === 0) return '';
  if (finishedNum >= chapterNum) return texts.allDone;
  return watchedPercent > 0 ? texts.done(finishedNum, chapterNum) : texts.chapters(chapterNum);
}
