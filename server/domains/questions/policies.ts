import { owned } from '../../core/http/policy';
import { wrongQuestions } from './wrong-questions/tables';

/** A child's wrong questions are its own. */
export const ownWrongQuestions = owned(wrongQuestions.userId);
