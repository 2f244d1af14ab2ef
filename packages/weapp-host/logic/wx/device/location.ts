import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, parameter } from '../methods';
import { requireScope } from '../open/settings';
import { requireDeclaration } from './declarations';

interface LocationOptions {
  type?: string;
  altitude?: boolean | string;
}

/** about a kilometre, as documented for the fuzzy location */
const FUZZY_DIGITS = 2;

function coordinateType(type: string | undefined): string {
  if (type !== undefined && type !== 'wgs84' && type !== 'gcj02') throw new WxError('invalid type');
  return type ?? 'wgs84';
}

async function getLocation(context: WxContext, { type, altitude }: LocationOptions): Promise<object> {
  requireDeclaration(context, 'getLocation');
  coordinateType(type);
  await requireScope(context, 'scope.userLocation');
  return {
    latitude: context.options.place.latitude,
    longitude: context.options.place.longitude,
    speed: -1,
    accuracy: 65,
    altitude: altitude === true || altitude === 'true' ? 10 : 0,
    verticalAccuracy: 65,
    horizontalAccuracy: 65,
    indoorLocationType: 0,
  };
}

async function getFuzzyLocation(context: WxContext, { type }: LocationOptions): Promise<object> {
  requireDeclaration(context, 'getFuzzyLocation');
  coordinateType(type);
  await requireScope(context, 'scope.userFuzzyLocation');
  const rough = (value: number): number => Number(value.toFixed(FUZZY_DIGITS));
  const { latitude, longitude } = context.options.place;
  return { latitude: rough(latitude), longitude: rough(longitude) };
}

/** The user chooses the configured place on the map. */
function choosePlace(context: WxContext, method: string): object {
  requireDeclaration(context, method);
  return { ...context.options.place };
}

function openLocation({ latitude, longitude }: { latitude?: unknown; longitude?: unknown }): void {
  parameter<number>(latitude, 'latitude', 'Number');
  parameter<number>(longitude, 'longitude', 'Number');
}

function scanCode(context: WxContext): object {
  const { scanned } = context.options;
  if (!scanned) throw new WxError('cancel');
  return { ...scanned, charSet: 'utf-8', rawData: '', path: '' };
}

export const locationMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, {
    getLocation: (options: LocationOptions) => getLocation(context, options),
    chooseLocation: () => choosePlace(context, 'chooseLocation'),
    openLocation,
    scanCode: () => scanCode(context),
    getFuzzyLocation: (options: LocationOptions) => getFuzzyLocation(context, options),
  });
