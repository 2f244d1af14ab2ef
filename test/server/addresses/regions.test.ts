import { placesBelow, regionOf } from '../../../server/domains/addresses/regions/tree';
import { REGION_ROOT, regionText } from '../../../src/contract/addresses/values';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

const namesBelow = (id: number) => placesBelow(id).map(({ name }) => name);

describe('Places', () => {
  it('begin with the 34 provinces', () => {
    expect(namesBelow(REGION_ROOT)).toHaveLength(34);
    expect(namesBelow(REGION_ROOT).slice(0, 2)).toEqual(['北京市', '天津市']);
  });

  it('have a municipality and a special region as their own city', () => {
    expect(namesBelow(110000)).toEqual(['北京市']);
    expect(namesBelow(110100)).toContain('海淀区');
    expect(namesBelow(500100)).toHaveLength(38);
    expect(namesBelow(810000)).toEqual(['香港特别行政区']);
  });

  it('have a county directly under its province as a city without districts', () => {
    expect(namesBelow(410000)).toContain('济源市');
    expect(namesBelow(410000).join()).not.toContain('直辖');
    expect(namesBelow(440300)).not.toContain('市辖区');
    expect(namesBelow(419001)).toEqual([]);
  });

  it('have every id once, and no name that is empty', () => {
    const ids: number[] = [];
    const walk = (id: number): void =>
      placesBelow(id).forEach((place) => {
        ids.push(place.id);
        expect(place.name).not.toBe('');
        walk(place.id);
      });
    walk(REGION_ROOT);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(3000);
  });

  it('are named only where they contain each other and nothing is left out', () => {
    const text = (provinceId: number, cityId: number, areaId: number) => {
      const region = regionOf({ provinceId, cityId, areaId });
      return region && regionText(region);
    };
    expect(text(440000, 440300, 440305)).toBe('广东省 深圳市 南山区');
    expect(text(110000, 110100, 110108)).toBe('北京市 海淀区');
    expect(text(410000, 419001, 0)).toBe('河南省 济源市');
    expect(text(710000, 0, 0)).toBe('台湾省');
    const wrong: readonly (readonly [number, number, number])[] = [
      [440000, 440300, 0],
      [440000, 0, 0],
      [440000, 110100, 110108],
      [710000, 0, 5],
      [0, 0, 0],
    ];
    for (const ids of wrong) {
      expect(text(...ids)).toBeNull();
    }
  });
});

describe('The call for one level', () => {
  let backend: Backend;
  let visitor: Visitor;
  beforeAll(async () => {
    backend = await startBackend();
    visitor = new Visitor(backend);
  });
  afterAll(() => backend.stop());

  it('answers everybody, and says where a level is the last one', async () => {
    const { data } = await visitor.ask('getRegionList', { parentId: 0 });
    expect(data).toContainEqual({ regionId: 440000, name: '广东省', isLast: false });
    expect(data).toContainEqual({ regionId: 710000, name: '台湾省', isLast: true });
  });

  it('has nothing below what is no place', async () => {
    expect((await visitor.ask('getRegionList', { parentId: 42 })).data).toEqual([]);
    expect(await visitor.ask('getRegionList', { parentId: -1 })).toMatchObject({ status: 400 });
  });
});
