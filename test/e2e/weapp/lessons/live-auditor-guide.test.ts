import { and, eq, gt } from 'drizzle-orm';
import { lessons } from '../../../../server/domains/courses/timetable/tables';
import { pageFile, routes } from '../../../../src/contract/routes';
import { anOfficialParent } from '../../../builders/parent';
import { testContext } from '../support/backend';
import { suite } from '../support/suite';

const at = suite();

const GUIDE = pageFile(routes.liveAuditorGuide.page ?? '');

async function aLesson(userId: number): Promise<number> {
  const { clock, db } = testContext();
  const isNext = and(eq(lessons.userId, userId), gt(lessons.startsAt, clock.now()));
  const [lesson] = await db.select({ id: lessons.id }).from(lessons).where(isNext).limit(1);
  return lesson?.id ?? 0;
}

test('the guide leads into the app in three steps', async () => {
  const { userId } = await at.parent.logIn(anOfficialParent().withClass('wandou', { time: '23:00' }));
  const liveId = await aLesson(userId);
  await at.phone.open(GUIDE, `?liveId=${liveId}`);
  await at.phone.find('.test-guide-step');
  expect(await at.phone.all('.test-guide-step')).toHaveLength(3);
  expect(await at.phone.text('.test-guide-title')).toContain('第');
});

test('an unknown class is missing', async () => {
  await at.phone.open(GUIDE, '?liveId=999999999');
  await at.phone.says('.test-empty', /找不到这节课/);
});
