/** Learning materials, teaching aids, wrong questions, material requests. */
import { defineCalls } from '../define';
import { shapes } from '../generated/materials/calls';
import type { materialsSchemas } from './schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const materialsCalls = defineCalls<typeof materialsSchemas>(shapes)({
  getLearningMaterials: { ...entry, method: 'GET', path: '/v1/learning/materials' },
  getMaterialFiles: { ...entry, method: 'GET', path: '/v1/learning/files' },
  getLearningVideo: { ...entry, method: 'GET', path: '/v1/learning/video' },
  listTeachAids: { ...entry, method: 'GET', path: '/v1/learning/teachAids' },
  getTeachAid: { ...entry, method: 'GET', path: '/v1/learning/teachAid' },
  getWrongQuestionGroups: { ...entry, method: 'GET', path: '/v1/wrong-question/groups' },
  getWrongQuestions: { ...entry, method: 'GET', path: '/v1/wrong-question/list' },
  getWrongQuestion: { ...entry, method: 'GET', path: '/v1/wrong-question/detail' },
  masterWrongQuestion: { ...entry, method: 'POST', path: '/v1/wrong-question/master' },
  listMaterialRequests: { ...entry, method: 'GET', path: '/v1/material/list' },
  getMaterialRequest: { ...entry, method: 'GET', path: '/v1/material/detail' },
  submitMaterial: { ...entry, method: 'POST', path: '/v1/material/submit' },
  takeBackMaterial: { ...entry, method: 'POST', path: '/v1/material/takeBack' },
});
