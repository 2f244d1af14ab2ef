import type automator from 'miniprogram-automator';
import { startFixture, type Fixture } from './support/start-fixture';
import { until } from './support/until';

type Automator = typeof automator;

let fixture: Fixture;
let miniProgram: Fixture['miniProgram'];

beforeAll(async () => {
  fixture = await startFixture('engine', { options: { launch: { query: { from: 'test' } } } });
  miniProgram = fixture.miniProgram;
});
afterAll(() => fixture.close());

const page = async () => (await miniProgram.currentPage())!;
const find = async (selector: string) => {
  const found = await (await page()).$(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const text = async (selector: string) => (await find(selector)).text();
const card = async () => (await find('card')) as InstanceType<Automator['CustomElement']>;
const run = (source: string, ...args: unknown[]) => miniProgram.evaluate(source, ...args) as Promise<unknown>;

describe('templates', () => {
  it('runs wxs, inline and from a file, templates and includes', async () => {
    expect(await text('.wxs')).toBe('4 HI!');
    expect(await text('.template')).toBe('from template');
    expect(await text('.included')).toBe('included 2');
  });

  it('follows data: lists by key and conditions', async () => {
    const current = await page();
    await current.setData({
      rows: [
        { id: 2, name: 'y' },
        { id: 3, name: 'z' },
      ],
      count: 9,
    });
    expect(await text('.list')).toBe('0:y;1:z;');
    expect(await text('.many')).toBe('many');
    expect(await current.$('.few')).toBeNull();
    await current.setData({ count: 2 });
  });
});

describe('custom components', () => {
  it('have lifetimes, of their own and of the page', async () => {
    expect(await (await card()).callMethod('lives')).toEqual(['created', 'attached', 'show', 'ready']);
  });

  it('put content into named slots, which belongs to the page', async () => {
    expect(await text('.in-head')).toBe('head');
    expect(await (await card()).$('.in-head')).toBeNull();
  });

  it('isolate their styles: the page reaches in by external classes only, and they reach out nowhere', async () => {
    const title = await (await card()).$('.card-title');
    expect(await title!.style('color')).toBe('rgb(200, 0, 0)');
    expect(await title!.style('font-size')).toBe('10px');
    expect(await title!.style('background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(await (await find('.in-body')).style('color')).not.toBe('rgb(5, 5, 5)');
    expect(await (await find('.shared')).style('color')).toBe('rgb(1, 2, 3)');
  });

  it('observe data, use behaviors and trigger events', async () => {
    const element = await card();
    await element.setData({ a: 10 });
    expect(await element.data('sum')).toBe(12);
    expect(await element.callMethod('count')).toBe(1);
    await (await element.$('.close'))!.tap();
    await until(async () => (await (await page()).data('log')) === 'closed:tap');
    await (await page()).setData({ log: '' });
  });

  it('know their relations', async () => {
    const parent = (await find('.parent')) as Awaited<ReturnType<typeof card>>;
    expect(await parent.callMethod('names')).toEqual(['a', 'b']);
  });

  it('bind both ways, as built-in components do', async () => {
    const current = await page();
    await (await (await card()).$('.write'))!.tap();
    await until(async () => (await current.data('value')) === 'from card');
    const field = (await find('.field')) as InstanceType<Automator['InputElement']>;
    expect(await field.value()).toBe('from card');
    await field.input('typed');
    await until(async () => (await current.data('value')) === 'typed');
    expect(await (await card()).data('value')).toBe('typed');
  });

  it('are a border for selectors', async () => {
    const across = await run(
      'function () { return new Promise((done) => wx.createSelectorQuery().select(".card-title").boundingClientRect(done).exec()); }',
    );
    expect(across).toBeNull();
    expect(await (await card()).callMethod('query')).toMatchObject({ width: 375 });
  });
});

describe('events', () => {
  afterEach(async () => (await page()).setData({ log: '' }));

  it('are caught, captured and marked', async () => {
    await (await find('.inner')).tap();
    await until(async () => String(await (await page()).data('log')).includes('middle'));
    expect(await (await page()).data('log')).toBe('capture inner@here middle@here ');
  });

  it('bubble beyond a mut-bind to other listeners', async () => {
    await (await find('.free')).tap();
    await until(async () => String(await (await page()).data('log')).includes('outer'));
    expect(await (await page()).data('log')).toBe('capture free outer ');
  });

  it('let bindinput replace what is typed', async () => {
    const field = (await find('.upper')) as InstanceType<Automator['InputElement']>;
    await field.input('abc');
    await until(async () => (await field.value()) === 'ABC');
  });

  it('arrive as plain objects', async () => {
    await (await find('.free')).tap();
    await until(async () => String(await (await page()).data('log')).includes('outer'));
    const event = (await run(
      'function () { return JSON.parse(JSON.stringify(getCurrentPages()[0].lastEvent)); }',
    )) as Record<string, unknown>;
    expect(Object.keys(event).sort()).toEqual(
      [
        'changedTouches',
        'currentTarget',
        'detail',
        'mark',
        'mut',
        'target',
        'timeStamp',
        'touches',
        'type',
      ].sort(),
    );
    expect(event.target).toMatchObject({ id: '', dataset: { name: 'free' }, offsetLeft: expect.any(Number) });
    expect(event.detail).toEqual({ x: expect.any(Number), y: expect.any(Number) });
  });
});

describe('the sandbox', () => {
  it.each([
    ...[
      'window',
      'document',
      'self',
      'location',
      'navigator',
      'localStorage',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
    ],
    ...[
      'crypto',
      'URL',
      'URLSearchParams',
      'TextEncoder',
      'atob',
      'performance',
      'postMessage',
      'importScripts',
    ],
    ...[
      'indexedDB',
      'caches',
      'requestAnimationFrame',
      'queueMicrotask',
      'structuredClone',
      'eval',
      'WebAssembly',
    ],
  ])('has no %s', async (name) => {
    expect(
      await run(
        `function () { return typeof ${name} + ' ' + (name in globalThis); }`.replace('(name', `('${name}'`),
      ),
    ).toBe('undefined false');
  });

  it('does not compile text', async () => {
    expect(await run("function () { return new Function('return 1')(); }")).toBeUndefined();
    expect(await run("function () { return (() => 1).constructor('return 2')(); }")).toBeUndefined();
    expect(
      await run("function () { return Object.getPrototypeOf(async () => 1).constructor('return 2')(); }"),
    ).toBeUndefined();
    expect(await run("function () { return new Function('return this')() === globalThis; }")).toBe(true);
    await expect(run("function () { setTimeout('1', 0); }")).rejects.toThrow('must be a function');
  });

  it('keeps the language whole', async () => {
    expect(await run('function () { return [...new Map([[1, 2]])].concat([Math.max(1, 3)]); }')).toEqual([
      [1, 2],
      3,
    ]);
    expect(await run('async function () { return typeof Promise.allSettled + typeof setTimeout; }')).toBe(
      'functionfunction',
    );
  });

  it('hands errors and rejections to the app', async () => {
    await run(
      "function () { setTimeout(() => { throw new Error('boom'); }, 0); Promise.reject(new Error('lost')); }",
    );
    await until(async () =>
      ((await run('function () { return getApp().rejections; }')) as string[]).includes('lost'),
    );
    const errors = (await run('function () { return getApp().errors; }')) as string[];
    expect(errors.some((error) => error.includes('boom'))).toBe(true);
  });

  it('requires modules of the program only', async () => {
    await expect(run("function () { return require('fs'); }")).rejects.toThrow(/require/);
  });
});

describe('setData', () => {
  const setAny = async (kind: string) => (await page()).callMethod('setAny', kind) as Promise<unknown>;

  it.each([
    ['circle', 'circular structure'],
    ['large', 'exceed the limit of 1024 KB'],
  ])('refuses a %s', async (kind, reason) => {
    expect(await setAny(kind)).toContain(reason);
  });

  it.each(['function', 'date', 'map'])('takes a %s, as the engine does', async (kind) => {
    expect(await setAny(kind)).toBe('taken');
  });

  it('keeps functions and dates on the side of the scripts', async () => {
    const answer = await run(`function () {
      const page = getCurrentPages()[0];
      page.setData({ any: () => 7, day: new Date(5) });
      return [page.data.any(), page.data.day instanceof Date, page.data.day.getTime()];
    }`);
    expect(answer).toEqual([7, true, 5]);
  });

  it('drops undefined with a warning', async () => {
    expect(await setAny('undefined')).toBe('taken');
    expect(Object.keys(fixture.host.report().warnings)).toContainEqual(
      expect.stringContaining('Setting data field "any" to undefined is invalid'),
    );
  });

  it('changes data at once and the picture later', async () => {
    const seen = await run(`function () {
      const page = getCurrentPages()[0];
      let painted = false;
      return new Promise((done) => {
        page.setData({ title: '新' }, () => { painted = true; done([data, before]); });
        const data = page.data.title;
        const before = painted;
      });
    }`);
    expect(seen).toEqual(['新', false]);
  });

  it('shows the values of that moment, whatever happens to the object later', async () => {
    await run(`function () {
      const given = [{ id: 8, name: 'then' }];
      getCurrentPages()[0].setData({ rows: given });
      given[0].name = 'later';
    }`);
    expect(await text('.list')).toBe('0:then;');
  });
});
