/** A hand-in with its answers, and the correction form. */
import type { CorrectedItem, PhotoMarks } from '../../../src/contract/homework/homework.schema';
import type { Answered, AnswerFile } from '../../../src/contract/questions/question.schema';
import { QuestionKind, TEACHER_KINDS } from '../../../src/contract/questions/values';
import { filesOf, type AskedQuestion } from '../../../server/domains/homework/answers';
import type { OpenedHandIn } from '../../../server/domains/homework/handed-in';
import { checkAnswer, rightWordsOf, wordsOf } from '../../../server/domains/questions/engine';
import { plainText } from '../../../server/domains/questions/plain-text';
import { formatDateTime } from '../../../server/core/time';
import { documentOf, safe } from '../staff/html';
import { TEACHER_TEXTS as T } from './texts';
import { TEACHER_DESK, TEACHER_PATH } from './where';

const MOST_STARS = 5;

export function handInPage(page: OpenedHandIn): string {
  const { listed, round, handedInAt } = page;
  const { childName, row } = listed;
  const tools = Object.entries(T.tools).map(
    ([tool, text]) =>
      `<button type="button" data-tool="${tool}" aria-pressed="${tool === 'pen'}">${text}</button>`,
  );
  const stars = Array.from({ length: MOST_STARS + 1 }, (_, index) => {
    const number = MOST_STARS - index;
    return `<option value="${number}">${T.star(number)}</option>`;
  });
  return documentOf(
    TEACHER_DESK,
    `${row.title} ${childName}`,
    `<header><h1>${safe(row.title)}</h1><a href="${TEACHER_PATH}">${T.back}</a></header>
<p class="note">${safe(childName === '' ? T.unnamed : childName)}　${T.round(round)}　${formatDateTime(handedInAt)}　${T.states[row.state]}</p>
<p>${safe(row.task)}</p>
<div class="tools" role="group" aria-label="${T.toolsLabel}">${tools.join('')}</div>
<form data-correction method="post" action="${TEACHER_PATH}/homework/${row.id}" data-round="${round}" data-list="${TEACHER_PATH}">
${page.questions.map((question, index) => sectionOf(page, question, index)).join('\n')}
<section>
<label for="words">${T.words}</label><textarea id="words" name="words" maxlength="1000"></textarea>
<label for="stars">${T.stars}</label><select id="stars" name="stars">${stars.join('')}</select>
${voiceOf('all', T.allVoice)}
<p role="status" data-status></p>
<div class="ends"><button class="main" name="end" value="done">${T.done}</button>
<button class="back" name="end" value="back">${T.handBack}</button></div>
</section>
</form>`,
  );
}

function sectionOf(
  { answers, before, listed }: OpenedHandIn,
  question: AskedQuestion,
  index: number,
): string {
  const { id, kind, points, stem } = question;
  const answer = answers.find(({ questionId }) => questionId === id)?.answer;
  const known = before?.items.find(({ questionId }) => questionId === id);
  const checked = known ?? checkAnswer(question, answer);
  const isForTeacher = TEACHER_KINDS.includes(kind);
  const files = answer === undefined ? [] : filesOf(answer);
  const given =
    files.length > 0 ? filesHtml(listed.row.id, kind, id, files, known) : wordsHtml(question, answer);
  const value = isForTeacher && known === undefined ? points : checked.points;
  return `<section data-item="${id}">
<h2>${index + 1}. ${safe(plainText(stem))}</h2>
${given}
<p class="${checked.verdict === 'right' ? 'right' : 'wrong'}">${T.verdicts[checked.verdict]}</p>
<label for="points-${id}">${T.points(points)}</label>
<input id="points-${id}" name="points-${id}" type="number" min="0" max="${points}" value="${value}"${checked.verdict === 'empty' ? ' disabled' : ''}>
<label for="words-${id}">${T.wordsOfItem}</label><textarea id="words-${id}" name="words-${id}" maxlength="1000">${safe(known?.words ?? '')}</textarea>
${isForTeacher ? voiceOf(String(id), T.record) : ''}
</section>`;
}

function wordsHtml(question: AskedQuestion, answer: Answered['answer'] | undefined): string {
  const right = rightWordsOf(question);
  return `<p class="answer">${T.answer}：${safe(wordsOf(question, answer) || T.verdicts.empty)}</p>
${right === '' ? '' : `<p class="answer">${T.rightAnswer}：${safe(right)}</p>`}`;
}

/** A route of the desk, which requires the login: parents' files have no public URL. */
const addressOf = (homeworkId: number, { url }: AnswerFile) =>
  safe(`${TEACHER_PATH}/homework/${homeworkId}/file/${encodeURI(url)}`);

function filesHtml(
  homeworkId: number,
  kind: QuestionKind,
  questionId: number,
  files: readonly AnswerFile[],
  known: CorrectedItem | undefined,
): string {
  if (kind === QuestionKind.speak) {
    return files
      .map((file) => `<audio controls preload="none" src="${addressOf(homeworkId, file)}"></audio>`)
      .join('');
  }
  if (kind === QuestionKind.film) {
    return files
      .map(
        (file) =>
          `<video controls playsinline preload="metadata" src="${addressOf(homeworkId, file)}"></video>`,
      )
      .join('');
  }
  const sheets = files.map((file, picture) => {
    const empty: PhotoMarks = { picture, strokes: [], signs: [] };
    const marks = known?.marks.find((one) => one.picture === picture) ?? empty;
    return `<div class="sheet" data-sheet data-question="${questionId}" data-marks="${safe(JSON.stringify(marks))}">
<div class="photo"><img src="${addressOf(homeworkId, file)}" alt="${T.answer} ${picture + 1}">
<svg viewBox="0 0 10000 10000" preserveAspectRatio="none" tabindex="0" role="img" aria-label="${T.photo(picture + 1)}"></svg></div>
<button type="button" data-undo>${T.undo}</button></div>`;
  });
  return `<div class="sheets">${sheets.join('\n')}</div>`;
}

const voiceOf = (whose: string, text: string): string =>
  `<div data-voice="${whose}"><button type="button">${text}</button><audio controls hidden></audio></div>`;
