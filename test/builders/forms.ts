/** Forms of the server: surveys and material requests. */
import type { FormField } from '../../src/contract/help/form.schema';
import { storeSurvey, type NewSurvey } from '../../server/domains/help/surveys/store';
import { storeMaterialRequest, type NewRequest } from '../../server/domains/materials/collect/store';
import { addDays } from '../../server/core/time';
import { section } from './form-fields';
import type { TestContext } from './test-context';

let made = 0;

export function aSurvey(
  { db }: TestContext,
  fields: FormField[],
  more: Partial<NewSurvey> = {},
): Promise<number> {
  made += 1;
  return storeSurvey(db, { code: `survey-${made}`, title: '问卷', sections: [section(...fields)], ...more });
}

/** Default: for every parent, without an end. */
export function aMaterialRequest(
  { db, clock }: TestContext,
  fields: FormField[],
  more: Partial<NewRequest> = {},
): Promise<number> {
  return storeMaterialRequest(db, {
    ...{ title: '征集', asker: '木子老师', words: '请分享', wanted: ['一张照片'] },
    ...{ sections: [section(...fields)], askedAt: addDays(clock.now(), -1) },
    ...more,
  });
}
