import { eventPair, type WxContext, type WxMethods } from '../context';
import { asyncMethods, perContext } from '../methods';

/** Sensors by the name in wx.start…, wx.stop… and wx.on…Change. */
const SENSORS = { Accelerometer: 'accelerometer', Compass: 'compass' } as const;

const running = perContext(() => new Set<string>());

/** Sends current values to listeners of running sensors. */
export function measure(context: WxContext, sensor: string): void {
  const value = context.options.sensors[sensor as keyof WxContext['options']['sensors']];
  if (running(context).has(sensor)) context.events.emit(`sensor.${sensor}`, { ...value });
}

/** Accelerometer and compass: report when started, and whenever the tester changes them. */
export const sensorMethods = (context: WxContext): WxMethods =>
  Object.fromEntries(
    Object.entries(SENSORS).flatMap(([name, sensor]) => [
      ...Object.entries(eventPair(context, `${name}Change`, `sensor.${sensor}`)),
      ...Object.entries(
        asyncMethods(context, {
          [`start${name}`]: () => {
            running(context).add(sensor);
            void Promise.resolve().then(() => measure(context, sensor));
          },
          [`stop${name}`]: () => void running(context).delete(sensor),
        }),
      ),
    ]),
  );
