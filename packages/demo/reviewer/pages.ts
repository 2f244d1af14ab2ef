/** The reviewer's pages as HTML: the list, and one work with its files and comments. */
import { WorkState } from '../../../src/contract/works/values';
import { formatDateTime } from '../../../server/core/time';
import { documentOf, headOf, safe } from '../staff/html';
import type { QueuedComment, QueuedWork, ReviewedWork } from '../../../server/domains/works/review';
import { REVIEWER_TEXTS as T } from './texts';
import { REVIEWER_DESK, REVIEWER_PATH } from './where';
import { childNameOf } from '../../../server/domains/works/wire';

export interface Lists {
  readonly waiting: readonly QueuedWork[];
  readonly comments: readonly QueuedComment[];
  readonly reported: readonly QueuedWork[];
}

const alertOf = (said: string) => (said === '' ? '' : `<p role="alert" class="wrong">${safe(said)}</p>`);

export function listPage({ comments, reported, waiting }: Lists, said = ''): string {
  const works = waiting.map((found) => cardOf(found, T.states.waiting));
  const named = reported.map((found) => cardOf(found, T.reports(found.reporters)));
  return documentOf(
    REVIEWER_DESK,
    REVIEWER_DESK.title,
    `${headOf(REVIEWER_DESK)}
${alertOf(said)}
${listOf(T.waiting, works)}
${listOf(T.comments, comments.map(commentOf))}
${listOf(T.reported, named)}`,
  );
}

const listOf = (title: string, rows: readonly string[]): string => `<h2>${title}</h2>
${rows.length === 0 ? `<p class="note">${T.nothing}</p>` : rows.join('\n')}`;

const titleOf = ({ title }: { readonly title: string }) => safe(title === '' ? T.untitled : title);

function cardOf(found: QueuedWork, state: string): string {
  const { id, kind, sentAt } = found.row;
  const when = sentAt === null ? '' : formatDateTime(sentAt).slice(5, 16);
  return `<a class="card" href="${REVIEWER_PATH}/work/${id}">
<span><b>${titleOf(found.row)}</b><br><span class="note">${T.kinds[kind]}　${safe(childNameOf(found))}　${when}</span></span>
<span class="state waits">${state}</span></a>`;
}

const commentOf = ({ id, text, work }: QueuedComment): string => `<section>
<p class="answer">${safe(text)}</p>
<p class="note"><a href="${REVIEWER_PATH}/work/${work.id}">${titleOf(work)}</a></p>
<form class="ends" method="post" action="${REVIEWER_PATH}/comment/${id}">
<button class="main" name="end" value="show">${T.show}</button>
<button class="back" name="end" value="refuse">${T.refuse}</button></form>
</section>`;

export function workPage(reviewed: ReviewedWork, said = ''): string {
  const { row } = reviewed;
  const mayJudge = row.state === WorkState.waiting || row.state === WorkState.shown;
  return documentOf(
    REVIEWER_DESK,
    row.title,
    `<header><h1>${titleOf(row)}</h1><a href="${REVIEWER_PATH}">${T.back}</a></header>
<p class="note">${T.kinds[row.kind]}　${safe(childNameOf(reviewed))}　${safe(reviewed.topicTitle)}　${T.states[row.state]}</p>
${alertOf(said)}
<section>${row.words === '' ? '' : `<p class="answer">${safe(row.words)}</p>`}${filesOf(reviewed)}</section>
${reportsOf(reviewed)}
${mayJudge ? formOf(reviewed) : `<p class="note">${T.done}</p>`}`,
  );
}

/** A route of the desk, which requires the reviewer's login. */
const addressOf = (id: number, key: string) => safe(`${REVIEWER_PATH}/work/${id}/file/${encodeURI(key)}`);

function filesOf({ row }: ReviewedWork): string {
  const { coverFile, files, id, isFilm } = row;
  const cover =
    coverFile == null
      ? ''
      : `<div class="sheet"><p>${T.cover}</p><img src="${addressOf(id, coverFile.url)}" alt="${T.cover}"></div>`;
  const shown = files.map(({ url }, index) =>
    isFilm
      ? `<video controls playsinline preload="metadata" src="${addressOf(id, url)}" aria-label="${T.film}"></video>`
      : `<div class="sheet"><img src="${addressOf(id, url)}" alt="${T.photo(index + 1)}"></div>`,
  );
  return `<div class="sheets">${cover}${shown.join('\n')}</div>`;
}

function reportsOf({ reports }: ReviewedWork): string {
  if (reports.length === 0) return '';
  const lines = reports.map(
    ({ reason, words }) => `<p class="answer">${T.reasons[reason]}　${safe(words)}</p>`,
  );
  return `<section><h2>${T.reports(reports.length)}</h2>${lines.join('\n')}</section>`;
}

const formOf = ({ row }: ReviewedWork): string => `<section>
<form method="post" action="${REVIEWER_PATH}/work/${row.id}">
<input type="hidden" name="round" value="${row.round}">
<label for="reason">${T.reason}</label><textarea id="reason" name="reason" maxlength="200"></textarea>
<div class="ends"><button class="main" name="end" value="show">${row.state === WorkState.shown ? T.keep : T.show}</button>
<button class="back" name="end" value="refuse">${T.refuse}</button></div>
</form></section>`;
