/** A handler that takes an id checks its owner with its domain's policies.ts. */
import { dirname } from 'node:path';
import type { ServedCallName } from '../../../server/core/http/handler';
import { servedCalls } from '../../../server/core/http/dispatch';
import { Asking, readDomains, readSource } from './asked-policies';
import { idsOf } from './ids';
import { toList } from '../../support/listed';

/** Calls whose ids have no owner, or are public. */
const EVERYONE: Readonly<Partial<Record<ServedCallName, string>>> = {
  getSourceIdByKey: 'a channel by which parents come',
  getPresentId: 'a present that a link names',
  getRegionList: 'places of the country',
  listPeaClasses: 'a series: its classes are for every parent',
  findDictionary: 'a word of the operator',
  getHelpList: 'a category of the help center',
  writeKafka: 'what a device says of itself: whose an event is, the session says',
  writeEvents: 'as writeKafka',
};

/** Films for every parent. */
const FOR_EVERY_PARENT = ['openClassSource.describe', 'peaClassSource.describe', 'teacherPlayable.describe'];

const isBeside = (file: string, policies: string): boolean => file.startsWith(dirname(policies));

const entries = new Asking(readDomains()).entries();

describe('A handler that takes an id', () => {
  it('asks a policy, unless what the id names is everybody’s', () => {
    const silent = servedCalls().filter((name) => idsOf(name).length > 0 && entries.get(name) !== true);
    expect(
      toList(
        silent,
        Object.keys(EVERYONE),
        'a function of policies.ts, or EVERYONE of test/server/shell/policies.test.ts',
      ),
    ).toEqual([]);
    expect(servedCalls().filter((name) => idsOf(name).length > 0).length).toBeGreaterThan(100);
  });

  it('is known, whichever call uses it', () => {
    expect(servedCalls().filter((name) => !entries.has(name))).toEqual([]);
  });

  it('leaves films to the domains that they are part of, each of which asks its own', () => {
    const sources = [...entries].filter(([name]) => name.includes('.'));
    expect(sources.length).toBeGreaterThan(10);
    expect(
      sources
        .filter(([, asks]) => !asks)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(FOR_EVERY_PARENT);
  });
});

describe('Whose a row is', () => {
  it('is said by the policies of its domain alone, where they name the column', () => {
    const sources = readDomains();
    const again = sources.flatMap(({ file, text }) => {
      if (!file.endsWith('/policies.ts')) return [];
      const rest = sources.filter((one) => one.file !== file && isBeside(one.file, file));
      return [...text.matchAll(/= owned\((\w+\.\w+)\)/g)].flatMap(([, column = '']) => {
        const compares = new RegExp(`\\beq\\(\\s*${column},\\s*(asked\\.|session\\.)?(userId|accountId)\\b`);
        return rest.filter((one) => compares.test(one.text)).map((one) => `${one.file}: ${column}`);
      });
    });
    expect(again).toEqual([]);
  });
});

describe('What goes on the wire', () => {
  it('has one name in every domain: wire.ts', () => {
    const others = readDomains().filter(({ file }) => /\/(shown|rows?|views?|presenters?)\.ts$/.test(file));
    expect(others.map(({ file }) => file)).toEqual([]);
  });
});

describe('What counts as asking', () => {
  const ASKS = `
    import { orNotFound } from '../../core/http/policy';
    import { ownOrders, type Owner } from './policies';
    const one: HandlersOf<'getOrder' | 'cancelOrder' | 'countOrders'> = {
      async getOrder({ id }, { db }) { return byId(db, id); },
      cancelOrder: ({ id }, { db }) => orNotFound(db.select().where(eq(orders.id, id)), 'unknown'),
      countOrders: ({ id, ownOrders: wanted }: Owner, db) => db.count({ ownOrders: id }, db.ownOrders),
    };
    const byId = (db, id) => db.select().where(and(eq(orders.id, id), ownOrders(1)));
  `;

  it('is a policy that is used, at however many removes; neither its name elsewhere nor its type', () => {
    const asking = new Asking([readSource('server/domains/orders/handlers.ts', ASKS)]).entries();
    expect(asking).toEqual(
      new Map([
        ['getOrder', true],
        ['cancelOrder', false],
        ['countOrders', false],
      ]),
    );
  });
});
