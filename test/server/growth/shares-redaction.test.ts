import type { Report } from '../../../src/contract/growth/report.schema';
import type { Shared } from '../../../src/contract/growth/schema';
import { ReportKind } from '../../../src/contract/growth/values';
import { sayAs } from '../../../server/domains/growth/shares/words';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';
import { Visitor } from '../support/visitor';
import { CHILD, contentOf, PARENT, PHONE, storeReport, TEACHER } from './shares-support';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(
    backend,
    anOfficialParent()
      .withChild({ kidName: CHILD, parentName: PARENT, headImg: 'avatar-of-child' })
      .withClass('wandou', { time: '19:00' }),
  );
});
afterAll(() => backend.stop());

async function shared(request: Readonly<Record<string, unknown>>): Promise<Shared> {
  const { shareKey } = as<{ shareKey: string }>(await parent.visitor.ask('createShare', request));
  return as<Shared>(await new Visitor(backend).ask('getShared', { shareKey, isOwn: 1 }));
}

/** All texts and numbers of a response, at any depth. */
function leaves(value: unknown): readonly (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

const SECRETS = (): readonly string[] => [
  ...[CHILD, '小豆', TEACHER, '林老师', PARENT, PHONE, parent.phone, String(parent.userId)],
  ...['avatar-of', 'courseReplay', '88001', '8801'],
];

function expectNoLeak(answer: unknown): void {
  const texts = leaves(answer).map(String);
  for (const secret of SECRETS()) {
    expect([secret, texts.filter((text) => text.includes(secret))]).toEqual([secret, []]);
  }
}

describe('What others see', () => {
  it.each(Object.values(ReportKind))(
    'of a report (%s) has no name, number, picture, recording or link of the family',
    async (kind) => {
      const { report } = await shared({
        of: 'report',
        reportId: await storeReport(backend, parent, contentOf(kind)),
      });
      expectNoLeak(report);
      expect(report).toMatchObject({
        kind,
        child: '豆豆',
        avatar: '',
        teacher: { name: '老师', avatar: '' },
      });
      expect(report?.sentence).toBe('豆豆今天很棒，豆豆举手三次。老师的电话是***，家长可以联系老师');
      expect(report?.sections.flatMap(({ ways, recordings }) => [...ways, ...recordings])).toEqual([]);
      expect(report).not.toHaveProperty('tonight');
    },
  );

  it('of a report has nothing that was not decided on, whatever it is frozen with', async () => {
    const surplus = { school: '实验小学', phone: PHONE, userId: parent.userId };
    const [section] = contentOf().sections;
    const content = {
      ...{ ...contentOf(), ...surplus },
      sections: [
        { ...section, ...surplus, figures: [{ name: '出勤', value: '1', unit: '', note: '', ...surplus }] },
      ],
    } as unknown as Report;
    const { report } = await shared({
      of: 'report',
      reportId: await storeReport(backend, parent, content),
    });
    expectNoLeak(report);
    expect(JSON.stringify(report)).not.toContain('实验小学');
  });

  it('of a child who was called otherwise when the report was written has neither name', async () => {
    const content = JSON.parse(JSON.stringify(contentOf()).replaceAll(CHILD, '赵一一')) as Report;
    const { report } = await shared({
      of: 'report',
      reportId: await storeReport(backend, parent, content),
    });
    expectNoLeak(report);
    expect(JSON.stringify(report)).not.toContain('赵一一');
  });

  it('of the situation is as it is now, under the name that is shown', async () => {
    const { situation } = await shared({ of: 'situation', period: 'year' });
    expectNoLeak(situation);
    expect(situation).toMatchObject({ child: '豆豆', avatar: '' });
    const sections = situation?.sections ?? [];
    expect(sections.map(({ key }) => key)).toContain('overview');
    expect(sections.flatMap(({ ways, recordings }) => [...ways, ...recordings])).toEqual([]);
  });

  it('of the plan is when there is a class and about what, without who teaches it and without ids', async () => {
    const { plan } = await shared({ of: 'plan' });
    expectNoLeak(plan);
    const classes = plan?.flatMap((day) => day.classes) ?? [];
    expect(classes).not.toEqual([]);
    for (const lesson of classes)
      expect(lesson).toMatchObject({ teacherName: '', chapterImgUrl: '', liveId: 0, liveStudentId: 0 });
  });
});

describe('A name in a text', () => {
  const say = (text: string, children: readonly string[], shownName = '*豆', most = 500) =>
    sayAs(shownName, { children, parents: [], teachers: ['林老师'] })(text, most);

  it.each([
    ['王小豆和小豆', ['王小豆'], '*豆和*豆'],
    ['豆豆爱豌豆', ['豆豆'], '*豆爱豌豆'],
    ['TOM and tom', ['Tom'], '*豆 and *豆'],
    ['a.b is axb', ['a.b'], '*豆 is axb'],
    ['林老师、王老师和编程老师', [], '老师、老师和编程老师'],
    ['从2026-11-01到2026-11-30', [], '从2026-11-01到2026-11-30'],
    ['拨打+86 138-1234-5678或010-12345678', [], '拨打***或***'],
    ['拨打１３８１２３４５６７８，谢谢', [], '拨打***，谢谢'],
    ['没有名字', [''], '没有名字'],
  ])('is replaced wherever it occurs: %s', (text, children, expected) => {
    expect(say(text, children)).toBe(expected);
  });

  it('is replaced by one that is longer, within what the contract takes', () => {
    expect(say('王小豆王小豆', ['王小豆'], '爱数学的小朋友们', 10)).toBe('爱数学的小朋友们爱数');
  });

  it('is replaced once, whatever the name that is shown holds', () => {
    expect(say('王小豆来了', ['王小豆'], '小豆豆')).toBe('小豆豆来了');
  });
});
