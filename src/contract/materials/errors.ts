import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { materialsCalls } from './calls';

export const materialsErrors = {
  getWrongQuestionGroups: { [BACKEND_CODE.forbidden]: 'the collection is not open to this parent' },
  getWrongQuestions: { [BACKEND_CODE.forbidden]: 'the collection is not open to this parent' },
  masterWrongQuestion: { [BACKEND_CODE.forbidden]: 'the collection is not open to this parent' },
  getLearningMaterials: { [BACKEND_CODE.forbidden]: 'official students only' },
  getMaterialFiles: { [BACKEND_CODE.forbidden]: 'official students only' },
  getLearningVideo: {
    [BACKEND_CODE.forbidden]: 'official students only',
    [BACKEND_CODE.notFound]: 'there is no such film of the subjects that they study',
  },
} as const satisfies DocumentedErrors<typeof materialsCalls>;
