/** The teacher's list as HTML. */
import type { ListedHandIn } from '../../../server/domains/homework/handed-in';
import { formatDateTime } from '../../../server/core/time';
import { documentOf, headOf, safe } from '../staff/html';
import { TEACHER_TEXTS } from './texts';
import { TEACHER_DESK, TEACHER_PATH } from './where';

const LINKS = `<a href="${TEACHER_PATH}/materials">${TEACHER_TEXTS.materials.title}</a>
<a href="${TEACHER_PATH}/newcomers">${TEACHER_TEXTS.newcomers.title}</a>`;

export const listPage = (rows: readonly ListedHandIn[]): string =>
  documentOf(
    TEACHER_DESK,
    TEACHER_DESK.title,
    `${headOf(TEACHER_DESK, LINKS)}
${rows.length === 0 ? `<p class="note">${TEACHER_TEXTS.nothing}</p>` : rows.map(rowOf).join('\n')}`,
  );

function rowOf({ childName, courseName, row }: ListedHandIn): string {
  const { handedInAt, id, state, title } = row;
  const waits = state === 'handedIn' || state === 'handedInAgain';
  const when = handedInAt === null ? '' : formatDateTime(handedInAt).slice(5, 16);
  return `<a class="card" href="${TEACHER_PATH}/homework/${id}">
<span><b>${safe(childName === '' ? TEACHER_TEXTS.unnamed : childName)}　${safe(title)}</b><br>
<span class="note">${safe(courseName)}　${when}</span></span>
<span class="state${waits ? ' waits' : ''}">${TEACHER_TEXTS.states[state]}</span></a>`;
}
