/** Material submissions as HTML: the list, and one submission with its answers and the verdict form. */
import type { FormField, FieldAnswer } from '../../../src/contract/help/form.schema';
import { REASON_LENGTH } from '../../../src/contract/staff/values';
import type { AnswerFile } from '../../../src/contract/questions/question.schema';
import type { SentMaterial as Sent } from '../../../server/domains/materials/collect/review';
import { formatDateTime } from '../../../server/core/time';
import { documentOf, safe } from '../staff/html';
import { TEACHER_TEXTS } from './texts';
import { TEACHER_DESK, TEACHER_PATH } from './where';

export const MATERIALS_PATH = `${TEACHER_PATH}/materials`;

const T = TEACHER_TEXTS.materials;

const pathOf = ({ row }: Sent): string => `${MATERIALS_PATH}/${row.requestId}/${row.userId}`;
const nameOf = ({ childName }: Sent): string => safe(childName === '' ? TEACHER_TEXTS.unnamed : childName);

export const materialsPage = (found: readonly Sent[]): string =>
  documentOf(
    TEACHER_DESK,
    T.title,
    `<header><h1>${T.title}</h1><a href="${TEACHER_PATH}">${TEACHER_TEXTS.back}</a></header>
${found.length === 0 ? `<p class="note">${T.nothing}</p>` : found.map(rowOf).join('\n')}`,
  );

function rowOf(sent: Sent): string {
  const { request, row } = sent;
  return `<a class="card" href="${pathOf(sent)}">
<span><b>${nameOf(sent)}　${safe(request.title)}</b><br>
<span class="note">${safe(request.asker)}　${formatDateTime(row.sentAt).slice(5, 16)}</span></span>
<span class="state${row.state === 'submitted' ? ' waits' : ''}">${T.states[row.state]}</span></a>`;
}

export function materialPage(sent: Sent, refusal = ''): string {
  const { request, row } = sent;
  const fields = request.sections.flatMap((section) => section.fields);
  return documentOf(
    TEACHER_DESK,
    `${request.title} ${sent.childName}`,
    `<header><h1>${safe(request.title)}</h1><a href="${MATERIALS_PATH}">${TEACHER_TEXTS.back}</a></header>
<p class="note">${nameOf(sent)}　${formatDateTime(row.sentAt)}　${T.states[row.state]}</p>
${fields.map((field) => sectionOf(sent, field)).join('\n')}
${row.state === 'submitted' ? judgement(sent, refusal) : row.reason && `<p>${T.reason}：${safe(row.reason)}</p>`}`,
  );
}

/** Unanswered fields are hidden. */
function sectionOf(sent: Sent, field: FormField): string {
  const answer = sent.row.answers.find(({ key }) => key === field.key)?.answer;
  if (answer === undefined) return '';
  return `<section><h2>${safe(field.title)}</h2>${answerOf(sent, field, answer)}</section>`;
}

function answerOf(sent: Sent, field: FormField, answer: FieldAnswer): string {
  switch (answer.kind) {
    case 'choices': {
      const options = 'options' in field ? field.options : [];
      const chosen = options.filter(({ key }) => answer.choices.includes(key)).map(({ text }) => text);
      return `<p class="answer">${safe(chosen.join('、'))}</p>`;
    }
    case 'score':
      return `<p class="answer">${answer.score}</p>`;
    case 'text':
      return `<p class="answer">${safe(answer.text)}</p>`;
    case 'files':
      return `<div class="sheets">${answer.files.map((file) => fileOf(sent, field, file)).join('\n')}</div>`;
  }
}

/** A route of the desk, which requires the login. */
function fileOf(sent: Sent, { kind, title }: FormField, { url }: AnswerFile): string {
  const src = safe(`${pathOf(sent)}/file/${encodeURI(url)}`);
  if (kind === 'recording') return `<audio controls preload="none" src="${src}"></audio>`;
  if (kind === 'film') return `<video controls playsinline preload="metadata" src="${src}"></video>`;
  return `<div class="sheet"><img src="${src}" alt="${safe(title)}"></div>`;
}

const judgement = (sent: Sent, refusal: string): string =>
  `<form method="post" action="${pathOf(sent)}"><section>
<label for="reason">${T.reasonLabel}</label><textarea id="reason" name="reason" maxlength="${REASON_LENGTH.max}"></textarea>
<p role="alert" class="wrong">${safe(refusal)}</p>
<div class="ends"><button class="main" name="end" value="accept">${T.accept}</button>
<button class="back" name="end" value="back">${T.sendBack}</button></div>
</section></form>`;
