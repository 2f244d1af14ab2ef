import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods } from '../methods';
import { requireScope } from '../open/settings';
import { requireDeclaration } from './declarations';

interface LocationOptions {
  type?: string;
  altitude?: boolean | string;
}

/** Where the phone is: the place of WeChat's own examples (the T.I.T. park in Guangzhou). */
const PLACE = { latitude: 23.10229, longitude: 113.3345211 };
/** about a kilometre, as the fuzzy location is documented */
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
    ...PLACE,
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
  return { latitude: rough(PLACE.latitude), longitude: rough(PLACE.longitude) };
}

export const locationMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, {
    getLocation: (options: LocationOptions) => getLocation(context, options),
    getFuzzyLocation: (options: LocationOptions) => getFuzzyLocation(context, options),
  });
