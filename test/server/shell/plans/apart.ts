/** Requests of the walk that are not JSON from the parent itself. */
import { allCalls } from '../../../../src/contract/registry';
import type { Backend } from '../../support/backend';
import { FORM_TYPE, formOf, sample } from '../../support/forms';
import type { InsideParent } from '../../support/people';
import { Visitor } from '../../support/visitor';

export async function askPartner(backend: Backend, { visitor, userId }: InsideParent): Promise<void> {
  const { data } = await visitor.ask('getServiceToken', { serviceName: 'learning-partner' });
  const partner = new Visitor(backend);
  partner.token = String(data.token);
  await partner.ask('getUpdateStatus', { user_id: userId });
}

export async function upload({ visitor }: InsideParent): Promise<void> {
  await visitor.raw({
    method: 'POST',
    url: allCalls.uploadFile.path,
    headers: { authorization: `Bearer ${visitor.token ?? ''}`, 'content-type': FORM_TYPE },
    payload: formOf({ bytes: sample.jpeg() }),
  });
}
