/** Wrong questions in the contract's format. */
import type { wrongQuestions } from '../../questions/wrong-questions/tables';
import type { knowledgePoints } from '../../questions/knowledge/tables';
import type { CallContext } from '../../../core/http/handler';
import { pictureUrl } from '../../../core/http/file-url';
import { formatDateTime } from '../../../core/time';

interface Row {
  readonly question: typeof wrongQuestions.$inferSelect;
  readonly knowledge: typeof knowledgePoints.$inferSelect;
}

export const toQuestion = ({ question, knowledge }: Row, context: CallContext) => ({
  id: question.id,
  subject: knowledge.subject,
  knowledgeId: knowledge.id,
  knowledge: knowledge.name,
  stem: question.stem,
  ...(question.picture === '' ? {} : { picture: pictureUrl(context, question.picture) }),
  options: [...question.options],
  childAnswer: question.childAnswer,
  rightAnswer: question.rightAnswer,
  analysis: question.analysis,
  source: question.source,
  wrongAt: formatDateTime(question.wrongAt),
  wrongTimes: question.wrongTimes,
  isMastered: question.masteredAt !== null,
});
