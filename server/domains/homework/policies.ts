import { owned } from '../../core/http/policy';
import { exercisePages } from './exercise-book/tables';
import { homework } from './tables';

export const ownHomework = owned(homework.userId);
export const ownPages = owned(exercisePages.userId);
