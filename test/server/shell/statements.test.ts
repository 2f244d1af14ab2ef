/** Cheap requests: prepared statements, and one statement for many rows. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import { allCalls } from '../../../src/contract/registry';
import { atMost } from '../../../server/core/at-most';
import { isAnyOf, isGivenAs, prepared, type Asked } from '../../../server/core/db/prepared';
import { dataLoader } from '../../../server/core/db/data-loader';
import type { Db } from '../../../server/core/db/types';
import { gatheringLog } from '../../../server/core/http/logging';
import { students } from '../../../server/domains/account/tables';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('A prepared statement', () => {
  const find = jest.fn((db: Db, asked: Asked<{ userId: number; status: string | null }>) =>
    db
      .select({ status: students.studentStatus })
      .from(students)
      .where(and(eq(students.userId, asked.userId), isGivenAs(students.studentStatus, asked.status))),
  );
  const statusOf = prepared('test_status_of', find);

  it('is written once and asked with any values, inside a transaction too', async () => {
    const { db } = backend.services;
    const one = await buildParent(backend, aParent());
    const other = await buildParent(backend, anOfficialParent());
    const [mine] = await statusOf(db, { userId: one.userId, status: null });
    const [theirs] = await statusOf(db, { userId: other.userId, status: null });
    expect(mine?.status).not.toBe(theirs?.status);
    expect(await statusOf(db, { userId: one.userId, status: theirs?.status ?? '' })).toEqual([]);
    expect(find).toHaveBeenCalledTimes(1);
    const { userId } = one;
    expect(await db.transaction((tx) => statusOf(tx, { userId, status: null }))).toEqual([mine]);
  });

  it('is planned once for lists of any length', async () => {
    const { db } = backend.services;
    const ofIds = prepared('test_of_ids', (on, asked: Asked<{ ids: readonly number[] }>) =>
      on.select({ id: students.userId }).from(students).where(isAnyOf(students.userId, asked.ids)),
    );
    const { userId } = await buildParent(backend, aParent());
    const plans = await db.transaction(async (tx) => {
      for (let round = 0; round < 12; round += 1) {
        const ids = [userId, ...Array<number>(round).fill(0)];
        expect(await ofIds(tx, { ids })).toEqual([{ id: userId }]);
      }
      const planCounts = sql`select generic_plans, custom_plans from pg_prepared_statements where name = 'test_of_ids'`;
      return (await tx.execute(planCounts)).rows;
    });
    // PostgreSQL uses five custom plans before a generic one.
    expect(plans).toEqual([{ generic_plans: 7, custom_plans: 5 }]);
  });

  it('has a name of its own', () => {
    expect(() => prepared('test_status_of', find)).toThrow('test_status_of');
  });
});

describe('Questions that come together', () => {
  const db = {} as Db;
  const rowOf = (key: number) => ({ key });

  it('are answered by few statements, each with its own row', async () => {
    const find = jest.fn(async (_db: Db, keys: readonly number[]) =>
      keys.filter((key) => key < 9).map(rowOf),
    );
    const ask = dataLoader(find, ({ key }) => key);
    const keys = [1, 2, 3, 4, 5, 5, 6, 9];
    const known = keys.map((key) => (key < 9 ? { key } : undefined));
    expect(await Promise.all(keys.map((key) => ask(db, key)))).toEqual(known);
    expect(find).toHaveBeenCalledTimes(1);
    expect(find).toHaveBeenLastCalledWith(db, [1, 2, 3, 4, 5, 6, 9]);
  });

  it('gather while two statements are running, and go with a third', async () => {
    const ends: (() => void)[] = [];
    const find = jest.fn(async (_db: Db, keys: readonly number[]) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return keys.map(rowOf);
    });
    const ask = dataLoader(find, ({ key }) => key);
    const answers: Promise<unknown>[] = [];
    for (const key of [1, 2, 3, 4]) {
      answers.push(ask(db, key));
      await new Promise(setImmediate);
    }
    expect(find.mock.calls.map(([, keys]) => keys)).toEqual([[1], [2]]);
    ends.shift()?.();
    await new Promise(setImmediate);
    expect(find).toHaveBeenLastCalledWith(db, [3, 4]);
    for (const end of ends) end();
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4].map(rowOf));
  });

  it('fail together, and the next is answered again', async () => {
    const find = jest.fn(async (_db: Db, keys: readonly number[]) => keys.map(rowOf));
    find.mockRejectedValueOnce(new Error('gone'));
    const ask = dataLoader(find, ({ key }) => key);
    await expect(ask(db, 1)).rejects.toThrow('gone');
    expect(await ask(db, 1)).toEqual({ key: 1 });
  });
});

describe('Work that fills a core', () => {
  it('is limited in number, in order, and continues after a failure', async () => {
    const inTurn = atMost(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) =>
      inTurn(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (number === 1) throw new Error('failed');
        return number;
      });
    const all = Promise.allSettled([1, 2, 3, 4].map(work));
    await new Promise(setImmediate);
    expect(begun).toEqual([1, 2]);
    for (const expected of [
      [1, 2, 3],
      [1, 2, 3, 4],
    ]) {
      ends.shift()?.();
      await new Promise(setImmediate);
      expect(begun).toEqual(expected);
    }
    for (const end of ends) end();
    expect((await all).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
  });
});

describe('The log', () => {
  it('is written at once for all lines of a turn', async () => {
    const printed: string[] = [];
    const log = gatheringLog((text) => void printed.push(text));
    log.write('one\n');
    log.write('two\n');
    expect(printed).toEqual([]);
    await new Promise(setImmediate);
    log.write('three\n');
    await new Promise(setImmediate);
    expect(printed).toEqual(['one\ntwo\n', 'three\n']);
  });
});

describe('The answer of a call', () => {
  it('has short headers, and is compressed when it is long enough', async () => {
    const { visitor, token } = await buildParent(backend, anOfficialParent().withMessages({ unread: 30 }));
    const page = (number: number, how: string) =>
      backend.app.inject({
        method: 'GET',
        url: allCalls.getMessages.path,
        query: { page: String(number), limit: '30' },
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': how },
      });
    const short = await page(2, 'gzip, br');
    expect(short.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(short.headers['content-encoding']).toBeUndefined();
    const { data } = await visitor.ask('getMessages', { page: 1, limit: 30 });
    for (const [how, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const { headers, rawPayload } = await page(1, how);
      expect(headers).toMatchObject({ 'content-encoding': how, vary: 'accept-encoding' });
      expect((JSON.parse(unpack(rawPayload).toString()) as { data: unknown }).data).toEqual(data);
    }
    expect((await page(1, 'identity')).headers['content-encoding']).toBeUndefined();
  });
});
