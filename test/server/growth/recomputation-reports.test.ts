/** The demo seeds events but no figures; its reports are recounted from raw rows (naive/). */
import type { Report, ReportCard } from '../../../src/contract/growth/report.schema';
import { type SectionKey, ReportKind } from '../../../src/contract/growth/values';
import { planReleases } from '../../../server/domains/growth/reports/plan';
import { releaseDue } from '../../../server/domains/growth/reports/work';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { logIn, type Parent } from '../support/people';
import { drawnAndExpected, expectedFigures, expectedPictures, figuresOf } from './naive/expected';
import { minus, recount } from './naive/recount';
import { pointsIn, rowsIn, wrongIn, type Point, type Row, type Wrong } from './naive/rows';

const PHONES = ['13800000002', '13800000003', '13800000006', '13800000008', '13800000010'];
/** Sections shared with the situation. All others belong to reports only. */
const COMMON = new Set<SectionKey>(['overview', 'recent', 'classroom', 'habits', 'mastery', 'achievements']);
const { month, year } = ReportKind;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  const { db, clock } = backend.services;
  const onError = (error: unknown) => {
    throw error;
  };
  await planReleases(db, clock);
  await releaseDue({ db, clock, onError });
});
afterAll(() => backend.stop());

async function reportsOf({ visitor }: Parent): Promise<Report[]> {
  const cards = as<ReportCard[]>(await visitor.ask('listGrowthReports', { page: 1, limit: 50 }));
  const reports: Report[] = [];
  for (const { id, kind } of cards.filter((card) => card.kind === month || card.kind === year)) {
    const report = as<Report | null>(await visitor.ask('getReport', { kind, id }));
    if (report !== null) reports.push(report);
  }
  return reports;
}

/** Newest first. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = to; day >= from; day = minus(day, 1)) days.push(day);
  return days;
}

/** The month or the school year before the report's. */
function daysBefore({ kind, from }: Report): string[] {
  const last = minus(from, 1);
  const first = kind === month ? `${last.slice(0, 7)}-01` : `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  return daysBetween(first, last);
}

/** Counts what was reported by the release, in the report's period and the one before. */
function recountOf(
  report: Report,
  { rows, points, wrong }: { rows: readonly Row[]; points: readonly Point[]; wrong: readonly Wrong[] },
) {
  const released = new Date(`${report.releasedAt.replace(' ', 'T')}+08:00`);
  const now = new Date(`${report.to}T23:59:59.999+08:00`);
  const known = rows.filter(({ recorded_at, occurred_at }) => recorded_at <= released && occurred_at <= now);
  const days = daysBetween(report.from, report.to);
  const before = daysBefore(report);
  const open = wrong
    .filter(({ wrong_at }) => wrong_at <= released)
    .filter(({ mastered_at }) => mastered_at === null || mastered_at > released)
    .map(({ knowledge_id }) => knowledge_id);
  return recount({ rows: known, points, open, subject: null, days, daysBefore: before, now });
}

let compared = 0;

it.each(PHONES)('Reports of months and years of %s are what a naive program counts', async (phone) => {
  const parent = await logIn(backend, phone, 'sms');
  const { db } = backend.services;
  const rows = await rowsIn(db, parent.userId);
  const points = await pointsIn(db);
  const wrong = await wrongIn(db, parent.userId);
  for (const report of await reportsOf(parent)) {
    const counted = recountOf(report, { rows, points, wrong });
    const common = report.sections.filter(({ key }) => COMMON.has(key));
    const figures = expectedFigures(counted, false);
    expect([report.from, figuresOf(common)]).toEqual([
      report.from,
      Object.fromEntries(common.map(({ key }) => [key, figures[key]])),
    ]);
    const pictures = expectedPictures(counted, daysBetween(report.from, report.to));
    const [drawn, expected] = drawnAndExpected(common, pictures);
    expect([report.from, drawn]).toEqual([report.from, expected]);
    compared += common.some(({ isEnough }) => isEnough) ? 1 : 0;
  }
});

it('At least ten reports with figures were counted again', () => {
  expect(compared).toBeGreaterThanOrEqual(10);
});
