import { Subject } from '../../../src/contract/courses/values';
import { MaterialFileKind } from '../../../src/contract/materials/values';
import { addMillis, HOUR, SECOND } from '../../../server/core/time';
import { storeMaterial } from '../../builders/materials';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import type { Visitor } from '../support/visitor';

const paged = { page: 1, limit: 50 };
let backend: Backend;
const parents: Record<string, Visitor> = {};
beforeAll(async () => {
  backend = await startBackend();
  const { services } = backend;
  const { video, pdf, image } = MaterialFileKind;
  const all = [video, video, pdf, pdf, image];
  await storeMaterial(services, 'wandou', { title: '找规律', files: all });
  await storeMaterial(services, 'wandou', { title: '空间想象', daysAgo: 16, files: [pdf, image] });
  for (const subject of ['yuwen', 'weiqi', 'math'] as const) {
    await storeMaterial(services, subject, { daysAgo: 5, files: [video, pdf] });
  }
  const oneSubject = anOfficialParent().withCourse('wandou');
  const manySubjects = oneSubject.withCourse('yuwen').withCourse('weiqi').withCourse('math');
  for (const [name, builder] of Object.entries({ unofficial: aParent(), oneSubject, manySubjects })) {
    parents[name] = (await buildParent(backend, builder)).visitor;
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
    expect(one[0]).toMatchObject({ title: '找规律', fileCount: 3, videoCount: 2 });
    expect((await materialsOf('manySubjects')).length).toBeGreaterThan(one.length);
    expect(await materialsOf('manySubjects', { subject: Subject.yuwen })).toHaveLength(1);
  });

  it('come page by page', async () => {
    const answer = await of('manySubjects').ask('getLearningMaterials', { page: 2, limit: 2 });
    expect([(answer.data as unknown as Material[]).length, answer.count]).toEqual([2, 5]);
  });

  it('have files that load: PDF, pictures, films in parts', async () => {
    const [material] = await materialsOf('oneSubject');
    const files = await filesOf('oneSubject', material?.id);
    const { storage } = backend.services.providers;
    const body = Buffer.from('%PDF-1.7'.padEnd(200));
    await storage.put('materials/wandou-2.pdf', { body, contentType: 'application/pdf' });
    await storage.put('materials/wandou-0.video', { body, contentType: 'video/mp4' });
    expect(files.map(({ kind }) => kind)).toEqual(['video', 'video', 'pdf', 'pdf', 'image']);
    const pathOf = (url = '') => new URL(url).pathname + new URL(url).search;
    const pdf = await of('oneSubject').raw({ method: 'GET', url: pathOf(files[2]?.url) });
    expect([pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const { data } = await of('oneSubject').ask('getLearningVideo', { id: files[0]?.id ?? 0 });
    expect(data).toMatchObject({ title: '资料1', duration: 14 });
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

  it('are refused to all but official students', async () => {
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
      status: 200,
      code: '10000002',
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

  it.each(['limit', 'page', 'subject'])('name %s when it is invalid', async (field) => {
    expect(await of('oneSubject').ask('getLearningMaterials', { ...paged, [field]: -1 })).toMatchObject({
      status: 400,
      body: { field },
    });
  });

  it('have addresses that open them for twelve hours after the hour they were asked in', async () => {
    const start = backend.clock.now();
    const [material] = await materialsOf('oneSubject');
    const file = (await filesOf('oneSubject', material?.id)).find(({ kind }) => kind === 'pdf');
    const { pathname, search } = new URL(file?.url ?? '');
    await backend.services.providers.storage.put(pathname.replace('/files/', ''), {
      body: Buffer.alloc(200),
      contentType: 'application/pdf',
    });
    const statusAt = async (moment: Date) => {
      backend.clock.set(moment);
      return (await of('oneSubject').raw({ method: 'GET', url: pathname + search })).status;
    };
    const end = addMillis(new Date(Math.floor(start.getTime() / HOUR) * HOUR), 13 * HOUR);
    expect([await statusAt(addMillis(end, -SECOND)), await statusAt(addMillis(end, SECOND))]).toEqual([
      200, 404,
    ]);
    backend.clock.set(start);
  });

  it('show up to six other films of the same pack beside a film', async () => {
    const films = Array.from({ length: 8 }, () => MaterialFileKind.video);
    await storeMaterial(backend.services, 'math', { title: '一周一片', files: films });
    const packs = await materialsOf('manySubjects', { subject: Subject.math });
    const files = await filesOf('manySubjects', packs.find(({ title }) => title === '一周一片')?.id);
    const { data } = await of('manySubjects').ask('getLearningVideo', { id: files[0]?.id ?? 0 });
    expect((data.others as File[]).map(({ id }) => id)).toEqual(files.slice(1, 7).map(({ id }) => id));
  });
});
