import fc from 'fast-check';
import { Subject } from '../../../src/contract/courses/values';
import { EvaluationKind } from '../../../src/contract/evaluation/values';
import type { Section } from '../../../src/contract/growth/report.schema';
import { resultOf } from '../../../server/domains/growth/evaluations/abilities';
import { fittingCourses, type OfferedCourse } from '../../../server/domains/growth/evaluations/courses';
import type { EvaluationFacts } from '../../../server/domains/growth/evaluations/facts';
import { evaluationReport } from '../../../server/domains/growth/evaluations/report';
import type { EvaluationReportKind } from '../../../server/domains/growth/evaluations/texts';

/** '+' is a right answer. */
const resultFrom = (answers: Readonly<Record<string, string>>) =>
  resultOf(
    Object.entries(answers).flatMap(([ability, marks]) =>
      [...marks].map((mark) => ({ ability, knowledge: ability && `${ability}题`, isRight: mark === '+' })),
    ),
  );

const course = (title: string, words = title): OfferedCourse => ({
  ...{ title, words, picture: 'x.svg', subject: Subject.wandou },
  url: `/babyStudy/detail?id=${title.length}`,
});

function factsFrom(answers: Readonly<Record<string, string>>, more: Partial<EvaluationFacts> = {}) {
  const result = resultFrom(answers);
  return {
    child: '小满',
    evaluation: {
      ...{ id: 88, userId: 1, kind: EvaluationKind.topic, subject: Subject.wandou, title: '思维探索测评' },
      ...{ step: '', takenAt: new Date('2026-11-01T19:00:00+08:00'), seconds: 600, comment: '' },
    },
    result,
    earlier: undefined,
    courses: fittingCourses([course('动手拼一拼')], Subject.wandou, result),
    ...more,
  };
}

const report = (kind: EvaluationReportKind, facts: EvaluationFacts) => evaluationReport(kind, facts);
const sectionOf = (facts: EvaluationFacts, key: Section['key']) =>
  report('subject', facts).sections.find((section) => section.key === key);

const MIXED = { 数感: '++++', 逻辑推理: '+---', 空间想象: '++-' };

