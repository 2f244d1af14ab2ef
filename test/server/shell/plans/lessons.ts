/** Requests about booked lessons and their preparation for the walk through all calls. */
import { eq } from 'drizzle-orm';
import { chapterPreparations } from '../../../../server/domains/lessons/content/tables';
import { lessons } from '../../../../server/domains/courses/timetable/tables';
import { timesToBook } from '../../../builders/booking';
import { stored } from '../../../builders/test-context';
import type { Backend } from '../../support/backend';
import type { InsideParent } from '../../support/people';

export function lessonRequests({ services }: Backend, { userId, visitor }: InsideParent) {
  const { db } = services;
  /** The second one: the first may be about to begin. */
  const freeTime = async (time: string) => ({
    timeId: (await timesToBook(services, 'wandou', { time }))[1],
  });
  return {
    bookLesson: () => freeTime('06:30'),
    cancelBooking: async () => {
      await visitor.ask('bookLesson', await freeTime('20:50'));
      const { data } = await visitor.ask('listBookings', { page: 1, limit: 10 });
      const [booking] = data as unknown as readonly { readonly bookingId: number }[];
      return { bookingId: booking?.bookingId };
    },
    tickPreparation: async () => {
      const lesson = stored(await db.select().from(lessons).where(eq(lessons.userId, userId)).limit(1));
      const item = { chapterId: lesson.chapterId, position: 1 + (userId % 1_000_000), text: '铅笔' };
      const { id } = stored(await db.insert(chapterPreparations).values(item).returning());
      return { liveId: lesson.id, itemId: id, isDone: true };
    },
  };
}
