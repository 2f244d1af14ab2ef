import { hashToken } from '../../../server/domains/account/tokens';
import { OrderState } from '../../../src/contract/orders/values';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { encrypt, loginFields, Visitor } from '../support/visitor';

const PHONE = '13712345678';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => backend.stop());

describe('The log', () => {
  it('is JSON of listed fields, and holds no phone, code, token, password or body', async () => {
    const parent = new Visitor(backend);
    await parent.smsLogin(PHONE);
    const code = parent.lastCode;
    const token = parent.token ?? '';
    await parent.ask('getUserInfoByToken', { token });
    await parent.passwordLogin(PHONE, 'Secret2026');
    await parent.ask('getPresentId', { presentKey: `${PHONE}-in-a-query` });
    await parent.raw({ url: `/unknown/${PHONE}?token=${token}` });
    await parent.raw({
      method: 'POST',
      url: '/v1/index/appLogin',
      payload: `{"${PHONE}"`,
      headers: { 'content-type': 'application/json' },
    });
    const secrets = [
      PHONE,
      code,
      token,
      hashToken(token),
      'Secret2026',
      encrypt('x').slice(0, 8),
      'in-a-query',
    ];

    expect(backend.log.length).toBeGreaterThan(5);
    const text = backend.log.join('');
    for (const secret of secrets) expect(text).not.toContain(secret);
    const allowed = [
      'release',
      'instance',
      'level',
      'time',
      'requestId',
      'method',
      'route',
      'status',
      'ms',
      'accountId',
      'msg',
      'err',
      'signal',
    ];
    const fields = new Set(backend.log.flatMap((line) => Object.keys(JSON.parse(line) as object)));
    expect([...fields].filter((field) => !allowed.includes(field))).toEqual([]);
  });

  it('names the route and the account, not the address', async () => {
    const { visitor, accountId } = await buildParent(backend, aParent());
    await visitor.ask('getPersonInfo', { token: 'whatever' });
    expect(JSON.parse(backend.log.at(-1) ?? '{}')).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/v1/personalCenter/getPersonInfo',
      status: 200,
      accountId,
      requestId: expect.any(String),
    });
  });

  it('says where something broke, without the statement and its values', async () => {
    const broken = await startBackend();
    await broken.running.database.pool.query('DROP TABLE sms_codes');
    const parent = new Visitor(broken);
    const answer = await parent.sendCode(PHONE);
    expect(answer).toMatchObject({ status: 500, message: '服务开小差了，请稍后再试' });
    const line = JSON.parse(broken.log.find((entry) => entry.includes('request failed')) ?? '{}') as {
      err: { type: string; cause: string; stack: string; message: string };
      requestId: string;
    };
    expect(line.requestId).toBe(answer.body.requestId);
    expect(line.err).toMatchObject({ message: '', cause: '42P01' });
    expect(line.err.stack).toContain('server/domains/account/sms/codes.ts');
    expect(broken.log.join('')).not.toMatch(/sms_codes|insert into|select /i);
    await broken.stop();
  });
});

describe('The database', () => {
  it('holds no phone, code, token or password in plain', async () => {
    const receiver = { name: '陈女士', phone: '13600001111', address: '中关村大街1号' };
    const known = aParent()
      .withAddress({ phone: '13912345678' })
      .withOrder({ state: OrderState.delivering, receiver });
    const phones = ['13787654321', '13912345678', receiver.phone, (await buildParent(backend, known)).phone];
    const parent = new Visitor(backend);
    await parent.sendCode('13787654321');
    await parent.enterCode('13787654321', parent.lastCode);
    await parent.ask('pwdLogin', { ...loginFields('13787654321'), passwordCipher: encrypt('Secret2026') });
    const { rows } = await backend.running.database.pool.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    for (const { name } of rows) {
      const found = await backend.running.database.pool.query<{ line: string }>(
        `SELECT t::text AS line FROM "${name}" t`,
      );
      const text = found.rows.map(({ line }) => line).join('\n');
      for (const secret of [...phones, parent.token ?? '-', 'Wandou2026']) {
        expect({ name, holds: text.includes(secret) }).toEqual({ name, holds: false });
      }
    }
  });
});
