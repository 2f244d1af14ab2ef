/** The operator's calls about homework to correct and materials to judge. */
import { COLLECT_CODE } from '../../../src/contract/materials/values';
import type { Answered } from '../../../src/contract/questions/question.schema';
import { pageOf } from '../../core/db/page';
import { BusinessError, withCount } from '../../core/http/handler';
import { orNotFound } from '../../core/http/policy';
import { formatDateTime } from '../../core/time';
import { withUrls } from '../homework/answers';
import { correctByTeacher } from '../homework/by-teacher';
import { handedIn, handInOf, type ListedHandIn, type OpenedHandIn } from '../homework/handed-in';
import { judgeSubmission, lookAtSubmission } from '../materials/collect/judge';
import { sentMaterial, sentMaterials, type SentMaterial } from '../materials/collect/review';
import { checkAnswer, rightWordsOf, shownQuestion, wordsOf } from '../questions/engine';
import { plainText } from '../questions/plain-text';
import { withUrls as withFileUrls } from '../help/forms/answers';
import { fileAddresses } from './files';
import type { OperatorContext, OperatorHandlersOf } from './handler';
import { STAFF_MESSAGES } from './messages';

const cardOf = ({ childName, courseName, row }: ListedHandIn, round: number, handedInAt: Date | null) => ({
  ...{ homeworkId: row.id, childName, title: row.title, courseName, state: row.state, round },
  handedInAt: formatDateTime(handedInAt),
});

export async function handInFor(context: OperatorContext, homeworkId: number): Promise<OpenedHandIn> {
  const opened = orNotFound(await handInOf(context.db, homeworkId), STAFF_MESSAGES.unknown);
  context.concerns({ userId: opened.listed.row.userId, detail: { homeworkId, round: opened.round } });
  return opened;
}

type Heard = NonNullable<OpenedHandIn['before']>['voice'];

function beforeOf({ before }: OpenedHandIn, addressOf: (key: string) => string) {
  if (before === null) return null;
  const heard = (voice: Heard) =>
    voice === null ? null : { key: voice.url, seconds: voice.seconds, url: addressOf(voice.url) };
  return {
    ...{ words: before.words, stars: before.stars, voice: heard(before.voice) },
    items: before.items.map((item) => ({ ...item, voice: heard(item.voice) })),
  };
}

const answerTo = (answers: readonly Answered[], questionId: number) =>
  answers.find((one) => one.questionId === questionId)?.answer;

interface Submission {
  readonly requestId: number;
  readonly userId: number;
}

const sentOf = ({ childName, request, row }: SentMaterial) => ({
  ...{ requestId: row.requestId, userId: row.userId, childName },
  ...{ title: request.title, asker: request.asker, sentAt: formatDateTime(row.sentAt) },
});

async function judgeMaterial(context: OperatorContext, of: Submission, reason: string | null): Promise<null> {
  const { requestId, userId } = of;
  context.concerns({ userId, detail: { requestId, ...(reason === null ? {} : { reason }) } });
  const { clock, db } = context;
  orNotFound(await sentMaterial(db, of), STAFF_MESSAGES.unknown);
  if (await judgeSubmission({ db, clock, userId, requestId }, reason)) return null;
  throw new BusinessError(COLLECT_CODE.closed, STAFF_MESSAGES.judged);
}

export const teaching: OperatorHandlersOf<
  | 'listHandedIn'
  | 'getHandIn'
  | 'correctHomework'
  | 'listSentMaterials'
  | 'openSentMaterial'
  | 'acceptMaterial'
  | 'sendBackMaterial'
> = {
  async listHandedIn(asked, { db }) {
    const { rows, total } = await pageOf((paging) => handedIn(db, paging), asked);
    return withCount(
      rows.map((listed) => cardOf(listed, listed.row.round, listed.row.handedInAt)),
      total,
    );
  },

  async getHandIn({ homeworkId }, context) {
    const opened = await handInFor(context, homeworkId);
    const { answers, handedInAt, listed, questions, round } = opened;
    const addressOf = fileAddresses(context);
    return {
      ...cardOf(listed, round, handedInAt),
      task: listed.row.task,
      questions: questions.map((question) => ({
        question: {
          ...shownQuestion(context, question, { isRequired: question.isRequired }),
          stem: plainText(question.stem),
        },
        isRequired: question.isRequired,
        checked: checkAnswer(question, answerTo(answers, question.id)),
        givenWords: wordsOf(question, answerTo(answers, question.id)),
        rightWords: rightWordsOf(question),
      })),
      answers: withUrls(answers, addressOf),
      before: beforeOf(opened, addressOf),
    };
  },

  async correctHomework({ homeworkId, ...correction }, context) {
    const { listed } = await handInFor(context, homeworkId);
    const { isHandedBack, stars } = correction;
    context.concerns({ detail: { round: correction.round, stars, isHandedBack } });
    await correctByTeacher(context, listed, correction);
    return null;
  },

  async listSentMaterials(asked, { db }) {
    const { rows, total } = await pageOf((paging) => sentMaterials(db, paging), asked);
    return withCount(rows.map(sentOf), total);
  },

  async openSentMaterial({ requestId, userId }, context) {
    const { clock, db } = context;
    context.concerns({ userId, detail: { requestId } });
    await lookAtSubmission({ db, clock, userId, requestId });
    const sent = orNotFound(await sentMaterial(db, { requestId, userId }), STAFF_MESSAGES.unknown);
    return {
      ...sentOf(sent),
      sections: [...sent.request.sections],
      answers: withFileUrls(sent.row.answers, fileAddresses(context)),
    };
  },

  acceptMaterial: (of, context) => judgeMaterial(context, of, null),
  sendBackMaterial: ({ reason, ...of }, context) => judgeMaterial(context, of, reason),
};
