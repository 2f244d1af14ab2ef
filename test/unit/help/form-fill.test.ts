import { fail, ok } from '@/contract/errors';
import type { FormField } from '@/contract/help/form.schema';
import { FormFill } from '@/features/help/form/fill';
import { uploads } from '@/features/files/uploads';
import { field, section } from '../../builders/form-fields';
import { fakeApp, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';

const choice = (...choices: string[]) => ({ kind: 'choices', choices }) as const;
const textAnswer = (text: string) => ({ kind: 'text', text }) as const;
const file = (id: string, url = '') => ({ id, url, name: 'a.jpg', bytes: 3, seconds: 0 });

const FIELDS = [
  field('single', 'like', { isRequired: true, title: '喜欢吗' }),
  field('text', 'why', {
    isRequired: true,
    showIf: [{ field: 'like', test: 'is', value: 'b' }],
    title: '原因',
  }),
];

interface More {
  readonly fields?: FormField[][];
  readonly isExample?: boolean;
}

async function fillIn(fake: FakeApp, { fields = [FIELDS], isExample }: More = {}) {
  const sent: { readonly answers: unknown; readonly id: string }[] = [];
  const answer = { isLost: false };
  const fill = new FormFill(fake.app, {
    name: 'survey-1',
    sections: fields.map((of) => section(...of)),
    isExample,
    save: (answers, id) => {
      sent.push({ answers, id });
      return Promise.resolve(answer.isLost ? fail({ kind: 'network' } as const) : ok({ isNew: true }));
    },
  });
  return { ...fake, fill, sent, answer };
}
const open = async (more?: More) => fillIn(await fakeApp({ user: TEST_USER }), more);

describe('A form that is filled in', () => {
  test('shows what the answers so far ask for, and sends nothing of what they hide', async () => {
    const { fill, sent } = await open();
    expect(fill.visible.map(({ key }) => key)).toEqual(['like']);
    fill.answer('like', choice('b'));
    expect(fill.visible.map(({ key }) => key)).toEqual(['like', 'why']);
    fill.answer('why', textAnswer('太难'));
    fill.answer('like', choice('a'));
    await fill.submit();
    expect(sent.map(({ answers }) => answers)).toEqual([[{ key: 'like', answer: choice('a') }]]);
  });

  test('says what is missing by its name, and sends nothing', async () => {
    const { fill, sent } = await open();
    await fill.submit();
    expect(fill.form.complaints.like).toBe('请选择“喜欢吗”');
    fill.answer('like', choice('b'));
    expect(fill.form.complaints.like).toBeUndefined();
    await fill.submit();
    expect(fill.form.complaints.why).toBe('请填写“原因”');
    expect(sent).toEqual([]);
  });

  test('is there again after a reload, and gone once it is sent', async () => {
    const fake = await fakeApp({ user: TEST_USER });
    const { fill } = await fillIn(fake);
    fill.answer('like', choice('b'));
    fill.answer('why', textAnswer('太'));
    const { fill: again, toasts } = await fillIn(fake);
    expect(again.form.values).toEqual({ like: choice('b'), why: textAnswer('太') });
    expect(toasts).toEqual(['已恢复上次未提交的内容']);
    await again.submit();
    expect((await fillIn(fake)).fill.form.values).toEqual({});
  });

  test('is private on a shared device', async () => {
    const fake = await fakeApp({ user: TEST_USER });
    (await fillIn(fake)).fill.answer('like', choice('b'));
    fake.app.session.setUser({ ...TEST_USER, userId: 43, token: 'other' });
    expect((await fillIn(fake)).fill.form.values).toEqual({});
  });

  test('whose fields became others keeps the answers that still have a field', async () => {
    const fake = await fakeApp({ user: TEST_USER });
    (await fillIn(fake)).fill.answer('like', choice('b'));
    expect((await fillIn(fake, { fields: [[field('text', 'new')]] })).fill.form.values).toEqual({});
  });

  test('asks before leaving, which discards it', async () => {
    const fake = await fakeApp({ user: TEST_USER });
    const { fill, feedback } = await fillIn(fake);
    await expect(fill.mayLeave()).resolves.toBe(true);
    fill.answer('like', choice('a'));
    const leaving = fill.mayLeave();
    feedback.confirms[0]?.answer(true);
    await expect(leaving).resolves.toBe(true);
    expect((await fillIn(fake)).fill.form.values).toEqual({});
  });

  test('has one number for the same content, over a lost answer and a reload; another one for other content', async () => {
    const fake = await fakeApp({ user: TEST_USER });
    const first = await fillIn(fake);
    first.answer.isLost = true;
    first.fill.answer('like', choice('a'));
    await first.fill.submit();
    expect(first.fill.form.failure).toContain('您填写的内容都还在');
    const second = await fillIn(fake);
    second.answer.isLost = true;
    await second.fill.submit();
    second.fill.answer('like', choice('c'));
    await second.fill.submit();
    const [one, again, other] = [...first.sent, ...second.sent].map(({ id }) => id);
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  test('as an example is not kept, and wants no files', async () => {
    const fake = await fakeApp({ user: TEST_USER });
    const fields = [[field('text', 'x'), field('photo', 'y', { isRequired: true })]];
    const { fill, sent } = await fillIn(fake, { fields, isExample: true });
    fill.answer('x', textAnswer('好'));
    await fill.submit();
    expect(sent).toHaveLength(1);
    expect((await fillIn(fake, { fields, isExample: true })).fill.form.values).toEqual({});
  });
});

describe('A form of several pages', () => {
  const PAGES = [
    [field('single', 'a', { isRequired: true })],
    [field('text', 'b', { showIf: [{ field: 'a', test: 'is', value: 'b' }] })],
    [field('text', 'c', { isRequired: true })],
  ];

  test('continues once a page is valid, and skips a page without fields', async () => {
    const { fill } = await open({ fields: PAGES });
    expect(fill.next()).toBe(false);
    expect(fill.form.complaints.a).toBeDefined();
    fill.answer('a', choice('a'));
    expect(fill.pages).toHaveLength(2);
    expect(fill.next()).toBe(true);
    expect(fill.page?.fields.map(({ key }) => key)).toEqual(['c']);
    expect(fill.isLastPage).toBe(true);
    fill.before();
    fill.answer('a', choice('b'));
    expect(fill.pages).toHaveLength(3);
    expect(fill.next() && fill.page?.fields[0]?.key).toBe('b');
  });

  test('says how much is filled in, and shows the page that is not right', async () => {
    const { fill, sent } = await open({ fields: PAGES });
    fill.answer('a', choice('a'));
    fill.next();
    fill.answer('c', textAnswer('好'));
    expect(fill.progress).toEqual({ done: 2, all: 2 });
    fill.answer('a', undefined);
    await fill.submit();
    expect(fill.page?.fields[0]?.key).toBe('a');
    expect(sent).toEqual([]);
  });
});

describe('Files of a form', () => {
  const fields = [[field('photo', 'p', { isRequired: true })]];
  const given = (...files: ReturnType<typeof file>[]) => ({ kind: 'files', files }) as const;

  test('are waited for before it is sent, and sent with their addresses', async () => {
    const { fill, sent, app } = await open({ fields });
    const all = app.get(uploads);
    const picture = all.addUploaded('picture', 'https://x.example/a.jpg', { name: 'a.jpg', bytes: 3 });
    // A draft from before a restart has no address.
    fill.answer('p', given({ ...picture, url: '' }));
    await fill.submit();
    expect(sent[0]?.answers).toMatchObject([{ answer: { files: [{ url: 'https://x.example/a.jpg' }] } }]);
  });

  test('that are on no device here are said to be elsewhere', async () => {
    const { fill, sent, app } = await open({ fields });
    const all = app.get(uploads);
    for (let round = 0; round < 20 && !all.isReady; round += 1) await Promise.resolve();
    fill.answer('p', given(file('gone')));
    await fill.submit();
    expect(sent).toEqual([]);
    expect(fill.form.complaints.p).toMatch(/另一台设备|还在上传/);
  });
});
