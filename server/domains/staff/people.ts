/** The operator's calls about parents: nothing of their content, a phone only for a reason. */
import { routes } from '../../../src/contract/routes';
import { pageOf } from '../../core/db/page';
import { publicOrigin } from '../../core/http/file-url';
import { badInput, reasonOf, withCount } from '../../core/http/handler';
import { badFieldMessage } from '../../core/http/messages';
import { orNotFound } from '../../core/http/policy';
import { formatDate } from '../../core/time';
import { knownDevices, namedDevice } from '../account/device-handlers';
import { removeDevice } from '../account/devices';
import { forgetFailures } from '../account/login';
import { personOf, personWithPhone, wholePhoneOf, type Person } from '../account/people';
import { newFamilies, newFamily } from '../activities/newcomers/families';
import { issueEntranceLink } from '../activities/newcomers/links';
import type { OperatorContext, OperatorHandlersOf } from './handler';
import { STAFF_MESSAGES } from './messages';

const shown = ({
  areaCode,
  kidName,
  parentName,
  phoneMask,
  registeredAt,
  studentStatus,
  userId,
}: Person) => ({
  ...{ userId, phoneMask, areaCode, kidName, parentName, studentStatus },
  registeredOn: formatDate(registeredAt),
});

async function personFor(context: OperatorContext, userId: number): Promise<Person> {
  const person = orNotFound(await personOf(context.db, userId), STAFF_MESSAGES.unknownPerson);
  context.concerns({ userId });
  return person;
}

/** The parent whose thing is shown or changed for a reason, which the audit keeps. */
async function personForReason(context: OperatorContext, userId: number, given: string): Promise<Person> {
  const reason = reasonOf(given);
  const person = await personFor(context, userId);
  context.concerns({ detail: { reason } });
  return person;
}

export interface AskedPerson {
  readonly userId?: number;
  readonly areaCode?: string;
  readonly phone?: string;
}

/** None or one; the audit has whom. */
export async function personAsked(
  context: OperatorContext,
  { areaCode, phone, userId }: AskedPerson,
): Promise<Person | undefined> {
  if (userId === undefined && phone === undefined)
    throw badInput('userId', badFieldMessage('userId', 'required'));
  const person =
    userId === undefined
      ? await personWithPhone(context, areaCode ?? '86', phone ?? '')
      : await personOf(context.db, userId);
  const by = userId === undefined ? 'phone' : 'id';
  context.concerns({
    ...(person && { userId: person.userId }),
    detail: { by, found: person !== undefined },
  });
  return person;
}

export const people: OperatorHandlersOf<
  | 'findPerson'
  | 'showPhone'
  | 'unlockPerson'
  | 'listPersonDevices'
  | 'removePersonDevice'
  | 'listNewcomers'
  | 'makeEntranceLink'
> = {
  async findPerson(asked, context) {
    const person = await personAsked(context, asked);
    return person === undefined ? [] : [shown(person)];
  },

  async showPhone({ reason, userId }, context) {
    return wholePhoneOf(context, await personForReason(context, userId, reason));
  },

  async unlockPerson({ reason, userId }, context) {
    const { phoneLookup } = await personForReason(context, userId, reason);
    await forgetFailures(context.db, phoneLookup);
    return null;
  },

  async listPersonDevices({ userId }, context) {
    const { accountId } = await personFor(context, userId);
    return (await knownDevices(context, accountId)).map(({ row: _row, ...device }) => device);
  },

  async removePersonDevice({ deviceKey, reason, userId }, context) {
    const { accountId } = await personForReason(context, userId, reason);
    const { deviceId, name } = await namedDevice(context, accountId, deviceKey);
    context.concerns({ detail: { device: name } });
    await removeDevice(context, accountId, deviceId);
    return null;
  },

  async listNewcomers(asked, { db }) {
    const { rows, total } = await pageOf((paging) => newFamilies(db, paging), asked);
    return withCount(rows.map(shown), total);
  },

  async makeEntranceLink({ userId }, context) {
    const { accountId } = orNotFound(await newFamily(context.db, userId), STAFF_MESSAGES.unknownPerson);
    context.concerns({ userId });
    const code = await issueEntranceLink(context, accountId);
    return { link: `${publicOrigin(context)}${routes.freshmanAuthLogin.path}?code=${code}` };
  },
};
