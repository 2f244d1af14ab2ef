import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { materialsCalls } from './calls';
import { materialsRoutes } from './routes';
import { materialsSchemas } from './schema';
import { COLLECT_CODE } from './values';

const materialsErrors = {
  getWrongQuestionGroups: { [BACKEND_CODE.forbidden]: 'the collection is not open to this parent' },
  getWrongQuestions: { [BACKEND_CODE.forbidden]: 'the collection is not open to this parent' },
  getWrongQuestion: { [BACKEND_CODE.notFound]: 'it is not in the collection of this child' },
  masterWrongQuestion: { [BACKEND_CODE.forbidden]: 'the collection is not open to this parent' },
  getLearningMaterials: { [BACKEND_CODE.forbidden]: 'official students only' },
  getMaterialFiles: { [BACKEND_CODE.forbidden]: 'official students only' },
  getLearningVideo: {
    [BACKEND_CODE.forbidden]: 'official students only',
    [BACKEND_CODE.notFound]: 'there is no such film of the subjects that they study',
  },
  getMaterialRequest: { [BACKEND_CODE.notFound]: 'there is no such request to this parent' },
  submitMaterial: {
    [BACKEND_CODE.notFound]: 'there is no such request to this parent',
    [BACKEND_CODE.badInput]:
      'something required is missing, an answer does not fit its field, a file is not theirs, or the consent is missing',
    [COLLECT_CODE.over]: 'its time is over',
    [COLLECT_CODE.closed]: 'sent before and not sent back, or accepted',
  },
  takeBackMaterial: {
    [BACKEND_CODE.notFound]: 'there is no such request to this parent, or nothing was sent',
    [COLLECT_CODE.lookedAt]: 'a teacher has opened it',
  },
} as const satisfies DocumentedErrors<typeof materialsCalls>;

export const materials = {
  routes: materialsRoutes,
  calls: materialsCalls,
  schemas: materialsSchemas,
  errors: materialsErrors,
};
