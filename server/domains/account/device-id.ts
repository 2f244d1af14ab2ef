import { HEADER } from '../../../src/contract/wire';
import type { CallContext } from '../../core/http/handler';

/** Native apps send their device id; a browser generates one and stores it. Header names are lower-case here. */
const DEVICE_ID_HEADERS: readonly string[] = [HEADER.appDeviceId.toLowerCase(), HEADER.deviceId];

const SANE = /^[\w.:-]{6,128}$/;

export function deviceIdOf(headers: CallContext['headers']): string | null {
  const given = DEVICE_ID_HEADERS.map((name) => headers[name]).find((value) => value !== undefined);
  return given !== undefined && SANE.test(given) ? given : null;
}
