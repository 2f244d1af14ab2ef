import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SLOT } from '../../../src/contract/home/values';
import { demo } from '..';
import type { DemoAccountName } from '../account-names';
import { DEMO_ACCOUNTS } from '../accounts';
import { accounts } from '../../../server/domains/account/tables';
import { seed } from '../../../server/core/seed';
import { registered } from '../../../server/registry';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { as } from '../../../test/server/support/answers';
import { logIn, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

type Listed = readonly Readonly<Record<string, unknown>>[];

/** All responses that home depends on, in the form of the table in docs/demo.md. */
async function homeOf({ visitor, userId }: Parent) {
  const gifts = as<readonly { giveClass: number }[]>(await visitor.ask('listUnclaimedAward'));
  const checkIn = await visitor.ask('isSignIn');
  const newborn = (await visitor.ask('getNewbornEntranceDetail')).data;
  const { step } = (await visitor.ask('getStudentInfo')).data;
  const report = { userId, subject: 0, step: String(step) || 'S1-1' };
  const poster = { courseBelong: 'VIP_WanDou', courseSubjectTypes: '0' };
  const slot = async (displayPositionId: number) =>
    as<Listed>(await visitor.ask('getPositionBanner', { displayPositionId, userType: 2, platformType: 1 }));
  const [activities] = as<readonly { typeValue: string }[]>(
    await visitor.ask('getUpgradeConfig', { typeCode: 'homeActivities' }),
  );
  return {
    higherLevel: (await visitor.ask('getHigherLevelInfo', { student_id: userId })).code === '200',
    hours: gifts.reduce((sum, { giveClass }) => sum + giveClass, 0),
    checkIn: checkIn.code === '00000000' ? checkIn.data.dayNum : null,
    newborn: newborn.totalTask === 0 ? null : newborn.isShowPop,
    activities: (JSON.parse(activities?.typeValue ?? '[]') as Listed).length,
    tags: as<Listed>(await visitor.ask('listInterestTagPops', { platformType: 1 })).length,
    wonderful: (await visitor.ask('checkWonderfulMoment')).data.popup,
    configured: (await slot(SLOT.home.popup)).length,
    float: (await slot(SLOT.home.floatButton)).length,
    follow: !((await visitor.ask('isSubscribe')).data.isSubscribe as boolean),
    report: 'report_record' in (await visitor.ask('getLearningReportRecord', report)).data,
    poster: (await visitor.ask('getPosterTask', poster)).data.taskStatus !== 5,
  };
}

const NOTHING = {
  higherLevel: false,
  hours: 0,
  checkIn: null,
  newborn: null,
  activities: 0,
  tags: 0,
  wonderful: false,
  configured: 0,
  float: 0,
  follow: false,
  report: false,
  poster: false,
};

describe('The demo accounts', () => {
  it.each(['unofficial', 'oneSubject', 'deviceLimited', 'captchaFirst'] as const)(
    '1, 2, 4 and 5 have nothing that pops up: %s',
    async (name) => {
      const method = name === 'deviceLimited' ? 'sms' : 'password';
      expect(await homeOf(await logIn(backend, PHONE[name], method))).toEqual(NOTHING);
    },
  );

  it('3 has hours to claim and nothing else', async () => {
    const parent = await logIn(backend, PHONE.manySubjects);
    expect(await homeOf(parent)).toEqual({ ...NOTHING, hours: 6 });
  });

  it.each<[DemoAccountName, object]>([
    [
      'wholeQueue',
      {
        ...{ hours: 3, checkIn: 5, newborn: true, activities: 3, tags: 2, wonderful: true },
        ...{ configured: 1, float: 1, follow: true, report: true, poster: true },
      },
    ],
    ['higherLevel', { higherLevel: true, checkIn: 0, tags: 1 }],
    ['cards', { newborn: false, float: 1, report: true, poster: true }],
    ['newStudent', { hours: 2, newborn: true, tags: 1 }],
    ['tagsAndCheckIn', { checkIn: 12, tags: 3 }],
  ])('6 to 10 have what docs/demo.md says: %s', async (name, due) => {
    expect(await homeOf(await logIn(backend, DEMO_ACCOUNTS[name].phone))).toEqual({ ...NOTHING, ...due });
  });

  it('see pictures of their activities that are stored', async () => {
    const { visitor } = await logIn(backend, DEMO_ACCOUNTS.wholeQueue.phone);
    const [row] = as<readonly { typeValue: string }[]>(
      await visitor.ask('getUpgradeConfig', { typeCode: 'homeActivities' }),
    );
    for (const { iconPath, popImgPath } of JSON.parse(row?.typeValue ?? '[]') as Listed) {
      for (const address of [iconPath, popImgPath]) {
        expect((await visitor.raw({ url: new URL(String(address)).pathname })).status).toBe(200);
      }
    }
  });

  it('see an activity that is for account 6 alone', async () => {
    const titlesOf = async (phone: string) => {
      const { visitor } = await logIn(backend, phone);
      const current = as<Listed>(await visitor.ask('listActivities', { state: 1, page: 1, limit: 20 }));
      return current.map(({ title }) => title);
    };
    const own = '生日月专属：许一个学习小愿望';
    expect(await titlesOf(DEMO_ACCOUNTS.wholeQueue.phone)).toContain(own);
    expect(await titlesOf(PHONE.oneSubject)).not.toContain(own);
  });

  it('are all in the table of docs/demo.md, each phone once', () => {
    const page = readFileSync(join(__dirname, '../../../docs/demo.md'), 'utf8');
    const phones = Object.values(DEMO_ACCOUNTS).map(({ phone }) => phone);
    expect(new Set(phones).size).toBe(10);
    for (const phone of phones) expect(page).toContain(`| ${phone} |`);
  });

  it('are stored once, whatever the number of starts', async () => {
    const { db, clock, config, providers } = backend.services;
    const countAccounts = () => db.$count(accounts);
    const before = await countAccounts();
    await seed({ db, clock, config, storage: providers.storage }, registered.seeds, demo);
    expect(await countAccounts()).toBe(before);
    const parent = await logIn(backend, DEMO_ACCOUNTS.wholeQueue.phone);
    expect(await homeOf(parent)).toMatchObject({ hours: 3, tags: 2, activities: 3 });
  });
});
