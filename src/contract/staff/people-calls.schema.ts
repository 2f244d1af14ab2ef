/** Parents, for support. */
import { Type as T } from '@sinclair/typebox';
import { areaCode, date, filled, id, list, oneOf, text, typed } from '../primitives.schema';
import { StudentStatus } from '../profile/status';
import { operatorCall } from './define';
import { REASON_LENGTH, StaffRole } from './values';

const roles = [StaffRole.support];

const PersonSchema = T.Object({
  userId: id(),
  /** '138****0001'. */
  phoneMask: text(32),
  areaCode: areaCode(),
  kidName: text(64),
  parentName: text(64),
  studentStatus: oneOf(StudentStatus),
  registeredOn: date(),
});

export const peopleCalls = {
  findPerson: operatorCall({
    // A phone belongs in no address, which logs and histories keep.
    method: 'POST',
    path: '/operator/people/find',
    summary: 'By user id or by the whole phone; none or one.',
    roles,
    audited: true,
    request: T.Union([T.Object({ userId: id() }), T.Object({ areaCode: areaCode(), phone: filled(40) })]),
    response: list(PersonSchema, 1),
  }),
  showPhone: operatorCall({
    method: 'POST',
    path: '/operator/people/phone',
    summary: 'One parent’s phone, for a reason that the audit keeps.',
    roles,
    audited: true,
    request: T.Object({ userId: id(), reason: typed(REASON_LENGTH.max) }),
    response: T.Object({ areaCode: areaCode(), phone: filled(40) }),
  }),
} as const;
