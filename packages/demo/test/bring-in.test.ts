/** What the demo shows comes in by the import, as an operator's school does. */
import { inArray } from 'drizzle-orm';
import { seed } from '../../../server/core/seed';
import { seedMarks } from '../../../server/core/db/seed-marks';
import { importIds } from '../../../server/core/import/tables';
import { teachers } from '../../../server/domains/courses/timetable/tables';
import { registered } from '../../../server/registry';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { demo } from '..';
import { bringIn } from '../bring-in';
import { courseRows } from '../content/courses/seed';
import { helpRows } from '../content/help/seed';
import { teacherRows } from '../content/teachers/seed';
import { TEACHERS } from '../content/teachers/teachers';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

const services = () => ({ ...backend.services, keys: backend.config.keys });

describe('Teachers, courses, chapters and help of the demonstration', () => {
  it('are all the same when they are brought in once more', async () => {
    const rows = { ...courseRows(), ...teacherRows(TEACHERS), ...helpRows(backend) };
    const files = await bringIn(services(), rows);
    const same = Object.entries(rows).map(([name, { length }]) => ({ name, same: length }));
    expect(files).toHaveLength(same.length);
    expect(files).toEqual(
      expect.arrayContaining(same.map((file) => ({ ...file, added: 0, changed: 0, skipped: 0 }))),
    );
  });

  it('are refused with the sentence of the import', async () => {
    const rows = { chapters: [{ id: 'demo-x', course: 'demo-nowhere', position: 1, name: '一' }] };
    await expect(bringIn(services(), rows)).rejects.toThrow(
      'chapters line 1, course: there is no "demo-nowhere" in courses',
    );
  });

  it('are left alone in a database that has them without the import', async () => {
    const { db } = backend.services;
    const before = await db.select().from(teachers);
    await db.delete(importIds);
    await db.delete(seedMarks).where(inArray(seedMarks.name, ['demo-all-teachers:1', 'demo-teachers:1']));
    await seed({ ...backend.services, storage: backend.services.providers.storage }, registered.seeds, demo);
    expect(await db.select().from(teachers)).toEqual(before);
    expect(await db.$count(importIds)).toBe(0);
  });
});
