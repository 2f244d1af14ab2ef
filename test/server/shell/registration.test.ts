/** Core depends on no particular domain: it calls the hooks of any. */
import type { CancellationLosses } from '../../../src/contract/account/cancellation.schema';
import type { Domain } from '../../../server/core/domain';
import { startJobs } from '../../../server/core/jobs';
import { addDays, MINUTE } from '../../../server/core/time';
import { cancellations } from '../../../server/domains/account/cancellation/tables';
import { allDomains, sumOf } from '../../../server/registry';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { until } from '../support/waiting';
import { Visitor } from '../support/visitor';

/** A sticker shop: a domain that does not exist in the product. */
const called: string[] = [];
const stickers = {
  routes: [(app) => void app.get('/stickers', async () => ({ count: 7 }))],
  jobs: [{ name: 'stickers', everyMs: 5 * MINUTE, run: async () => called.push('job') }],
  seed: { atStart: async () => void called.push('seed') },
  onLogin: async (_tx, { userId }) => void called.push(`welcome ${userId}`),
  onRemoval: {
    files: async () => void called.push('files'),
    rows: async (_tx, { userId }) => void called.push(`farewell ${userId}`),
  },
  losses: async () => ({ medals: 77 }),
  fileAt: {
    'stickers/': async (_services, path) => (path === 'stickers/cat.svg' ? 'pictures/cat.svg' : null),
  },
  testTools: (app) => void app.get('/__test/stickers', async () => ({ isShown: true })),
} satisfies Domain;

const domains = [...allDomains, stickers];

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ domains, env: { WANDOU_TESTING: '1', LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
afterEach(() => void jest.useRealTimers());

async function cancelled({ accountId }: { readonly accountId: number }): Promise<void> {
  const now = backend.clock.now();
  const row = { accountId, agreedAt: addDays(now, -15), requestedAt: addDays(now, -15), dueAt: now };
  await backend.services.db.insert(cancellations).values(row);
}

const get = (url: string) => backend.app.inject({ url });

describe('A domain that core does not know', () => {
  it('is asked for its content at the start', () => {
    expect(called).toEqual(['seed']);
  });

  it('answers at its own address, and at that of its test tools', async () => {
    expect((await get('/stickers')).json()).toEqual({ count: 7 });
    expect((await get('/__test/stickers')).json()).toEqual({ isShown: true });
  });

  it('says which stored file is meant by a name of its own', async () => {
    const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await backend.services.providers.storage.put('pictures/cat.svg', { body, contentType: 'image/svg+xml' });
    expect((await get('/files/stickers/cat.svg')).rawPayload.equals(body)).toBe(true);
    expect((await get('/files/stickers/dog.svg')).statusCode).toBe(404);
  });

  it('receives the login that makes an account, and no other one', async () => {
    called.length = 0;
    const parent = new Visitor(backend);
    await parent.smsLogin('13712340001');
    const { id } = (await parent.ask('getUserInfoByToken')).data;
    await new Visitor(backend).smsLogin('13712340001');
    expect(called).toEqual([`welcome ${String(id)}`]);
  });

  it('names what a parent loses with it', async () => {
    const { visitor } = await buildParent(backend, anOfficialParent());
    const { data } = await visitor.ask('getCancellationLosses');
    expect(data as unknown as CancellationLosses).toMatchObject({ medals: 77, peaCoins: 0 });
  });

  it('takes its own along when an account is removed, files before rows', async () => {
    const leaving = await buildParent(backend, anOfficialParent());
    await cancelled(leaving);
    called.length = 0;
    const { statusCode, body } = await backend.app.inject({ method: 'POST', url: '/__test/housekeeping' });
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { removedAccounts: 1 }]);
    expect(called).toEqual(['files', `farewell ${leaving.userId}`, 'job']);
  });

  it('has its job done each time that it named, and not again after the stop', async () => {
    called.length = 0;
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'Date'] });
    const services = { ...backend.services, onError: () => undefined };
    const stop = startJobs(stickers.jobs, services, () => false);
    jest.advanceTimersByTime(5 * MINUTE - 1);
    expect(called).toEqual([]);
    jest.advanceTimersByTime(1);
    await until(async () => called.length > 0);
    await stop();
    jest.advanceTimersByTime(60 * MINUTE);
    expect(called).toEqual(['job']);
  });
});

describe('What one domain alone can offer', () => {
  it('is refused from a second one, and missed where none offers it', () => {
    const sessionOf = async () => ({ state: 'unknown' }) as const;
    expect(() => sumOf([...allDomains, { sessionOf }])).toThrow('sessionOf');
    expect(() => sumOf([stickers])).toThrow('sessionOf');
  });

  it('is refused under a name that another domain has', () => {
    expect(() => sumOf([...domains, { fileAt: stickers.fileAt }])).toThrow('fileAt stickers/');
  });
});
