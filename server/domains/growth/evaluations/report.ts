/** Builds evaluation reports and their sections. Pure: everything is derived from the answers. */
import type { Section, ReportLink } from '../../../../src/contract/growth/report.schema';
import { SectionKey } from '../../../../src/contract/growth/values';
import type { Evaluation } from './taken';
import { formatDate } from '../../../core/time';
import { CHILD } from '../sections/texts';
import type { ReportContent } from '../report-kinds/spec';
import { ofWhole, section } from '../sections/empty';
import { abilitiesSection } from './abilities-section';
import type { EvaluationFacts } from './facts';
import { EVALUATION_TEACHER, evaluationTexts as texts, KIND_WORDS, type EvaluationReportKind } from './texts';

const { abilities, answers, courses, review } = SectionKey;

/** Sections by kind, in order. */
const SECTIONS: Readonly<Record<EvaluationReportKind, readonly (keyof typeof builders)[]>> = {
  explore: [abilities, answers, courses],
  subject: [abilities, answers, review, courses],
  grade: [answers, review],
  gradeNew: [abilities, answers, review, courses],
  rank: [abilities, answers, review],
  review: [review, abilities, answers, courses],
};

export function evaluationReport(kind: EvaluationReportKind, facts: EvaluationFacts): ReportContent {
  const { evaluation, result } = facts;
  const { comment, id, step, subject, takenAt, title } = evaluation;
  const child = facts.child || CHILD;
  const day = formatDate(takenAt);
  const about = step === '' ? title : `${title} · ${step}`;
  return {
    kind,
    title: KIND_WORDS[kind].title,
    child,
    subject,
    about,
    from: day,
    to: day,
    isExample: false,
    sentence: texts.whole(child, result),
    ...(comment === '' ? {} : { teacher: { name: EVALUATION_TEACHER, avatar: '', words: comment } }),
    sections: SECTIONS[kind].map((key) => builders[key]({ ...facts, child })),
    tonight: tonightOf(facts),
    evaluationId: id,
  };
}

export const answersPath = ({ id }: Pick<Evaluation, 'id'>): string =>
  `/special-report/answer?evaluation_id=${String(id)}`;

const builders = {
  [SectionKey.abilities]: abilitiesSection,
  [SectionKey.answers]: answersSection,
  [SectionKey.review]: reviewSection,
  [SectionKey.courses]: coursesSection,
} as const;

function answersSection({ earlier, evaluation, result }: EvaluationFacts): Section {
  const { asked, percent, right } = result;
  const minutes = Math.round(evaluation.seconds / 60);
  const questions = texts.questions;
  return section(answers, texts.answers, {
    sentence: texts.answered(result),
    figures: [
      { name: texts.right, value: String(right), unit: questions, note: texts.ofAll(asked) },
      {
        name: texts.rate,
        value: String(percent),
        unit: '%',
        note: earlier ? texts.earlierRate(earlier.day, earlier.result.percent) : '',
      },
      ...(minutes > 0 ? [{ name: texts.took, value: String(minutes), unit: texts.minutes, note: '' }] : []),
    ],
    pictures: [ofWhole({ label: texts.right, value: right }, questions, asked)],
    ways: [{ text: texts.toAnswers, why: texts.toAnswersWhy, url: answersPath(evaluation) }],
  });
}

/** The two points with most wrong answers are named; the list shows more. */
const NAMED = 2;
const LISTED = 10;

function reviewSection({ evaluation, result }: EvaluationFacts): Section {
  const { asked, right, toRepeat } = result;
  if (right === asked) return section(review, texts.review, { sentence: texts.nothingToRepeat });
  const named = toRepeat.slice(0, NAMED).map(({ knowledge }) => knowledge);
  return section(review, texts.review, {
    sentence: named.length === 0 ? texts.repeatSome : texts.repeat(named),
    practise: toRepeat.slice(0, LISTED).map(({ knowledge, wrong }) => texts.ofPoint(knowledge, wrong)),
    ways: [{ text: texts.toMistakes, why: texts.toMistakesWhy, url: `${answersPath(evaluation)}&wrong=1` }],
  });
}

/** Number of courses shown; the page lists all. */
const COURSES_SHOWN = 3;

function coursesSection({ courses: found, evaluation }: EvaluationFacts): Section {
  const [first] = found;
  if (first === undefined)
    return section(courses, texts.courses, { isEnough: false, sentence: texts.noCourses });
  const all: ReportLink = {
    text: texts.allCourses,
    why: texts.allCoursesWhy,
    url: `/special-report/course?evaluation_id=${String(evaluation.id)}`,
  };
  return section(courses, texts.courses, {
    sentence: texts.offered(found.length, first.title),
    ways: [...found.slice(0, COURSES_SHOWN).map(({ title, url, why }) => ({ text: title, why, url })), all],
  });
}

function tonightOf({ courses: found, evaluation, result }: EvaluationFacts): ReportLink {
  const url = answersPath(evaluation);
  const [point] = result.toRepeat;
  const [course] = found;
  if (point !== undefined)
    return { text: texts.tonight(point.knowledge), why: texts.tonightWhy, url: `${url}&wrong=1` };
  if (result.right < result.asked)
    return { text: texts.tonightSome, why: texts.tonightWhy, url: `${url}&wrong=1` };
  if (course !== undefined)
    return { text: texts.tonightCourse(course.title), why: texts.tonightCourseWhy, url: course.url };
  return { text: texts.toAnswers, why: texts.toAnswersWhy, url };
}
