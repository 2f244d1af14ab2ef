import { PICTURE_PATH } from '../../../src/contract/staff/values';
import type { Backend } from '../support/backend';
import { sample } from '../support/forms';
import type { Colleague } from './colleague';

/** Its key. */
export async function uploadedBy({ token }: Colleague, { app }: Backend): Promise<string> {
  const answer = await app.inject({
    ...{ method: 'POST', url: PICTURE_PATH, payload: sample.png() },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
  });
  return answer.json<{ data: { key: string } }>().data.key;
}
