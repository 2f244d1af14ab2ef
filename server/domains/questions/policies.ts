import { owned } from '../../core/http/policy';
import { wrongQuestions } from './wrong-questions/tables';

export const ownWrongQuestions = owned(wrongQuestions.userId);
