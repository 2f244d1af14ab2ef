/** Unsent drafts of every kind are removed from the device when another parent logs in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '@/contract/errors';
import { FeedbackKind } from '@/contract/help/values';
import { routes } from '@/contract/routes';
import { FormFill } from '@/features/help/form/fill';
import { OwnDraft } from '@/features/homework/drafts/own-draft';
import { keptAnswers as keptExercise } from '@/features/homework/exercise-book/kept-answers';
import { emptyWork, keptWorks } from '@/features/works/editor/kept-works';
import { FeedbackStore } from '@/pages/help/feedback/store';
import { SittingStore } from '@/pages/evaluation/questions/sitting-store';
import type { KeyValueStore } from '@/platform/types';
import type { App } from '@/stores/app/app';
import { FormStore } from '@/stores/data/form';
import { field, section } from '../../builders/form-fields';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { turnAt } from '../evaluation/samples';

const TYPED = '孩子说了一半的话';
const ANOTHER = { ...TEST_USER, token: 'token-2', userId: 43 };

async function device() {
  const texts = new Map<string, string>();
  const storage: KeyValueStore = {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
  const fake = await fakeApp({ user: TEST_USER, platform: { storage } });
  fake.platform.navigation.place = { path: routes.myAddressCenterMyAddressForm.path, query: {} };
  const isThere = () => [...texts.values()].some((text) => text.includes(TYPED));
  return { ...fake, isThere };
}

const answer = { kind: 'text', text: TYPED } as const;

/** Types a draft of each kind through the store that its screen uses. */
const KINDS: Readonly<Record<string, (app: App) => unknown>> = {
  'a form of a page that the session ended on': (app) =>
    new FormStore(app, {
      name: 'address',
      initial: { receiver: '' },
      check: () => ({}),
      save: () => Promise.resolve(ok(null)),
    }).change({ receiver: TYPED }),
  feedback: (app) => {
    const store = new FeedbackStore(app);
    store.setKind(FeedbackKind.course);
    store.setContent(TYPED);
  },
  'a question to customer service about an order': (app) =>
    new FeedbackStore(app, { about: '回放已经过期' }).setContent(TYPED),
  'a survey or a request for materials': (app) =>
    new FormFill(app, {
      name: 'survey-6001',
      sections: [section(field('text', 'story'))],
      save: () => Promise.resolve(ok(null)),
    }).answer('story', answer),
  homework: (app) =>
    new OwnDraft(app, { homeworkId: 5, round: 1 }).change(1, { kind: 'fill', blanks: [TYPED] } as never),
  'a page of the exercise book': (app) =>
    keptExercise(app.storage).set(app.session.user.userId, '7', { 'box-1': TYPED }),
  'a work': (app) =>
    keptWorks(app.storage).set(app.session.user.userId, 'babyShow.new', {
      ...{ id: 0, submissionId: 'one', isDirty: true },
      values: { ...emptyWork(false), words: TYPED },
    }),
  'an answer of an evaluation': (app) =>
    new SittingStore(app, turnAt(app.serverClock.now(), 1)).choose({
      kind: 'single',
      choice: TYPED,
    } as never),
};

describe.each(Object.entries(KINDS))('%s', (_kind, type) => {
  test('is dropped when another parent logs in, and not there for the first one afterwards', async () => {
    const { app, isThere } = await device();
    type(app);
    app.session.clear('server');
    expect(isThere()).toBe(true);
    app.session.setUser(ANOTHER);
    expect(isThere()).toBe(false);
  });

  test('stays for the same parent, however the session ended', async () => {
    const { app, isThere } = await device();
    type(app);
    app.session.clear('server');
    app.session.setUser({ ...TEST_USER, token: 'token-3' });
    expect(isThere()).toBe(true);
  });
});

test('what a visitor filled in stays with the login', async () => {
  const fake = await fakeApp();
  const fill = () =>
    new FormFill(fake.app, {
      name: 'survey-6001',
      sections: [section(field('text', 'story'))],
      save: () => Promise.resolve(ok(null)),
    });
  fill().answer('story', answer);
  fake.app.session.setUser(TEST_USER);
  fake.app.session.clear();
  expect(fill().form.values).toEqual({ story: answer });
});

test('a page of a parent whose device was taken over drops no draft of theirs', async () => {
  const first = await device();
  const storage = first.platform.storage;
  const other = await fakeApp({ user: ANOTHER, platform: { storage } });
  new FeedbackStore(other.app).setContent(TYPED);
  // A late response to the first parent's page.
  first.app.session.setUser({ unificationId: 'late' });
  expect(first.isThere()).toBe(true);
});

/** The session itself, and submitted homework that waits for a network, which is stored per parent. */
const NO_DRAFTS = ['stores/session/session.ts', 'features/homework/queue/hand-in-queue.ts'];

test('nothing else is kept of what a parent typed: a new kind is a draft of its parent', () => {
  const root = join(__dirname, '../../../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const keeping = files.filter((name) => /storage\.keep\(/.test(readFileSync(join(root, name), 'utf8')));
  expect(new Set(keeping)).toEqual(new Set(NO_DRAFTS));
});