describe('The report of an evaluation', () => {
  it.each<[EvaluationReportKind, readonly string[]]>([
    ['explore', ['abilities', 'answers', 'courses']],
    ['subject', ['abilities', 'answers', 'review', 'courses']],
    ['grade', ['answers', 'review']],
    ['gradeNew', ['abilities', 'answers', 'review', 'courses']],
    ['rank', ['abilities', 'answers', 'review']],
    ['review', ['review', 'abilities', 'answers', 'courses']],
  ])('%s has its sections', (kind, keys) => {
    expect(report(kind, factsFrom(MIXED)).sections.map(({ key }) => key)).toEqual(keys);
  });

  it('says in words the strengths and what to practise, before any number', () => {
    const abilities = sectionOf(factsFrom(MIXED), 'abilities');
    expect(abilities?.sentence).toBe('数感是小满的强项，4题答对4题；逻辑推理再练一练会更稳。');
    expect(abilities?.good).toEqual(['数感：4题答对4题']);
    expect(abilities?.practise).toEqual(['逻辑推理：4题答对1题', '空间想象：3题答对2题']);
    expect(abilities?.pictures[0]).toMatchObject({ kind: 'ring', max: 100, beforeName: '' });
  });

  it('counts four right answers of five as a strength, and three of four as practice', () => {
    const abilities = sectionOf(factsFrom({ 数感: '++++-', 空间想象: '+++-' }), 'abilities');
    expect(abilities?.good).toEqual(['数感：5题答对4题']);
    expect(abilities?.practise).toEqual(['空间想象：4题答对3题']);
  });

  it('names up to ten strengths', () => {
    const strong = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`能力${at}`, '+++']));
    expect(sectionOf(factsFrom(strong), 'abilities')?.good).toHaveLength(10);
  });

  it('cannot derive a strength or what to practise from one or two questions', () => {
    const few = sectionOf(factsFrom({ 数感: '+-', 逻辑推理: '-' }), 'abilities');
    expect(few?.sentence).toContain('还看不出小满的强项');
    expect([few?.good, few?.practise]).toEqual([[], []]);
    const some = sectionOf(factsFrom({ 数感: '+', 逻辑推理: '+--' }), 'abilities');
    expect(some?.sentence).toContain('强项还看不出来');
    expect(some?.practise).toEqual(['逻辑推理：3题答对1题']);
  });

  it('names nothing as a strength that it names as practice, whatever was answered', () => {
    const marks = fc.string({ unit: fc.constantFrom('+', '-'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.record({ 数感: marks, 逻辑推理: marks, 空间想象: marks }), (answers) => {
        const { good = [], practise = [], sentence = '' } = sectionOf(factsFrom(answers), 'abilities') ?? {};
        const nameOf = (line: string) => line.split('：')[0] ?? '';
        expect(good.map(nameOf).filter((name) => practise.map(nameOf).includes(name))).toEqual([]);
        const praised = /^(.+)是小满的强项/.exec(sentence)?.[1];
        expect(praised === undefined || good.map(nameOf).includes(praised)).toBe(true);
      }),
    );
  });

  it.each([
    ['better', { 数感: '+---' }, '数感进步最多'],
    ['no worse', { 数感: '++++' }, '差不多，保持得很好'],
    ['lower', { 数感: '++++', 逻辑推理: '++++' }, '逻辑推理可以再巩固一下'],
  ])('says kindly where the child did %s than the last time', (_how, before, words) => {
    const earlier = { day: '2026-07-05', result: resultFrom(before) };
    const sentence = sectionOf(factsFrom(MIXED, { earlier }), 'abilities')?.sentence;
    expect(sentence).toContain('和7月5日那次');
    expect(sentence).toContain(words);
  });

  it('compares nothing where the last time asked for other abilities', () => {
    const earlier = { day: '2026-07-05', result: resultFrom({ 记忆: '+' }) };
    expect(sectionOf(factsFrom(MIXED, { earlier }), 'abilities')?.sentence).not.toContain('那次');
  });

  it('of a form without abilities says so instead of drawing nothing', () => {
    const abilities = sectionOf(factsFrom({ '': '+-' }), 'abilities');
    expect(abilities).toMatchObject({ isEnough: false, pictures: [], good: [], practise: [] });
  });

  it('draws a radar of five abilities with enough questions each, else bars', () => {
    const kindOf = (...marks: string[]) => {
      const answers = Object.fromEntries(marks.map((each, at) => [`能力${at}`, each]));
      return sectionOf(factsFrom(answers), 'abilities')?.pictures[0]?.kind;
    };
    expect(kindOf('+++', '++-', '+--', '---', '+++')).toBe('radar');
    expect(kindOf('+++', '++-', '+--', '---', '++')).toBe('ring');
    expect(kindOf('+++', '++-', '+--', '---')).toBe('ring');
  });

  it('counts right answers, and leads to each of them', () => {
    const answers = sectionOf(factsFrom(MIXED), 'answers');
    expect(answers?.figures.map(({ name, value }) => [name, value])).toEqual([
      ['答对', '7'],
      ['正确率', '64'],
      ['用时', '10'],
    ]);
    expect(answers?.ways[0]?.url).toBe('/special-report/answer?evaluation_id=88');
  });

  it('names what to repeat, those with the most mistakes first', () => {
    const review = sectionOf(factsFrom(MIXED), 'review');
    expect(review?.sentence).toBe('先复习“逻辑推理题”和“空间想象题”，再往下学会更轻松。');
    expect(review?.practise[0]).toBe('逻辑推理题：有3题要再想一想');
    expect(review?.ways[0]?.url).toBe('/special-report/answer?evaluation_id=88&wrong=1');
  });

  it('of a child who knew everything raises no alarm, and still leads on', () => {
    const facts = factsFrom({ 数感: '+++', 逻辑推理: '++', 空间想象: '+' });
    expect(sectionOf(facts, 'abilities')?.sentence).toBe('小满每一类题都答对了，可以试试更有挑战的内容。');
    expect(sectionOf(facts, 'review')?.sentence).toBe('这次的内容都掌握了，可以放心往下学。');
    expect(report('explore', facts).tonight?.url).toBe('/babyStudy/detail?id=5');
  });

  it('proposes one question for tonight where one was answered wrongly', () => {
    expect(report('explore', factsFrom(MIXED)).tonight).toMatchObject({
      text: '一起再看一道“逻辑推理题”',
      url: '/special-report/answer?evaluation_id=88&wrong=1',
    });
  });

  it('has the teacher’s words where there are some', () => {
    const facts = factsFrom(MIXED);
    expect(report('rank', facts).teacher).toBeUndefined();
    const commented = { ...facts, evaluation: { ...facts.evaluation, comment: '想得很有条理' } };
    expect(report('rank', commented).teacher?.words).toBe('想得很有条理');
  });
});

describe('Courses that fit', () => {
  const courses = [course('别的课'), course('数一数', '从 1 数到 10'), course('小侦探', '像侦探一样推理')];
  const titles = (answers: Readonly<Record<string, string>>) =>
    fittingCourses(courses, Subject.wandou, resultFrom(answers)).map(({ title }) => title);

  it('are those for what was answered wrongly, then for what the child is strong in', () => {
    expect(titles({ 数感运算: '+++', 逻辑推理: '---' })).toEqual(['小侦探', '数一数', '别的课']);
    expect(titles({ 数感运算: '---', 逻辑推理: '+++' })).toEqual(['数一数', '小侦探', '别的课']);
  });

  it('are six at most, of which a report names three and where all are', () => {
    const many = Array.from({ length: 7 }, (_, at) => course(`第${at + 1}门课`));
    const found = fittingCourses(many, Subject.wandou, resultFrom(MIXED));
    expect(found).toHaveLength(6);
    const named = sectionOf(factsFrom(MIXED, { courses: found }), 'courses')?.ways;
    expect(named?.map(({ text }) => text).slice(0, -1)).toEqual(['第1门课', '第2门课', '第3门课']);
    expect(named?.at(-1)?.url).toBe('/special-report/course?evaluation_id=88');
  });

  it('are of its subject alone', () => {
    expect(fittingCourses(courses, Subject.yuwen, resultFrom(MIXED))).toEqual([]);
  });
});
