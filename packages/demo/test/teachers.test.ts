/** Teachers, lesson features and teaching aids of the demo. */
import type { ClassFeature, Teacher, TeacherDetail } from '../../../src/contract/courses/teacher.schema';
import type { TeachAid, TeachAidDetail } from '../../../src/contract/materials/schema';
import { DEMO_ACCOUNTS } from '../accounts';
import { pictures } from '../pictures/all';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, type Parent } from '../../../test/server/support/people';

let backend: Backend;
let parent: Parent;
const drawn = new Set(pictures().map(({ key }) => key));
const isDrawn = (url: string): boolean => drawn.has(url.split('/files/')[1] ?? '');

beforeAll(async () => {
  backend = await startBackend({ demo: true });
  parent = await logIn(backend, DEMO_ACCOUNTS.manySubjects.phone);
});
afterAll(() => backend.stop());

const page = { page: 1, limit: 20 };
const ask = async <T>(...[name, request]: Parameters<Parent['visitor']['ask']>) =>
  (await parent.visitor.ask(name, request)).data as unknown as T;

describe('The teachers of the demonstration', () => {
  it('all have a face and words, the child’s own first', async () => {
    const list = await ask<Teacher[]>('listTeachers', page);
    expect(list.map(({ isOwn }) => isOwn)).toEqual([
      ...Array.from({ length: 6 }, () => true),
      ...Array.from({ length: 4 }, () => false),
    ]);
    for (const { avatar, motto, subjects, teachingYears } of list) {
      expect([isDrawn(avatar), motto !== '', subjects.length > 0, teachingYears !== '']).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });

  it('have honours, styles, films that play, and the child’s courses', async () => {
    const [first] = await ask<Teacher[]>('listTeachers', page);
    const detail = await ask<TeacherDetail>('getTeacher', { teacherId: first?.teacherId ?? 0 });
    expect([detail.honours.length, detail.styles.length, detail.films.length > 0]).toEqual([3, 4, true]);
    expect(detail.courses.length).toBeGreaterThan(0);
    const film = await ask<{ seconds: number }>('getFilm', { kind: 'teacher', id: detail.films[0]?.id ?? 0 });
    expect(film.seconds).toBe(detail.films[0]?.seconds);
  });
});

describe('The features of the demonstration’s lessons', () => {
  it('cover five subjects, each with a lesson minute by minute', async () => {
    const features = await ask<ClassFeature[]>('listClassFeatures', {});
    expect(features).toHaveLength(5);
    for (const { picture, steps } of features)
      expect([isDrawn(picture), steps.length > 3]).toEqual([true, true]);
  });
});

describe('The teaching aids of the demonstration', () => {
  it('are in each state, with drawings of what is in them', async () => {
    const list = await ask<TeachAid[]>('listTeachAids', page);
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['waiting', 'onTheWay', 'delivered']));
    for (const { aidId } of list) {
      const { contents, picture, pictures, steps } = await ask<TeachAidDetail>('getTeachAid', { aidId });
      const all = [picture, ...pictures, ...[...contents, ...steps].map((one) => one.picture)];
      expect({ aidId, missing: all.filter((url) => !isDrawn(url)) }).toEqual({ aidId, missing: [] });
    }
  });
});
