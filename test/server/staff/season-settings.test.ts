/** When the higher level is open and what its pages show, as staff set it and as a parent's app asks for it. */
import { eq } from 'drizzle-orm';
import { spanOf } from '../../../src/contract/configuration/period';
import type { Period } from '../../../src/contract/configuration/schema';
import { StaffRole } from '../../../src/contract/staff/values';
import { configurations } from '../../../server/domains/configuration/tables';
import { STATIC_FILE } from '../../../server/domains/configuration/values';
import { stepUpSwitches } from '../../../server/domains/stepup/tables';
import { addDays, formatDateTime } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  const { db } = backend.services;
  await db.delete(configurations).where(eq(configurations.name, STATIC_FILE.higherLevelWindow));
  await db.delete(stepUpSwitches);
  editor = await aColleague(backend, StaffRole.editor);
});

const day = (days: number) => formatDateTime(addDays(SEEDED_AT, days));
const got = async (by = editor) => (await by.ask('getSeasonSettings', {})).data;
const save = async (changed: object, by = editor) =>
  by.ask('saveSeasonSettings', { ...(await got(by)), ...changed });

async function isOpen(): Promise<boolean> {
  const { status, text } = await parent.visitor.raw({ url: '/static/config/higherLevelWindow.json?t=1' });
  const span = status === 404 ? undefined : spanOf(JSON.parse(text) as Period);
  const now = backend.clock.now().getTime();
  return span !== undefined && span.from <= now && now <= span.to;
}
const switches = async () =>
  (await parent.visitor.ask('getFeatureSwitches', { token: parent.token })).data as unknown;
const ALL_ON = {
  ...{ teacherControl: true, classControl: true, reportControl: true, giftControl: true },
  ...{ selectTimeControl: true, remainingTime: true },
};

describe('The settings of the season', () => {
  it('open and close the higher level for parents', async () => {
    expect(await got()).toMatchObject({ startsAt: '', endsAt: '' });
    expect(await isOpen()).toBe(false);
    const opened = await save({ startsAt: day(-1), endsAt: day(3) });
    expect(opened.data).toEqual(await got());
    expect(opened.data).toMatchObject({ startsAt: day(-1), endsAt: day(3) });
    expect(await isOpen()).toBe(true);
    await save({ endsAt: formatDateTime(addDays(SEEDED_AT, -0.5)) });
    expect(await isOpen()).toBe(false);
    await save({ endsAt: day(3) });
    await save({ startsAt: '', endsAt: '' });
    expect(await isOpen()).toBe(false);
  });

  it('hide what is switched off, and show it again', async () => {
    expect(await got()).toMatchObject({ switches: ALL_ON, seatsUntil: '' });
    expect(await switches()).toEqual([]);
    await save({ switches: { ...ALL_ON, giftControl: false }, seatsUntil: '2026-12-20' });
    const on = { turnOn: true };
    const all = [on, on, on, { turnOn: false }, on, on, { turnOn: true, time: '2026-12-20' }];
    expect(await switches()).toEqual(all);
    await save({ switches: ALL_ON, seatsUntil: '' });
    expect(await switches()).toEqual([on, on, on, on, on, on, on]);
  });

  it('show a window of days as its first and last second, in Shanghai', async () => {
    const value = { startTime: '2026/11/4', endTime: '2027/01/20' };
    await backend.services.db.insert(configurations).values({ name: STATIC_FILE.higherLevelWindow, value });
    const times = { startsAt: '2026-11-04 00:00:00', endsAt: '2027-01-20 23:59:59' };
    expect(await got()).toMatchObject(times);
    await save({ seatsUntil: '' });
    expect(await got()).toMatchObject(times);
  });

  it('name the field that is wrong, and nothing is saved', async () => {
    const before = await got();
    const fieldOf = async (changed: object) => (await save(changed)).field;
    expect(await fieldOf({ startsAt: day(2), endsAt: day(1) })).toBe('endsAt');
    expect(await fieldOf({ startsAt: day(2), endsAt: day(2) })).toBe('endsAt');
    expect(await fieldOf({ startsAt: day(2) })).toBe('endsAt');
    expect(await fieldOf({ endsAt: day(2) })).toBe('startsAt');
    expect(await fieldOf({ startsAt: '2027-02-31 10:00:00', endsAt: '2027-03-05 10:00:00' })).toBe(
      'startsAt',
    );
    expect(await fieldOf({ seatsUntil: '2027-02-31' })).toBe('seatsUntil');
    expect(await got()).toEqual(before);
  });

  it('that a colleague has changed meanwhile are not overwritten', async () => {
    const chief = await aColleague(backend, StaffRole.administrator);
    const read = await got();
    const answers = await Promise.all([
      editor.ask('saveSeasonSettings', { ...read, startsAt: day(1), endsAt: day(2) }),
      chief.ask('saveSeasonSettings', { ...read, startsAt: day(3), endsAt: day(4) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await got()).toEqual(winner?.data);
  });

  it('are an editor’s or administrator’s, and the audit says what was set', async () => {
    const teacher = await aColleague(backend, StaffRole.teacher);
    const chief = await aColleague(backend, StaffRole.administrator);
    const settings = await got();
    expect((await teacher.ask('getSeasonSettings', {})).status).toBe(403);
    expect((await teacher.ask('saveSeasonSettings', settings)).status).toBe(403);
    const switched = { ...ALL_ON, giftControl: false };
    await save({ startsAt: day(-1), endsAt: day(1), switches: switched }, chief);
    const { data } = await chief.ask('listAudit', { page: 1, limit: 1, staffId: chief.staffId });
    expect(data).toMatchObject([
      { action: 'saveSeasonSettings', detail: { startsAt: day(-1), endsAt: day(1), hidden: 'giftControl' } },
    ]);
  });
});
