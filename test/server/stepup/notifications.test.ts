import { eq } from 'drizzle-orm';
import { StepUpStatus } from '../../../src/contract/stepup/values';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { stepUps } from '../../../server/domains/stepup/tables';
import { MINUTE } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { SEEDED_AT } from '../support/clock';
import type { InsideParent } from '../support/people';
import { confirm, linesOf, steppingUp } from './support';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const { grouping, complete } = StepUpStatus;
const work = () => tidyUp(backend.services);
const inboxOf = ({ userId }: InsideParent) =>
  backend.services.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));

describe('A class that was formed', () => {
  it('is announced to the parent who named times, once, when the operator has completed the step-up', async () => {
    const parent = await steppingUp(backend, { status: grouping, times: [[3, '18:00', 6, '10:00']] });
    await work();
    expect(await inboxOf(parent)).toEqual([]);
    const mine = eq(stepUps.userId, parent.userId);
    await backend.services.db.update(stepUps).set({ status: complete }).where(mine);
    await work();
    await work();
    const messages = await inboxOf(parent);
    expect(messages).toMatchObject([
      { title: '孩子新学年的班级组好了', target: { url: '/furtherEducation' } },
    ]);
  });

  it('is not announced to a parent who has chosen, or never named times', async () => {
    const parents = [
      await steppingUp(backend, { status: complete }),
      await steppingUp(backend, {
        status: complete,
        completedBy: 'changeClass',
        times: [[3, '18:00', 6, '10:00']],
      }),
    ];
    await work();
    expect(await Promise.all(parents.map(inboxOf))).toEqual([[], []]);
  });
});

describe('A change whose page was closed too soon', () => {
  it('is reported to the operator’s system all the same, a minute later', async () => {
    const parent = await steppingUp(backend);
    await confirm(parent);
    await work();
    expect((await linesOf(backend, parent))[0]?.notifiedAt).toBeNull();
    backend.clock.pass(MINUTE + 1);
    await work();
    expect((await linesOf(backend, parent))[0]?.notifiedAt).not.toBeNull();
  });
});
