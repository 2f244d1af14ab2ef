import { MINUTE, addMillis, shanghaiTime } from '../../../server/core/time';
import { reportPlans } from '../../../server/domains/growth/tables';
import { attendedLessons, trialLesson } from '../../builders/learning';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { releasing } from './releasing';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await backend.services.db.delete(reportPlans);
});
afterAll(() => backend.stop());

const { releaseAt, reportsOf } = releasing(() => backend);
const TODAY = shanghaiTime('2026-11-21', '09:00');
const DUE = addMillis(TODAY, 70 * MINUTE);

async function reportOf(lesson: 'kept' | 'unknown') {
  const parent = await buildParent(backend, anOfficialParent());
  const lessonId = lesson === 'kept' ? await trialLesson(backend.services, parent, TODAY) : null;
  await attendedLessons({ id: lessonId ?? 1, ...(lessonId && { lessonId }), at: TODAY })(
    backend.services,
    parent,
  );
  await releaseAt(DUE);
  const [report] = await reportsOf(parent);
  const links = report?.content?.sections.flatMap((section) => section.ways) ?? [];
  const urls = [...links, ...(report?.content?.tonight ? [report.content.tonight] : [])].map(
    ({ url }) => url,
  );
  return { lessonId, replays: urls.filter((url) => url.startsWith('/courseReplay')) };
}

describe('A report of a lesson', () => {
  it('leads to its replay, once', async () => {
    const { lessonId, replays } = await reportOf('kept');
    expect(replays).toEqual([`/courseReplay?liveId=${lessonId}`]);
  });

  it('that was never recorded leads to none', async () => {
    expect((await reportOf('unknown')).replays).toEqual([]);
  });
});
