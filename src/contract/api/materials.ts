/** Learning materials (/learningMaterials, /learningTeachAid, /learningVideo). The paths are not shown (assumed). */
import { defineCalls } from '../define';
import type { materialsSchemas } from './materials.schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const materialsCalls = defineCalls<typeof materialsSchemas>()({
  getLearningMaterials: { ...entry, method: 'GET', path: '/v1/learning/materials' },
  getMaterialFiles: { ...entry, method: 'GET', path: '/v1/learning/files' },
  getLearningVideo: { ...entry, method: 'GET', path: '/v1/learning/video' },
});
