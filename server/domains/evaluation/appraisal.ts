/** The appraisal report, in two forms: thinking and Chinese speaking. */
import { routes } from '../../../src/contract/routes';
import type { Section, ReportLink } from '../../../src/contract/growth/report.schema';
import { PictureKind, SectionKey } from '../../../src/contract/growth/values';
import { EvaluationForm, HARDEST } from '../../../src/contract/evaluation/values';
import { isStrong, isToPractise } from '../growth/evaluations/abilities';
import { abilitiesSection } from '../growth/evaluations/abilities-section';
import { section } from '../growth/sections/empty';
import type { Handler } from '../../core/http/handler';
import { formatDate } from '../../core/time';
import { finishedSitting, type FinishedSitting } from './result';
import { evaluationResultTexts as texts } from './texts';
import { isAnswered, levelWords } from './wire';

/** Thinking: abilities, answers, practice. Speaking: what to practise at home precedes the answers. */
const SECTIONS: Readonly<Record<EvaluationForm, readonly ((over: FinishedSitting) => Section)[]>> = {
  [EvaluationForm.thinking]: [abilities, answers, practice],
  [EvaluationForm.cc]: [abilities, practice, answers],
};

export const getEvaluationAppraisal: Handler<'getEvaluationAppraisal'> = async ({ sittingId }, context) => {
  const over = await finishedSitting(context, sittingId);
  const { sitting, result } = over;
  const { deadlineAt, endedAt, evaluationId, form, level } = sitting;
  const words = levelWords(form, level);
  const child = childOf(over);
  return {
    ...result,
    title: texts.reportTitle[form],
    takenOn: formatDate(endedAt ?? deadlineAt),
    sentence: words === undefined ? texts.tooFew(child, result.asked) : texts.sentence(child, words),
    sections: SECTIONS[form].map((make) => make(over)),
    tonight: tonight(over),
    evaluationId: evaluationId ?? 0,
  };
};

const childOf = ({ sitting }: FinishedSitting): string => sitting.childName || texts.child;

function abilities(over: FinishedSitting): Section {
  return abilitiesSection({ child: childOf(over), earlier: undefined, result: over.counted });
}

function answers({ asked, result }: FinishedSitting): Section {
  const given = asked.map(({ turn }) => turn).filter(isAnswered);
  const [first] = given;
  const last = given.at(-1);
  const { answers: title, noAnswers } = texts;
  if (first === undefined || last === undefined)
    return section(SectionKey.answers, title, { isEnough: false, sentence: noAnswers });
  return section(SectionKey.answers, title, {
    sentence:
      texts.answered(result) +
      texts.difficulty(first.difficulty, last.difficulty, 2 * result.right >= result.asked),
    pictures: [
      {
        kind: PictureKind.line,
        ...{ unit: texts.difficultyUnit, max: HARDEST, nowName: '', beforeName: '' },
        points: given.map(({ difficulty, position }) => ({
          label: texts.ofQuestion(position),
          value: difficulty,
        })),
      },
    ],
  });
}

/** The sentence names the two weakest abilities; the list shows more. */
const NAMED = 2;
const LISTED = 10;

function practice({ counted }: FinishedSitting): Section {
  const { practice: title, practiceKeep, practiceTooFew, practiceUnknown } = texts;
  if (counted.abilities.length === 0)
    return section(SectionKey.review, title, { isEnough: false, sentence: practiceUnknown });
  const weak = counted.abilities
    .filter(isToPractise)
    .sort((one, other) => one.percent - other.percent)
    .map(({ name }) => name);
  if (weak.length === 0 && !counted.abilities.some(isStrong))
    return section(SectionKey.review, title, { isEnough: false, sentence: practiceTooFew });
  if (weak.length === 0) return section(SectionKey.review, title, { sentence: practiceKeep });
  return section(SectionKey.review, title, {
    sentence: texts.practiceSentence(weak.slice(0, NAMED)),
    practise: weak.slice(0, LISTED).map(texts.practise),
  });
}

function tonight({ sitting, result }: FinishedSitting): ReportLink {
  const { path } =
    sitting.form === EvaluationForm.cc ? routes.evaluationCcAnalysis : routes.evaluationAnalysis;
  const isAllRight = result.asked > 0 && result.right === result.asked;
  return {
    text: isAllRight ? texts.tonightAll : texts.tonight,
    why: isAllRight ? texts.tonightAllWhy : texts.tonightWhy,
    url: `${path}?id=${sitting.id}`,
  };
}
