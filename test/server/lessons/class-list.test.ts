import { CALENDAR_SECONDS, ClassListWhen } from '../../../src/contract/lessons/values';
import { CourseType } from '../../../src/contract/courses/values';
import { eq } from 'drizzle-orm';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { writeCalendar } from '../../../server/domains/lessons/ics';
import { MINUTE, SECOND, shanghaiTime } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { withManySubjects } from '../../builders/children';
import { aParent } from '../../builders/parent';
import { buildParent, type Parent } from '../support/people';

interface Item {
  readonly liveId: number;
  readonly courseDate: string;
  readonly courseName: string;
  readonly status: number;
}

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, withManySubjects());
});
afterAll(() => backend.stop());

async function classes(more: Record<string, unknown> = {}, who: Parent = parent) {
  const answer = await who.visitor.ask('getClassList', {
    when: ClassListWhen.coming,
    page: 1,
    limit: 10,
    ...more,
  } as never);
  return { list: answer.data as unknown as readonly Item[], count: answer.count ?? 0, code: answer.code };
}

const dates = (items: readonly Item[]) => items.map(({ courseDate }) => courseDate);

describe('The list of classes', () => {
  it('has the next class first and no class that is over', async () => {
    const { list, count } = await classes();
    expect(list).toHaveLength(10);
    expect(count).toBeGreaterThan(10);
    expect(dates(list)).toEqual([...dates(list)].sort());
    expect(list.every(({ courseDate }) => courseDate >= '2026-11-21')).toBe(true);
  });

  it('has the last class first among those that are over', async () => {
    const { list } = await classes({ when: ClassListWhen.past });
    expect(dates(list)).toEqual([...dates(list)].sort().reverse());
    expect(list.every(({ courseDate }) => courseDate < '2026-11-21 09:00:00')).toBe(true);
  });

  it('moves a class over at its very end', async () => {
    const { list } = await classes();
    const [first] = list as [Item];
    const [row] = await backend.services.db.select().from(lessons).where(eq(lessons.id, first.liveId));
    const end = (row?.startsAt.getTime() ?? 0) + (row?.durationMinutes ?? 0) * MINUTE;
    const before = backend.clock.now();
    backend.clock.set(new Date(end));
    expect((await classes()).list.map(({ liveId }) => liveId)).toContain(first.liveId);
    backend.clock.set(new Date(end + 1));
    expect((await classes()).list.map(({ liveId }) => liveId)).not.toContain(first.liveId);
    backend.clock.set(before);
  });

  it('pages without a class twice or left out', async () => {
    const one = (await classes({ limit: 20 })).list.map(({ liveId }) => liveId);
    const two = [...(await classes({ limit: 10 })).list, ...(await classes({ limit: 10, page: 2 })).list].map(
      ({ liveId }) => liveId,
    );
    expect(two).toEqual(one);
  });

  it('is that of one course when it is asked for', async () => {
    const [some] = await backend.services.db.select().from(lessons).where(eq(lessons.userId, parent.userId));
    const { list } = await classes({ groupId: some?.courseId });
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map(({ courseName }) => courseName)).size).toBe(1);
  });

  it('is that of one type of course, of one group, and of all subjects, as it is asked for', async () => {
    const { courseType, recorded } = { courseType: CourseType.live, recorded: CourseType.recorded };
    const [some] = await backend.services.db.select().from(lessons).where(eq(lessons.userId, parent.userId));
    const groupId = some?.courseId;
    const counts = async (more: Record<string, unknown>) => (await classes(more)).count;
    const all = await counts({});
    expect(await counts({ courseType })).toBe(all);
    expect(await counts({ courseType: recorded })).toBe(0);
    expect(await counts({ groupType: 0 })).toBe(all);
    expect(await counts({ groupType: 7 })).toBe(0);
    expect(await counts({ groupId })).toBeLessThan(all);
    expect(await counts({ groupId, multiSubject: 1 })).toBe(all);
  });

  it("is the child's own: an unknown course or one of another child has no classes", async () => {
    expect((await classes({ groupId: 999_999 })).list).toEqual([]);
    const other = await buildParent(backend, aParent());
    const own = (await classes({}, other)).list.map(({ liveId }) => liveId);
    const mine = (await classes()).list.map(({ liveId }) => liveId);
    expect(own.filter((liveId) => mine.includes(liveId))).toEqual([]);
  });

  it.each([
    ['when', { when: 'soon' }],
    ['page', { page: 0 }],
    ['limit', { limit: 51 }],
    ['groupId', { groupId: -1 }],
  ])('names the field %s that is wrong', async (field, more) => {
    const answer = await parent.visitor.ask('getClassList', {
      when: 'coming',
      page: 1,
      limit: 10,
      ...more,
    } as never);
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(field);
  });
});

