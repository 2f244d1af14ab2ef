import { coursesCalls } from '@/contract/courses/calls';
import { Subject } from '@/contract/courses/values';
import { fail, ok, type Result } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { Situation } from '@/contract/growth/schema';
import { SituationPeriod } from '@/contract/growth/values';
import { SituationStore } from '@/pages/growth/situation/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const { getSituation } = growthCalls;
const situationOf = (sentence: string): Result<Situation> =>
  ok({ child: '豆豆', avatar: '', from: '2026-10-23', to: '2026-11-21', sentence, sections: [] });

async function setUp() {
  const api = new FakeApi()
    .on(coursesCalls.getUserSubject, [])
    .on(getSituation, { ...valueOf(situationOf('一月')) });
  const fake = await fakeApp({ api, user: TEST_USER });
  const store = new SituationStore(fake.app);
  await store.load();
  return { ...fake, api, store, shown: () => store.situation.value?.sentence };
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error('an answer');
  return result.value;
}

describe('quick taps on the filters', () => {
  it('show the answer to the last of them alone, in whatever order answers come', async () => {
    const { api, store, shown } = await setUp();
    const answerTerm = api.onHold(getSituation);
    const term = store.choosePeriod(SituationPeriod.term);
    const answerYear = api.onHold(getSituation);
    const year = store.choosePeriod(SituationPeriod.year);
    answerYear(situationOf('一年'));
    await year;
    answerTerm(situationOf('四月'));
    await term;
    expect([shown(), store.filter.period, store.isChanging]).toEqual(['一年', SituationPeriod.year, false]);
  });

  it('do not get a failure that was overtaken', async () => {
    const { api, store, shown, toasts } = await setUp();
    const answerTerm = api.onHold(getSituation);
    const term = store.choosePeriod(SituationPeriod.term);
    const answerWeiqi = api.onHold(getSituation);
    const weiqi = store.chooseSubject(Subject.weiqi);
    answerTerm(fail({ kind: 'network' }));
    await term;
    answerWeiqi(situationOf('围棋四月'));
    await weiqi;
    expect([shown(), toasts]).toEqual(['围棋四月', []]);
    expect(store.shown).toEqual({ subject: Subject.weiqi, period: SituationPeriod.term });
  });

  it('leave nothing of one session to the next', async () => {
    const { api, store, shown } = await setUp();
    const answer = api.onHold(getSituation);
    const year = store.choosePeriod(SituationPeriod.year);
    store.reset();
    answer(situationOf('一年'));
    await year;
    expect([shown(), store.filter.period]).toEqual([undefined, SituationPeriod.month]);
  });
});
