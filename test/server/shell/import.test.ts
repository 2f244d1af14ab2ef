/** An operator brings a school in from files (docs/operations.md). */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { importFolder } from '../../../server/core/import';
import { accounts, students } from '../../../server/domains/account/tables';
import { courses } from '../../../server/domains/courses/tables';
import { lessons, teachers } from '../../../server/domains/courses/timetable/tables';
import { hourMovements } from '../../../server/domains/hours/tables';
import { registered } from '../../../server/registry';
import { openClasses } from '../../../server/domains/classes/tables';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, logIn } from '../support/people';

const EXAMPLE = join(__dirname, '../../../docs/import-example');
const PHONE = '13900000101';

let backend: Backend;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wandou-import-'));
  cpSync(EXAMPLE, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = async () => void (backend = await startBackend());
const stop = () => backend.stop();
/** For what is brought in: a school of its own for each test. */
const eachAtAnEmptySchool = () => {
  beforeEach(start);
  afterEach(stop);
};
/** For what is refused, or does not mind what is there. */
const allAtOneSchool = () => {
  beforeAll(start);
  afterAll(stop);
};

const put = (file: string, text: string | Buffer) => writeFileSync(join(folder, file), text);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const change = (file: string, from: string, to: string) => put(file, textOf(file).replace(from, to));
const run = () => {
  const { db, clock, config } = backend.services;
  return importFolder({ db, clock, keys: config.keys }, registered.imports, folder);
};
const errors = async () => (await run()).errors ?? [];
const rowsIn = async (table: typeof lessons | typeof teachers | typeof accounts | typeof hourMovements) =>
  (await backend.services.db.select({ rows: count() }).from(table))[0]?.rows;
const countsOf = async () => [
  ...[await rowsIn(teachers), await rowsIn(accounts)],
  ...[await rowsIn(lessons), await rowsIn(hourMovements)],
];

describe('The example of a school', () => {
  eachAtAnEmptySchool();

  it('has a file of each kind', async () => {
    const names = ((await run()).files ?? []).map(({ name }) => name.replace(/\.\w+$/, ''));
    expect(names.sort()).toEqual(registered.imports.map(({ kind }) => kind).sort());
  });

  it('is what the parent finds after the login', async () => {
    await run();
    const { visitor, unificationId, userId } = await logIn(backend, PHONE, 'sms');
    const listed = async (...asked: Parameters<typeof visitor.ask>) => (await visitor.ask(...asked)).data;
    const page = { page: 1, limit: 10 };
    expect(await listed('getClassList', { ...page, when: 'coming' })).toMatchObject([
      { courseDate: expect.stringContaining('2026-12-30') as string },
    ]);
    expect(await listed('listMyCourses', { ...page, state: 'studying' })).toHaveLength(2);
    const hours = { unificationId, hourUserStatus: [0, 1], brandCode: 'VIP_WanDou' };
    expect(await listed('queryUserHourGroup', hours)).toMatchObject({
      smallLive: { baseHours: 48, giveHours: 4 },
    });
    expect(await listed('listOrders', { ...page, group: 0 })).toMatchObject([
      { orderNo: '2026090100000001' },
    ]);
    expect(await listed('listDeliveries', page)).toMatchObject([{ title: '秋季教具' }]);
    expect(await listed('getHelpList', { ...page, keyword: '进入教室' })).toHaveLength(1);
    const home = { page: 1, limit: 2, showDeviceType: 1, showUserType: 2, userId };
    expect(await visitor.ask('homePageShowConfig', home)).toMatchObject({ status: 200, code: '00000000' });
  });

  it('changes nothing the second time', async () => {
    await run();
    const before = await countsOf();
    const files = (await run()).files ?? [];
    expect(files.filter(({ added, changed }) => added + changed > 0)).toEqual([]);
    expect(await countsOf()).toEqual(before);
  });

  it('is there once when two import it at once', async () => {
    await run();
    const before = await countsOf();
    await backend.stop();
    backend = await startBackend();
    await Promise.all([run(), run()]);
    expect(await countsOf()).toEqual(before);
  });
});

describe('A line that changed', () => {
  eachAtAnEmptySchool();

  it('changes what it brought in, and nothing else', async () => {
    await run();
    const before = await countsOf();
    change('lessons.csv', '2026-12-30T18:30:00+08:00,40', '2026-12-31 19:00,50');
    const file = ((await run()).files ?? []).find(({ name }) => name === 'lessons.csv');
    expect(file).toMatchObject({ added: 0, changed: 1, same: 1 });
    expect(await countsOf()).toEqual(before);
    const [moved] = await backend.services.db.select().from(lessons).where(eq(lessons.durationMinutes, 50));
    expect(moved?.startsAt.toISOString()).toBe('2026-12-31T11:00:00.000Z');
  });

  it('gives a child another phone', async () => {
    await run();
    change('children.csv', PHONE, '13900000199');
    await run();
    expect((await logIn(backend, '13900000199', 'sms')).userId).toBe(
      (await backend.services.db.select().from(students).where(eq(students.kidName, '小豆')))[0]?.userId,
    );
  });

  it('is an error where it is an entry of the hours', async () => {
    await run();
    change('hours.csv', '48,4', '96,4');
    expect(await errors()).toEqual([expect.stringMatching(/^hours\.csv line 2, id: .*cannot change/)]);
  });
});

describe('A line that is wrong', () => {
  allAtOneSchool();

  it.each([
    ['lessons.csv', ',40,joined', ',forty,joined', /^lessons\.csv line 2, minutes: must be a whole number/],
    [
      'lessons.csv',
      'joined',
      'late',
      /^lessons\.csv line 2, attendance: must be one of joined, absent, leave/,
    ],
    ['lessons.csv', '2026-12-30T', '2026-02-30T', /^lessons\.csv line 3, startsAt: must be a time/],
    ['lessons.csv', 'L-2', 'L-1', /^lessons\.csv line 3, id: the same id is in line 2/],
    ['lessons.csv', 'C-1-2', 'C-9', /^lessons\.csv line 3, chapter: there is no "C-9" in chapters/],
    ['children.csv', '小苗', '', /^children\.csv line 3, name: is missing/],
    ['children.csv', 'relation', 'kin', /^children\.csv line 1, kin: there is no such column/],
    ['teachers.csv', '周老师', '周老师,1', /^teachers\.csv line 3: has 3 values/],
    [
      'teachers.csv',
      '周老师',
      '周'.repeat(65),
      /^teachers\.csv line 3, name: must be a text from 1 to 64 characters/,
    ],
    ['hours.csv', 'graphical', 'record', /^hours\.csv line 3, group: must be one of graphical/],
    [
      'orders.ndjson',
      '399900',
      '-1',
      /^orders\.ndjson line 1, lines\/0\/price: must be a whole number from 0 to 1000000000, and is "-1"$/,
    ],
    [
      'orders.ndjson',
      '"count":1',
      '"count":0',
      /^orders\.ndjson line 1, lines\/0\/count: must be a whole number from 1 to 10000, and is "0"$/,
    ],
    ['hours.csv', '48,4', '10001,4', /^hours\.csv line 2, bought: must be a number from 0 to 10000, and is/],
    [
      'openClasses.csv',
      '200,',
      '-1,',
      /^openClasses\.csv line 2, seats: must be a whole number from 0 to 100000,/,
    ],
    [
      'helpCategories.csv',
      '上课,1',
      '上课,-1',
      /^helpCategories\.csv line 2, position: must be .* from 0 to 10000,/,
    ],
    [
      'messages.csv',
      'M-1',
      'M'.repeat(201),
      /^messages\.csv line 2, id: must be a text from 1 to 200 characters/,
    ],
    [
      'messages.csv',
      '欢迎来到新家',
      '欢'.repeat(20_001),
      /^messages\.csv line 2, title: must be a text from 1 to 20000 characters, and is "欢{40}…"$/,
    ],
    ['orders.ndjson', '"paid"', '"done"', /^orders\.ndjson line 1, endedAt: is missing/],
  ])('is named by %s, line and field, for %s as %s', async (file, from, to, sentence) => {
    change(file, from, to);
    expect(await errors()).toEqual([expect.stringMatching(sentence)]);
  });

  it('keeps everything from being written', async () => {
    const before = await countsOf();
    change('helpCategories.csv', 'A-1,上课,1', 'A-1,上课,first');
    expect(await errors()).toHaveLength(1);
    expect(await countsOf()).toEqual(before);
  });

  it('does not show a phone, in whichever column it is', async () => {
    change('children.csv', '139 0000 0102', PHONE);
    change('lessons.csv', ',40,joined', ',13912345678,joined');
    change('courses.csv', 'C-2,编程 S1,图形化编程,biancheng', 'C-2,编程 S1,图形化编程,13912345678');
    change('enrollments.csv', 'K-1,C-2', '139-1234-5678,C-2');
    const said = (await errors()).join('\n');
    expect(said.match(/139\*\*\*\*5678/g)).toHaveLength(3);
    expect(said.replaceAll(/\D/g, '')).not.toContain('13912345678');
  });

  it('is masked as a number that another line has', async () => {
    change('children.csv', '139 0000 0102', PHONE);
    expect(await errors()).toEqual([
      'children.csv line 3, phone: 139****0101 is also in line 2: an account has one child',
    ]);
  });
});

describe('A file', () => {
  allAtOneSchool();

  it('may be as a spreadsheet writes it, with byte-order mark, CRLF, quoted commas and line breaks', async () => {
    put('teachers.csv', '\uFEFFid,name\r\nT-1,"林, ""小林"" 老师"\r\nT-2,"周\r\n老师"\r\n\r\nT-3,王老师\r\n');
    await run();
    const names = (await backend.services.db.select().from(teachers)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['林, "小林" 老师', '周\r\n老师', '王老师']));
  });

  it.each([
    ['rooms.csv', 'id\n1\n', /^rooms\.csv: is no file of an import/],
    ['teachers.ndjson', '{"id":"T-1","name":"林老师"}', /^teachers\.ndjson: teachers is there twice/],
    [
      'teachers.csv',
      Buffer.from('id,name\nT-1,\xC1\xD6\nT-2,\xD6\xDC\n', 'latin1'),
      /^teachers\.csv: is not in UTF-8/,
    ],
    ['messages.csv', 'id,child\n"M-1,K-1\n', /^messages\.csv line \d: a quotation mark/],
  ])('%s that is no import is refused', async (name, text, sentence) => {
    put(name, text);
    expect((await errors())[0]).toMatch(sentence);
  });

  it('refers to what an earlier folder brought in', async () => {
    await run();
    rmSync(folder, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'wandou-import-'));
    put('lessons.csv', 'id,child,teacher,chapter,startsAt,minutes\nL-3,K-1,T-2,C-2-1,2027-01-02 10:00,40\n');
    expect((await run()).files).toMatchObject([{ added: 1 }]);
  });
});

