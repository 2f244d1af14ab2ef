import { asc, eq } from 'drizzle-orm';
import type { HomeworkCard } from '../../../src/contract/homework/homework.schema';
import { HomeworkTab } from '../../../src/contract/homework/values';
import type { ClassContent, ClassListItem, TodayClass } from '../../../src/contract/lessons/schema';
import { ClassListWhen } from '../../../src/contract/lessons/values';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { addDays } from '../../../server/core/time';
import { withOneSubject } from '../../builders/children';
import { aHomework } from '../../builders/homework';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let parent: InsideParent;
/** In order of their beginning. */
let held: readonly (typeof lessons.$inferSelect)[];
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, withOneSubject());
  held = await backend.services.db
    .select()
    .from(lessons)
    .where(eq(lessons.userId, parent.userId))
    .orderBy(asc(lessons.startsAt));
});

const lessonAt = (place: number) => held.at(place)?.id ?? 0;
const give = (lessonId: number | undefined, title: string, to: InsideParent = parent) =>
  aHomework(backend.services, to, 'wandou', { lessonId, title });

const titles = async (more: Readonly<Record<string, unknown>>) => {
  const asked = { tab: HomeworkTab.all, page: 1, limit: 10, ...more };
  const { data, count } = await parent.visitor.ask('listHomework', asked as never);
  const cards = data as unknown as readonly HomeworkCard[];
  expect(count).toBe(cards.length);
  return cards.map(({ title }) => title);
};

describe('The homework of a lesson', () => {
  it('is asked for by the lesson', async () => {
    await give(lessonAt(0), '第一课');
    await give(lessonAt(1), '第二课');
    await give(undefined, '周末');
    expect(await titles({ liveId: lessonAt(0) })).toEqual(['第一课']);
    expect(await titles({ liveId: lessonAt(2) })).toEqual([]);
    expect((await titles({})).sort()).toEqual(['周末', '第一课', '第二课']);
  });

  it('is that of the lesson that began last, where none is named', async () => {
    await give(lessonAt(0), '第一课');
    await give(lessonAt(1), '第二课');
    const began = (place: number) => backend.clock.set(held.at(place)?.startsAt ?? new Date(0));
    began(0);
    expect(await titles({ ofNewestLesson: true })).toEqual(['第一课']);
    backend.clock.set(new Date((held.at(1)?.startsAt.getTime() ?? 0) - 1));
    expect(await titles({ ofNewestLesson: true })).toEqual(['第一课']);
    began(1);
    expect(await titles({ ofNewestLesson: true })).toEqual(['第二课']);
    began(2);
    expect(await titles({ ofNewestLesson: true })).toEqual([]);
  });

  it('of another child’s lesson is missing', async () => {
    await give(lessonAt(0), '第一课');
    const other = await buildParent(backend, anOfficialParent());
    const asked = { tab: HomeworkTab.all, page: 1, limit: 10, liveId: lessonAt(0) };
    expect((await other.visitor.ask('listHomework', asked)).data).toEqual([]);
  });
});

describe('A lesson says whether it has homework', () => {
  const today = () => held.find(({ startsAt }) => startsAt > SEEDED_AT && startsAt < addDays(SEEDED_AT, 1));

  const shown = async () => {
    const { visitor } = parent;
    const asked = { when: ClassListWhen.coming, page: 1, limit: 50 };
    const listed = (await visitor.ask('getClassList', asked)).data as unknown as readonly ClassListItem[];
    const ofToday = (await visitor.ask('getTodayClasses')).data as unknown as readonly TodayClass[];
    const content = (await visitor.ask('getClassContent', { liveId: today()?.id ?? 0 }))
      .data as unknown as ClassContent;
    const isWith = ({ hasHomework }: TodayClass) => hasHomework === true;
    return [listed, ofToday, [content]].map((found) => found.filter(isWith).map(({ liveId }) => liveId));
  };

  it('in the class list, today’s classes and its content, however often it was given', async () => {
    expect(await shown()).toEqual([[], [], []]);
    const liveId = today()?.id ?? 0;
    await give(liveId, '一');
    await give(liveId, '二');
    await give(undefined, '周末');
    expect(await shown()).toEqual([[liveId], [liveId], [liveId]]);
  });
});
