/** The devices of an account (/deviceManage). */
import { Type as T } from '@sinclair/typebox';
import { dateTime, integer, list, nothingAsked, nothingTold, text } from './primitives.schema';

export const DeviceSchema = T.Object({
  /** Names the device to its own account alone; not the id that the device sends. */
  deviceKey: T.String({ minLength: 43, maxLength: 43 }),
  /** Model, or system and browser; '' when it never said. */
  name: text(64),
  /** Asks right now. */
  isCurrent: T.Boolean(),
  /** false: it was logged out and still counts against the limit. */
  isLoggedIn: T.Boolean(),
  firstSeenAt: dateTime(),
  lastSeenAt: dateTime(),
});

export const devicesSchemas = {
  /** Last seen first. `limit`: how many may log in by password. */
  listDevices: {
    request: nothingAsked(),
    response: T.Object({ limit: integer(), devices: list(DeviceSchema, 1000) }),
  },
  removeDevice: {
    request: T.Object({ deviceKey: T.String({ minLength: 43, maxLength: 43, pattern: '^[\\w-]+$' }) }),
    response: nothingTold(),
  },
};