describe('The calendar file', () => {
  async function address(): Promise<string> {
    const { data } = await parent.visitor.ask('exportClassCalendar', {});
    return new URL((data as { url: string }).url).pathname;
  }
  const fetchFile = (url: string) => parent.visitor.raw({ method: 'GET', url });

  it('holds the coming classes with their times in UTC', async () => {
    const { list } = await classes();
    const [first] = list as [Item];
    const file = await fetchFile(await address());
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="wandou-classes.ics"');
    expect(file.text).toContain(`UID:class-${first.liveId}@wandou`);
    const [day, time] = first.courseDate.split(' ') as [string, string];
    const start = shanghaiTime(day, time)
      .toISOString()
      .replace(/[-:]|\.000/g, '');
    expect(file.text).toContain(`DTSTART:${start}\r\n`);
  });

  it('leaves out a class that the child has leave for', async () => {
    const { list } = await classes();
    const [first] = list as [Item];
    const { db } = backend.services;
    await db.update(lessons).set({ attendance: 'leave' }).where(eq(lessons.id, first.liveId));
    expect((await fetchFile(await address())).text).not.toContain(`class-${first.liveId}@`);
    await db.update(lessons).set({ attendance: null }).where(eq(lessons.id, first.liveId));
  });

  it('is handed out once', async () => {
    const url = await address();
    expect((await fetchFile(url)).status).toBe(200);
    expect((await fetchFile(url)).status).toBe(410);
  });

  it('is not used up by a HEAD request', async () => {
    const url = await address();
    await parent.visitor.raw({ method: 'HEAD', url });
    expect((await fetchFile(url)).status).toBe(200);
  });

  it('is gone when its address is too old', async () => {
    const url = await address();
    backend.clock.pass(CALENDAR_SECONDS * SECOND);
    expect((await fetchFile(url)).status).toBe(410);
  });

  it.each(['/v1/course/calendar/nonsense/wandou-classes.ics', '/v1/course/calendar/nonsense/a.exe'])(
    'is empty for %s',
    async (url) => {
      expect((await fetchFile(url)).status).toBe(410);
    },
  );
});

describe('iCalendar', () => {
  const event = {
    uid: 'class-1@wandou',
    summary: '数学；思维, 第一讲',
    description: 'a\\b;c\nd',
    startsAt: new Date('2026-11-21T19:00:00+08:00'),
    endsAt: new Date('2026-11-21T19:40:00+08:00'),
  };
  const written = writeCalendar(
    { name: '课程表', reminder: { minutesBefore: 15, text: '上课' }, events: [event] },
    new Date('2026-11-21T00:00:00Z'),
  );

  it('escapes what has a meaning of its own', () => {
    expect(written).toContain('SUMMARY:数学；思维\\, 第一讲\r\n');
    expect(written).toContain('DESCRIPTION:a\\\\b\\;c\\nd\r\n');
  });

  it('reminds before the class', () => {
    expect(written).toContain('TRIGGER:-PT15M\r\n');
  });

  it('writes times in UTC and ends every line as the format wants it', () => {
    expect(written).toContain('DTSTART:20261121T110000Z\r\nDTEND:20261121T114000Z\r\n');
    expect(written.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  it('folds long lines at 75 bytes without tearing a character', () => {
    const long = writeCalendar(
      {
        name: '课',
        reminder: { minutesBefore: 1, text: '' },
        events: [{ ...event, summary: '第'.repeat(80) }],
      },
      new Date(0),
    );
    const lines = long.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(long.replace(/\r\n /g, '')).toContain(`SUMMARY:${'第'.repeat(80)}\r\n`);
  });
});