describe('A family', () => {
  eachAtAnEmptySchool();

  it('that registered before the import gets the child on its account', async () => {
    const parent = await buildParent(backend, aParent().withPhone(PHONE));
    await run();
    const [child] = await backend.services.db.select().from(students).where(eq(students.kidName, '小豆'));
    expect(child?.userId).toBe(parent.userId);
  });

  it('that removed its account does not come back', async () => {
    await run();
    const { db } = backend.services;
    const [child] = await db.select().from(students).where(eq(students.kidName, '小豆'));
    await db.delete(accounts).where(eq(accounts.id, child?.accountId ?? 0));
    change('children.csv', '2020-05-17', '2020-05-18');
    change('lessons.csv', '2026-12-30T', '2026-12-29T');
    const files = (await run()).files ?? [];
    expect(files.find(({ name }) => name === 'children.csv')).toMatchObject({ added: 0, skipped: 1 });
    expect(files.find(({ name }) => name === 'lessons.csv')).toMatchObject({ added: 0, skipped: 2 });
    expect(await db.select().from(students).where(eq(students.kidName, '小豆'))).toEqual([]);
  });
});

describe('The link of a course', () => {
  eachAtAnEmptySchool();

  it('leads to a page on the web, or is left empty', async () => {
    const line = 'C-2,编程 S1,图形化编程,biancheng,live,36';
    change('courses.csv', 'lessons', 'lessons,link');
    change('courses.csv', ',48', ',48,https://www.example.com/s2');
    change('courses.csv', line, `${line},/myTabClass`);
    const sentence = 'link: must be an address that begins with https://, and is "/myTabClass"';
    expect(await errors()).toEqual([`courses.csv line 3, ${sentence}`]);
    change('courses.csv', '/myTabClass', '');
    await run();
    const links = (await backend.services.db.select().from(courses)).map(({ link }) => link);
    expect(links).toEqual(['https://www.example.com/s2', null]);
    const longest = `https://x/${'a'.repeat(2_038)}`;
    change('courses.csv', 'https://www.example.com/s2', `${longest}a`);
    expect(await errors()).toHaveLength(1);
    change('courses.csv', `${longest}a`, longest);
    expect(await errors()).toEqual([]);
  });
});

describe('A line that only the database can refuse', () => {
  eachAtAnEmptySchool();

  it('is reported by file and rule, without what it says, and nothing of the file is written', async () => {
    await run();
    const { db } = backend.services;
    await db.update(openClasses).set({ taken: 150 });
    change('openClasses.csv', ',200,', ',20,');
    const message = await run().catch((error: unknown) => String(error));
    expect(message).toContain(
      'openClasses.csv: the database refuses a line (open_classes_taken of open_classes)',
    );
    expect(message).not.toContain('编程');
    expect((await db.select().from(openClasses)).map(({ seats }) => seats)).toEqual([200]);
  });
});
