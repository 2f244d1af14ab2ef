/** Materials asked for: no first screen asks for them. */
import { defineCalls } from '../define';
import { shapes } from '../generated/materials/later-calls';
import type { collectSchemas } from './collect.schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const materialsLaterCalls = defineCalls<typeof collectSchemas>(shapes)({
  listMaterialRequests: { ...entry, method: 'GET', path: '/v1/material/list' },
  getMaterialRequest: { ...entry, method: 'GET', path: '/v1/material/detail' },
  submitMaterial: { ...entry, method: 'POST', path: '/v1/material/submit' },
  takeBackMaterial: { ...entry, method: 'POST', path: '/v1/material/takeBack' },
});
