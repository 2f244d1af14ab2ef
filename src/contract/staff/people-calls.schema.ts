/** Parents, for support. */
import { Type as T } from '@sinclair/typebox';
import { areaCode, date, dateTime, filled, id, list, noData, oneOf, text, typed } from '../primitives.schema';
import { StudentStatus } from '../profile/status';
import { operatorCall } from './define';
import { paging } from './staff-calls.schema';
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

const DeviceSchema = T.Object({
  /** Not the device's own id. */
  deviceKey: filled(64),
  name: text(64),
  isLoggedIn: T.Boolean(),
  firstSeenAt: dateTime(),
  lastSeenAt: dateTime(),
});

export const peopleCalls = {
  findPerson: operatorCall({
    // A phone belongs in no address, which logs and histories keep.
    method: 'POST',
    path: '/operator/people/find',
    summary: 'By user id, or by area code and the whole phone; none or one.',
    roles,
    audited: true,
    request: T.Object({
      userId: T.Optional(id()),
      areaCode: T.Optional(areaCode()),
      phone: T.Optional(filled(40)),
    }),
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
  unlockPerson: operatorCall({
    method: 'POST',
    path: '/operator/people/unlock',
    summary: 'Forgets wrong passwords, so that the parent may try again at once.',
    roles,
    audited: true,
    request: T.Object({ userId: id(), reason: typed(REASON_LENGTH.max) }),
    response: noData(),
  }),
  listPersonDevices: operatorCall({
    method: 'GET',
    path: '/operator/people/devices',
    summary: 'The devices of a parent, last seen first.',
    roles,
    audited: true,
    request: T.Object({ userId: id() }),
    response: list(DeviceSchema, 1000),
  }),
  removePersonDevice: operatorCall({
    method: 'POST',
    path: '/operator/people/devices/remove',
    summary: 'Frees the device’s place and ends its sessions.',
    roles,
    audited: true,
    request: T.Object({ userId: id(), deviceKey: filled(64), reason: typed(REASON_LENGTH.max) }),
    response: noData(),
  }),
  listNewcomers: operatorCall({
    method: 'GET',
    path: '/operator/newcomers',
    summary: 'New families and those without a purchase, newest first.',
    roles,
    audited: false,
    request: T.Object(paging),
    response: list(PersonSchema, 100),
  }),
  makeEntranceLink: operatorCall({
    method: 'POST',
    path: '/operator/newcomers/link',
    summary: 'A new link that logs this family in once; the one before is void. Shown this once.',
    roles,
    audited: true,
    request: T.Object({ userId: id() }),
    response: T.Object({ link: filled(512) }),
  }),
} as const;
