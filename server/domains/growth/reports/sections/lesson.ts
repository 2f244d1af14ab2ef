/** One lesson: punctuality, answers and participation, compared with the previous lesson. */
import type { Figure, Section, ReportLink } from '../../../../../src/contract/growth/report.schema';
import { SectionKey } from '../../../../../src/contract/growth/values';
import { routes } from '../../../../../src/contract/routes';
import { ofWhole, section } from '../../sections/empty';
import { percent } from '../../sections/rates';
import { comparedRate } from '../../sections/texts';
import { LINKS } from '../../sections/links';
import type { LearningEvent } from '../../../learning/events';
import type { EventInput } from '../event-input';
import { factsOf, lessonsUpTo, type LessonFacts } from '../lesson-facts';
import { FIGURES, REPLAY, SECTION_TITLES, SECTION_WORDS as WORDS } from '../messages';
import { tonightOf } from '../tonight';

const NAMED = 3;

export function lesson(input: EventInput): Section | null {
  const { lesson: held } = input.topic;
  if (held === null) return null;
  const facts = factsOf(held, input.events);
  const before = lessonsUpTo(held, input.events).findLast(({ ref }) => ref !== held.ref);
  const { right, wrong } = pointsOf(facts, input);
  return section(SectionKey.lesson, SECTION_TITLES.lesson, {
    sentence: sentenceOf(input.child, held, facts),
    figures: figuresOf(held, facts, before === undefined ? null : factsOf(before, input.events)),
    pictures: picturesOf(facts),
    good: right,
    practise: wrong,
    ways: [...replayOf(input), ...(wrong.length > 0 ? [LINKS.wrongQuestions] : [])],
  });
}

/** Left out if it is already the suggestion for tonight. */
function replayOf(input: EventInput): ReportLink[] {
  const lessonId = input.topic.lesson?.lessonId ?? null;
  if (lessonId === null) return [];
  const url = `${routes.courseReplay.path}?liveId=${lessonId}`;
  return url === tonightOf(input).url ? [] : [{ ...REPLAY, url }];
}

function sentenceOf(
  child: string,
  held: LearningEvent,
  { asked, right, participations }: LessonFacts,
): string {
  const how = held.isOnTime === true ? WORDS.onTime : WORDS.late;
  const answered = asked > 0 ? WORDS.answered(asked, right) : '';
  const spoke = participations > 0 ? WORDS.spoke(participations) : '';
  return `${WORDS.was(child, how, held.amount)}${answered}${spoke}。`;
}

function figuresOf(held: LearningEvent, facts: LessonFacts, before: LessonFacts | null): Figure[] {
  const figures: Figure[] = [{ ...FIGURES.minutes, value: String(held.amount), note: '' }];
  const rate = percent(facts.right, facts.asked);
  if (rate !== undefined) {
    const note = before === null ? '' : comparedRate(rate, percent(before.right, before.asked));
    figures.push({ ...FIGURES.answers, value: String(rate), note });
  }
  const spoken = facts.participations;
  const note = before === null ? '' : comparedWithLast(spoken - before.participations);
  figures.push({ ...FIGURES.spoken, value: String(spoken), note });
  return figures;
}

function comparedWithLast(more: number): string {
  if (more === 0) return WORDS.sameAsLast;
  return more > 0 ? WORDS.moreThanLast(more) : WORDS.lessThanLast(-more);
}

/** How many answers were right. How that went from week to week is the next section. */
function picturesOf({ asked, right }: LessonFacts): Section['pictures'] {
  if (asked === 0) return [];
  const { name: label, unit } = FIGURES.right;
  return [ofWhole({ label, value: right }, unit, asked)];
}

function pointsOf({ answers }: LessonFacts, { points }: EventInput) {
  const asked = points.flatMap(({ id, name }) => {
    const own = answers.filter(({ knowledgeId }) => knowledgeId === id);
    const wrong = own.filter(({ amount, outOf }) => amount < outOf).length;
    return own.length === 0 ? [] : [{ name, wrong }];
  });
  return {
    right: asked
      .filter(({ wrong }) => wrong === 0)
      .map(({ name }) => WORDS.rightPoint(name))
      .slice(0, NAMED),
    wrong: asked
      .filter(({ wrong }) => wrong > 0)
      .toSorted((left, right) => right.wrong - left.wrong)
      .map(({ name, wrong }) => WORDS.wrongPoint(name, wrong))
      .slice(0, NAMED),
  };
}
