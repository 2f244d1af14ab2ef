import { Subject } from '../../../src/contract/courses/values';
import { sheets } from '../../../server/demo/content/materials/sheets';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

const paged = { page: 1, limit: 50 };
let backend: Backend;
const parents: Record<string, Visitor> = {};
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  for (const [name, phone] of [
    ['unofficial', '13800000001'],
    ['oneSubject', '13800000002'],
    ['manySubjects', '13800000003'],
  ] as const) {
    const parent = new Visitor(backend);
    await parent.passwordLogin(phone);
    parents[name] = parent;
  }
});
afterAll(() => backend.stop());

interface Material {
  readonly id: number;
  readonly subject: number;
  readonly title: string;
  readonly fileCount: number;
  readonly videoCount: number;
}
interface File {
  readonly id: number;
  readonly kind: string;
  readonly url?: string;
  readonly duration?: number;
}

const of = (name: string): Visitor => parents[name] as Visitor;
const materialsOf = async (name: string, more: Record<string, unknown> = {}) =>
  (await of(name).ask('getLearningMaterials', { ...paged, ...more })).data as unknown as Material[];
const filesOf = async (name: string, materialId?: number) =>
  (await of(name).ask('getMaterialFiles', { ...paged, ...(materialId ? { materialId } : {}) }))
    .data as unknown as File[];

describe('Learning materials', () => {
  it('are those of the subjects that the child studies, with their numbers', async () => {
    const one = await materialsOf('oneSubject');
    expect(new Set(one.map(({ subject }) => subject))).toEqual(new Set([Subject.wandou]));
    expect(one[0]).toMatchObject({ title: '找规律 · 拓展练习包', fileCount: 3, videoCount: 2 });
    expect((await materialsOf('manySubjects')).length).toBeGreaterThan(one.length);
    expect(await materialsOf('manySubjects', { subject: Subject.yuwen })).toHaveLength(1);
  });

  it('come page by page', async () => {
    const answer = await of('manySubjects').ask('getLearningMaterials', { page: 2, limit: 2 });
    expect([(answer.data as unknown as Material[]).length, answer.count]).toEqual([2, 5]);
  });

  it('have files that can be had: PDF, pictures, films in parts', async () => {
    const [material] = await materialsOf('oneSubject');
    const files = await filesOf('oneSubject', material?.id);
    expect(files.map(({ kind }) => kind)).toEqual(['video', 'video', 'pdf', 'pdf', 'image']);
    const pathOf = (url = '') => new URL(url).pathname;
    const pdf = await of('oneSubject').raw({ method: 'GET', url: pathOf(files[2]?.url) });
    expect([pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const { data } = await of('oneSubject').ask('getLearningVideo', { id: files[0]?.id ?? 0 });
    expect(data).toMatchObject({ title: '动画：豌豆排排队', duration: 14 });
    expect((data.others as unknown[]).length).toBe(1);
    const film = await of('oneSubject').raw({
      method: 'GET',
      url: pathOf(String(data.url)),
      headers: { range: 'bytes=0-99' },
    });
    expect([film.status, film.headers['content-type']]).toEqual([206, 'video/mp4']);
  });

  it('of all materials are files, too', async () => {
    expect((await filesOf('oneSubject')).length).toBe(7);
  });

  it('are refused to who is no official student', async () => {
    for (const [name, request] of [
      ['getLearningMaterials', paged],
      ['getMaterialFiles', paged],
      ['getLearningVideo', { id: 51001 }],
    ] as const) {
      expect(await of('unofficial').ask(name, request)).toMatchObject({ status: 403, code: '10000003' });
    }
  });

  it('of a subject that the child does not study are refused', async () => {
    const [foreign] = await materialsOf('manySubjects', { subject: Subject.math });
    const materialId = foreign?.id ?? 0;
    const [film] = await filesOf('manySubjects', materialId);
    expect(await of('oneSubject').ask('getMaterialFiles', { ...paged, materialId })).toMatchObject({
      status: 403,
    });
    expect(await of('oneSubject').ask('getLearningVideo', { id: film?.id ?? 0 })).toMatchObject({
      code: '10000002',
      data: null,
    });
    expect(await materialsOf('oneSubject', { subject: Subject.math })).toEqual([]);
  });

  it('that are not there are said to be not there; a PDF is no film', async () => {
    const pdf = (await filesOf('oneSubject')).find(({ kind }) => kind === 'pdf');
    for (const id of [999_999, pdf?.id ?? 0]) {
      expect(await of('oneSubject').ask('getLearningVideo', { id })).toMatchObject({ code: '10000002' });
    }
    expect(await of('oneSubject').ask('getMaterialFiles', { ...paged, materialId: 999_999 })).toMatchObject({
      code: '10000002',
    });
  });

  it.each(['limit', 'page', 'subject'])('name %s when it is bad', async (field) => {
    expect(await of('oneSubject').ask('getLearningMaterials', { ...paged, [field]: -1 })).toMatchObject({
      status: 400,
      body: { field },
    });
  });
});

describe('A work sheet', () => {
  it.each(Object.entries(sheets))('%s is a whole PDF', (_name, draw) => {
    const text = draw().toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  });
});
