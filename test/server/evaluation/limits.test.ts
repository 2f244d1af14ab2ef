import { begunOfAddress, begunOfChild, SITTINGS_A_DAY } from '../../../server/domains/evaluation/turns';
import { Subject } from '../../../src/contract/courses/values';
import { count } from '../../../server/core/limits/counters';
import { DAY } from '../../../server/core/time';
import { evaluationsOffered } from '../../builders/evaluation-forms';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const ASKED = { form: 'thinking', subject: Subject.wandou, age: 8 };

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await evaluationsOffered(backend.services);
});
afterAll(() => backend.stop());

const start = ({ visitor }: InsideParent) => visitor.ask('startEvaluation', ASKED);

async function beginAndEnd(parent: InsideParent): Promise<void> {
  const { data } = await start(parent);
  const sittingId = (data.sitting as { id: string }).id;
  await parent.visitor.ask('finishEvaluation', { sittingId });
}

describe('Sittings of a day', () => {
  it('has a daily limit, with a message', async () => {
    const parent = await buildParent(backend, aParent());
    for (let number = 1; number <= SITTINGS_A_DAY.ofChild; number += 1) await beginAndEnd(parent);
    expect(await start(parent)).toMatchObject({
      status: 429,
      message: '今天已经做了很多次测评，让孩子休息一下，明天再来吧',
    });
    expect((await start(await buildParent(backend, aParent()))).status).toBe(200);
    backend.clock.pass(DAY);
    expect((await start(parent)).status).toBe(200);
  });

  it('resumes the one that is begun, however many were', async () => {
    const parent = await buildParent(backend, aParent());
    const begun = await start(parent);
    await count(backend.services.db, backend.clock, begunOfChild(parent.userId), SITTINGS_A_DAY.ofChild);
    expect((await start(parent)).data).toMatchObject({ question: begun.data.question });
  });

  it('has a limit for one address', async () => {
    const parent = await buildParent(backend, aParent());
    parent.visitor.ip = '10.9.9.9';
    const window = begunOfAddress(parent.visitor.ip);
    await count(backend.services.db, backend.clock, window, SITTINGS_A_DAY.ofAddress);
    expect(await start(parent)).toMatchObject({
      status: 429,
      message: '现在做测评的人太多了，请明天再来',
    });
  });
});
