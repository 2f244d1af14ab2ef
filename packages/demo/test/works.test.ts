/** Demo works, and their states for testers. */
import { SCENARIO } from '../../../src/contract/scenario';
import type { StarActivity, Work, WorkDetail, WorkTopic } from '../../../src/contract/works/schema';
import { WorkKind } from '../../../src/contract/works/values';
import { DEMO_WORK_IDS } from '../content/works/states';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { Visitor } from '../../../test/server/support/visitor';
import { PHONE } from './demo-phones';

let backend: Backend;
let parent: Parent;
let other: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
  parent = await logIn(backend, PHONE.manySubjects);
  other = await logIn(backend, PHONE.oneSubject);
});
afterAll(() => backend.stop());

const kinds = Object.values(WorkKind);
const list = async (kind: WorkKind, scope = 'all') => {
  const asked = { kind, scope, order: 'liked', topicId: 0, page: 1, limit: 50 };
  return (await parent.visitor.ask('listWorks', asked)).data as unknown as Work[];
};
const load = (url: string) => {
  const { pathname, search } = new URL(url);
  return backend.app.inject({ method: 'GET', url: `${pathname}${search}` });
};

describe('Works of the demonstration', () => {
  it.each(kinds)(
    'of %s have a cover, likes and topics, and files that load for everyone who may see the work',
    async (kind) => {
      const works = await list(kind);
      expect(works.length).toBeGreaterThanOrEqual(3);
      expect(works.every(({ childName }) => Array.from(childName).length === 2 || childName.length > 3)).toBe(
        true,
      );
      const numbers = works.map(({ likes }) => likes);
      expect(numbers).toEqual(numbers.toSorted((one, two) => two - one));
      for (const { cover, id, isFilm } of works) {
        expect((await load(cover)).headers['content-type']).toBe('image/svg+xml');
        const { data } = await new Visitor(backend).ask('getWork', { id });
        const { film, pictures } = data as unknown as WorkDetail;
        for (const url of isFilm ? [film] : pictures) expect((await load(url)).statusCode).toBe(200);
      }
    },
  );

  it('have open topics first, and one of each kind that is over', async () => {
    for (const kind of [WorkKind.babyShow, WorkKind.littleTeacher]) {
      const { data } = await parent.visitor.ask('listWorkTopics', { kind });
      const states = (data as unknown as WorkTopic[]).map(({ state }) => state);
      expect(states).toEqual(['open', 'open', 'over']);
    }
  });

  it('have an edition that runs, and one of October with places and prizes', async () => {
    const activity = async (edition: string) =>
      (await parent.visitor.ask('getStarActivity', { edition })).data as unknown as StarActivity;
    expect(await activity('current')).toMatchObject({ state: 'open', ownStars: 0 });
    const october = await activity('october');
    expect(october).toMatchObject({ state: 'over', ownPlace: 1, ownStars: 30 });
    expect(october.startsAt.slice(5)).toBe('10-01 00:00:00');
    expect(october.rules.length).toBeGreaterThanOrEqual(4);
  });

  it.each(SCENARIO.works.names)(
    'are put into the state %s, one of each kind under an id that is known',
    async (state) => {
      await setScenario(backend, parent, { works: state });
      for (const kind of kinds) {
        const own = await list(kind, 'mine');
        const ids = state === 'none' ? [] : [DEMO_WORK_IDS[kind]];
        expect(own.map(({ id }) => id)).toEqual(ids);
        const seen = await other.visitor.ask('getWork', { id: DEMO_WORK_IDS[kind] });
        expect(seen.code === '00000000').toBe(state === 'shown' || state === 'reported');
        expect(own.every(({ reason }) => (reason !== '') === (state === 'refused'))).toBe(true);
      }
    },
  );

  it('that are drafts are saved again with the files that they have, and sent', async () => {
    await setScenario(backend, parent, { works: 'draft' });
    for (const kind of kinds) {
      const id = DEMO_WORK_IDS[kind];
      const { data } = await parent.visitor.ask('getWork', { id });
      const { coverFile, files, isFilm, title, topicId, words } = data as unknown as WorkDetail;
      const submissionId = '00000000-0000-4000-8000-000000000001';
      const draft = { id, submissionId, kind, title, words, nickname: '', topicId, isFilm, files, coverFile };
      expect((await parent.visitor.ask('saveWork', draft)).code).toBe('00000000');
      const sent = await parent.visitor.ask('submitWork', { id, hasConsented: true });
      expect(sent.data).toEqual({ state: 'waiting' });
    }
  });
});
