/** Step 1 of a cancellation lists exactly what the removal deletes. */
import type { CancellationLosses } from '../../../src/contract/account/cancellation.schema';
import { removeCancelledAccounts } from '../../../server/domains/account/cancellation/remove';
import { cancellations } from '../../../server/domains/account/cancellation/tables';
import { exchanges } from '../../../server/domains/orders/tables';
import { studyPkStandings } from '../../../server/domains/straight/tables';
import { addDays } from '../../../server/core/time';
import { judgeComment } from '../../../server/domains/works/judge';
import { workCollects, workComments, workLikes, works } from '../../../server/domains/works/tables';
import { anOfficialParent } from '../../builders/parent';
import { inStudyPk, pastLessons, withStudyPoints } from '../../builders/straight';
import { aWork, submissionOf } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let leaving: InsideParent;
let staying: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  const contest = [pastLessons(), inStudyPk(), withStudyPoints(40)] as const;
  leaving = await buildParent(
    backend,
    anOfficialParent()
      .withExchange('积木', 10)
      .with(...contest),
  );
  staying = await buildParent(backend, anOfficialParent().with(...contest));
});
afterAll(() => backend.stop());

const db = () => backend.services.db;
const losses = async ({ visitor }: InsideParent) =>
  (await visitor.ask('getCancellationLosses')).data as unknown as CancellationLosses;
let replies = 0;
async function comment(of: InsideParent, id: number): Promise<void> {
  replies += 1;
  const asked = { id, submissionId: submissionOf(replies), text: '画得真好' };
  const { data } = await of.visitor.ask('addWorkComment', asked);
  await judgeComment(backend.services, { commentId: Number(data.id), isShown: true });
}

/** Row count of each listed item. */
async function rows() {
  const points = await db().select().from(studyPkStandings);
  return {
    works: await db().$count(works),
    likes: (await db().$count(workLikes)) + (await db().$count(workCollects)),
    comments: await db().$count(workComments),
    points: points.reduce((sum, standing) => sum + standing.points, 0),
  };
}

async function cancel({ accountId }: InsideParent): Promise<void> {
  const now = backend.clock.now();
  const row = { accountId, agreedAt: addDays(now, -15), requestedAt: addDays(now, -15), dueAt: now };
  await db().insert(cancellations).values(row);
  await removeCancelledAccounts(backend.services);
}

describe('What is lost', () => {
  it('names a gift that is being delivered', async () => {
    expect((await db().select().from(exchanges)).map(({ title }) => title)).toEqual(['积木']);
    expect((await losses(leaving)).openOrders).toEqual([{ name: '积木', state: '兑换待发放' }]);
  });

  it('is what goes when the cooling-off is over: works with what others gave them, comments, likes, points', async () => {
    const own = await aWork(backend.services, leaving, 'shown');
    await aWork(backend.services, leaving, 'draft');
    const others = await aWork(backend.services, staying, 'shown');
    await staying.visitor.ask('likeWork', { id: own, isLiked: true });
    await comment(staying, own);
    await leaving.visitor.ask('likeWork', { id: others, isLiked: true });
    await leaving.visitor.ask('collectWork', { id: others, isCollected: true });
    await comment(leaving, others);
    await comment(leaving, others);

    const named = await losses(leaving);
    expect(named).toMatchObject({
      ...{ works: 2, shownWorks: 1, receivedLikes: 1, receivedComments: 1 },
      ...{ givenLikes: 2, givenComments: 2, studyPkPoints: 40 },
    });
    await losses(staying);
    const before = await rows();
    await cancel(leaving);
    expect(await rows()).toEqual({
      works: before.works - named.works,
      likes: before.likes - named.receivedLikes - named.givenLikes,
      comments: before.comments - named.receivedComments - named.givenComments,
      points: before.points - named.studyPkPoints,
    });
    expect(await losses(staying)).toMatchObject({
      ...{ works: 1, receivedLikes: 0, receivedComments: 0, studyPkPoints: 40 },
      ...{ givenLikes: 0, givenComments: 0 },
    });
  });
});
