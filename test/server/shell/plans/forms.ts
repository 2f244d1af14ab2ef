/** Requests about surveys and requested materials for the walk through all calls. */
import { field } from '../../../builders/form-fields';
import { aMaterialRequest, aSurvey } from '../../../builders/forms';
import type { Backend } from '../../support/backend';

const FIELDS = [field('text', 'words')];
const submissionId = 'ab'.repeat(16);

export function formRequests({ services }: Backend) {
  let request: Promise<number> | undefined;
  const asked = async () => ({ id: await (request ??= aMaterialRequest(services, FIELDS)) });
  const survey = async () => ({ id: await aSurvey(services, FIELDS) });
  return {
    getSurvey: survey,
    submitMaterial: async () => ({ ...(await asked()), submissionId, hasConsented: true, answers: [] }),
    submitSurvey: async () => ({ ...(await survey()), submissionId, answers: [] }),
    takeBackMaterial: asked,
  };
}
