import { materialsCalls } from '@/contract/materials/calls';
import type { TeachAidDetail } from '@/contract/materials/schema';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';

/** One aid; fails with not found. */
export async function askForAid({ api }: Pick<App, 'api'>, aidId: number): Promise<Result<TeachAidDetail>> {
  const answer = await api.call(materialsCalls.getTeachAid, { aidId });
  if (!answer.ok) return answer;
  return answer.value ? ok(answer.value) : NO_SUCH_AID;
}

const NO_SUCH_AID = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
