import { and, eq, sql } from 'drizzle-orm';
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import { routes } from '../../../../src/contract/routes';
import type { FormAnswer } from '../../../../src/contract/help/form.schema';
import type { Db } from '../../../../server/core/db/types';
import { storeSurvey } from '../../../../server/domains/help/surveys/store';
import { judgeSubmission } from '../../../../server/domains/materials/collect/judge';
import { storeMaterialRequest } from '../../../../server/domains/materials/collect/store';
import { materialSubmissions } from '../../../../server/domains/materials/collect/tables';
import { inboxMessages } from '../../../../server/domains/messages/tables';
import { addDays, type Clock } from '../../../../server/core/time';
import { pictureKey } from '../../pictures/catalogue';
import { BOOK, CHESS, REQUESTS, type DemoRequest } from './requests';
import { SURVEYS } from './surveys';

/** Age in days of the demo's submissions and inbox messages. */
const DAYS_AGO = 3;

/** Surveys and requests for all parents; `sender` has answered two requests and has inbox messages linking to all of them. */
export async function seedForms(db: Db, clock: Clock, sender: number | undefined): Promise<void> {
  const surveyIds: number[] = [];
  for (const survey of SURVEYS) surveyIds.push(await storeSurvey(db, survey));
  const requestIds = new Map<DemoRequest, number>();
  for (const request of REQUESTS) requestIds.set(request, await storeRequest(db, clock, request));
  if (sender === undefined) return;
  await sendFor({ db, clock, userId: sender, requestId: requestIds.get(BOOK) ?? 0 }, bookAnswers());
  const chess = { db, clock, userId: sender, requestId: requestIds.get(CHESS) ?? 0 };
  await sendFor(chess, CHESS_ANSWERS);
  await judgeSubmission(chess, '没有看到对弈的视频，可以再补一段吗？');
  // The messages about them are old: mark them as read.
  await db.update(inboxMessages).set({ readAt: clock.now() }).where(leadsTo(sender, chess.requestId));
  const [surveyId = 0] = surveyIds;
  await db
    .insert(inboxMessages)
    .values([letter(sender, clock, surveyLetter(surveyId)), letter(sender, clock, COLLECT_LETTER)]);
}

const leadsTo = (userId: number, requestId: number) =>
  and(
    eq(inboxMessages.userId, userId),
    eq(sql`${inboxMessages.target} ->> 'url'`, `${routes.materialSubmit.path}?id=${requestId}`),
  );

export function storeRequest(
  db: Db,
  clock: Clock,
  { endsInDays, ...request }: DemoRequest,
  userIds: number[] = [],
): Promise<number> {
  const now = clock.now();
  const endsAt = endsInDays === undefined ? null : addDays(now, endsInDays);
  return storeMaterialRequest(db, { ...request, userIds, endsAt, askedAt: addDays(endsAt ?? now, -40) });
}

interface Sending {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
  readonly requestId: number;
}

/** Same row as a submission from the app. */
export async function sendFor(
  { db, clock, userId, requestId }: Sending,
  answers: readonly FormAnswer[],
): Promise<void> {
  const sentAt = addDays(clock.now(), -DAYS_AGO);
  const submissionId = String(requestId).padStart(32, '0');
  await db
    .insert(materialSubmissions)
    .values({ userId, requestId, submissionId, state: 'submitted', answers, consentedAt: sentAt, sentAt });
}

/** A drawing instead of a photo. */
export const bookAnswers = (): FormAnswer[] => [
  {
    key: 'pages',
    answer: {
      kind: 'files',
      files: [
        {
          id: 'demo-page',
          url: pictureKey.cover('wandou', 'room'),
          name: '练习册.jpg',
          bytes: 2000,
          seconds: 0,
        },
      ],
    },
  },
  { key: 'how', answer: { kind: 'text', text: '先把两行凑成十，再数剩下的，就不用一个一个数了。' } },
];

export const CHESS_ANSWERS: readonly FormAnswer[] = [
  { key: 'played', answer: { kind: 'text', text: '2026-10-03' } },
  { key: 'who', answer: { kind: 'choices', choices: ['o1'] } },
  { key: 'story', answer: { kind: 'text', text: '孩子第一次自己想到了征子。' } },
];

interface Letter {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly text: string;
}

export const surveyLetter = (id: number): Letter => ({
  title: '邀请您填写问卷',
  body: '想听听您和孩子对课程的感受，只需要两分钟。',
  url: `${routes.survey.path}?id=${id}`,
  text: '去填写',
});

export const COLLECT_LETTER: Letter = {
  title: '老师正在征集素材',
  body: '老师想听听孩子的声音，看看孩子的作品，欢迎和孩子一起参加。',
  url: routes.materialList.path,
  text: '去看看',
};

/** A read inbox message some days old, so that the unread count does not change. */
function letter(userId: number, clock: Clock, { title, body, url, text }: Letter) {
  const sentAt = addDays(clock.now(), -DAYS_AGO);
  const target = { redirectType: RedirectType.innerPage, url, text };
  return { userId, kind: MessageKind.activity, title, body, target, sentAt, readAt: sentAt };
}
