import type { WxContext, WxMethods } from '../context';
import { deviceStateMethods } from './device-state';
import { locationMethods } from './location';
import { phoneBookMethods } from './phone-book';
import { sensorMethods } from './sensors';
import { systemInfoMethods } from './system-info';

/** Device methods of wx: information, sensors, location, actions. */
export const deviceMethods = (context: WxContext): WxMethods => ({
  ...systemInfoMethods(context),
  ...deviceStateMethods(context),
  ...phoneBookMethods(context),
  ...locationMethods(context),
  ...sensorMethods(context),
});
