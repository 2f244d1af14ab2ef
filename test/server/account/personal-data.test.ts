import { AppScene } from '../../../src/contract/account/values';
import { SubjectCode } from '../../../src/contract/courses/values';
import { personalTables } from '../../../server/domains/account/own-data/tables-of-person';
import { schemaRegistry } from '../../../server/registry';
import { DAY, MINUTE } from '../../../server/core/time';
import { withOneSubject } from '../../builders/children';
import type { BuiltParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent } from '../support/people';
import { encrypt, phoneFields, Visitor } from '../support/visitor';

/** Has data of every exported kind, and phones that must not be exported. */
const withFullHistory = withOneSubject()
  .withHours(SubjectCode.yuwen, { baseHours: 8 })
  .withAddress({ phone: '13912345678' })
  .withMessages({ unread: 12, read: 3 })
  .withScenario({ stepUp: 'y-grouping' });

let backend: Backend;
let parent: Visitor;
let built: BuiltParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  const inside = await buildParent(backend, withFullHistory);
  [parent, built] = [inside.visitor, inside];
});

type Copy = Readonly<Record<string, unknown>> & {
  readonly 数据: Readonly<Record<string, Record<string, unknown>[]>>;
};

async function addressOf(who: Visitor): Promise<string> {
  const { data } = await who.ask('exportPersonalData');
  return String(data.url).replace(/^https?:\/\/[^/]+/, '');
}

const fetched = (url: string) => new Visitor(backend).raw({ method: 'GET', url });

describe('The copy of the own data', () => {
  it('is a file with everything that is kept, in Chinese', async () => {
    const { status, text, headers } = await fetched(await addressOf(parent));
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="wandou-personal-data-2026-11-21.json"',
    );
    expect(headers['cache-control']).toBe('no-store');
    const copy = JSON.parse(text) as Copy;
    expect(copy.用户编号).toBe(built.userId);
    expect(copy.数据.账号).toEqual([
      expect.objectContaining({ '手机号（已遮盖）': built.phone.replace(/^(\d{3})\d{4}/, '$1****') }),
    ]);
    expect(copy.数据.孩子与家长资料).toHaveLength(1);
    expect(copy.数据.课时余额).toHaveLength(2);
    expect(copy.数据.消息).toHaveLength(15);
    expect(copy.数据.升班信息).toMatchObject([{ 新级别: 'S2-1', 课程: '豌豆思维' }]);
    expect(copy.数据.升班意向时间).toHaveLength(2);
    expect(copy.数据.升班班级名额).toHaveLength(1);
  });

  it('holds no phone in plain, no secret and no data of others', async () => {
    const other = await buildParent(backend, withFullHistory);
    const { text } = await fetched(await addressOf(parent));
    expect(text).not.toContain(built.phone);
    expect(text).not.toContain('13912345678');
    expect(text).not.toContain(parent.token ?? '-');
    expect(text).not.toMatch(/"\w*(hash|cipher|lookup)\w*":/i);
    expect(text).not.toContain(String(other.userId));
    const theirs = JSON.parse((await fetched(await addressOf(other.visitor))).text) as Copy;
    expect(theirs.用户编号).toBe(other.userId);
  });

  it('has a Chinese name for every table with something personal', () => {
    const nameless = personalTables(schemaRegistry.tables)
      .filter(({ name }) => schemaRegistry.labels.tables[name] === undefined)
      .map(({ name }) => `${name}: its name in labels.tables of the index.ts of its domain`);
    expect(nameless).toEqual([]);
  });

  it('calls a column as the domain of its table does, whatever others call one of that name', () => {
    const { columns } = schemaRegistry.labels;
    expect([columns['homework.due_at'], columns['report_jobs.due_at']]).toEqual(['截止时间', '应送达时间']);
    expect(columns['evaluation_turns.answer']).toBe('孩子的答案');
    expect(columns['survey_answers.content']).toBe('内容');
  });

  it('can be read in place where a host saves no files', async () => {
    const { headers } = await fetched(`${await addressOf(parent)}?view=1`);
    expect(headers['content-disposition']).toMatch(/^inline/);
  });

  it('has an address that works once', async () => {
    const url = await addressOf(parent);
    expect((await fetched(url)).status).toBe(200);
    const again = await fetched(url);
    expect(again.status).toBe(410);
    expect(again.text).toContain('导出链接已失效');
  });

  it('has an address that does not last', async () => {
    const url = await addressOf(parent);
    backend.clock.pass(5 * MINUTE + 1);
    expect((await fetched(url)).status).toBe(410);
  });

  it('is not used up by a HEAD request', async () => {
    const url = await addressOf(parent);
    await new Visitor(backend).raw({ method: 'HEAD', url });
    expect((await fetched(url)).status).toBe(200);
  });

  it.each(['/v1/personalData/file/guess/wandou.json', '/v1/personalData/file/guess/..%2Fetc'])(
    'is not at a guessed address: %s',
    async (url) => {
      expect((await fetched(url)).status).toBe(410);
    },
  );

  it('accepts no token of a login or of a link', async () => {
    const { data } = await parent.ask('oneTimeLinkToken', { appTypeCode: 'MASTER_WECHAT' });
    const url = `/v1/personalData/file/${String(data.token)}/wandou.json`;
    expect((await fetched(url)).status).toBe(410);
    const token = (await addressOf(parent)).split('/').at(-2) ?? '';
    expect((await parent.ask('exchangeTemporaryToken', { token })).code).not.toBe('00000000');
  });

  it('is made five times a day', async () => {
    for (let made = 0; made < 5; made += 1) {
      expect((await parent.ask('exportPersonalData')).code).toBe('00000000');
    }
    expect(await parent.ask('exportPersonalData')).toMatchObject({ status: 429, code: '10000006' });
    backend.clock.pass(DAY);
    expect((await parent.ask('exportPersonalData')).code).toBe('00000000');
  });

  it('is available again from midnight in Shanghai on', async () => {
    backend.clock.set(new Date('2026-11-21T23:30:00+08:00'));
    for (let made = 0; made < 5; made += 1) await parent.ask('exportPersonalData');
    expect((await parent.ask('exportPersonalData')).status).toBe(429);
    backend.clock.set(new Date('2026-11-22T00:00:00+08:00'));
    expect((await parent.ask('exportPersonalData')).code).toBe('00000000');
  });

  it('is not available by morning alone', async () => {
    backend.clock.set(new Date('2026-11-22T07:30:00+08:00'));
    for (let made = 0; made < 5; made += 1) await parent.ask('exportPersonalData');
    backend.clock.set(new Date('2026-11-22T08:30:00+08:00'));
    expect((await parent.ask('exportPersonalData')).status).toBe(429);
  });

  it('is no longer at its address once there is a new password', async () => {
    const url = await addressOf(parent);
    await parent.sendCode(built.phone, AppScene.findPassword);
    const passwordCipher = encrypt('Wandou2027');
    const request = { ...phoneFields(built.phone), passwordCipher, verificationCode: parent.lastCode };
    expect((await parent.ask('resetPassword', request)).code).toBe('0');
    expect((await fetched(url)).status).toBe(410);
  });

  it('asks for a session', async () => {
    expect((await new Visitor(backend).ask('exportPersonalData')).status).toBe(401);
  });

  it('leaves nothing of itself in the log', async () => {
    const url = await addressOf(parent);
    await fetched(url);
    expect(backend.log.join('')).not.toContain(url.split('/').at(-2));
  });
});
