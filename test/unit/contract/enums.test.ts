import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PHONE_PATTERN } from '@/contract/account/values';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { bannerUserType, homeModuleUserType, SLOT, myClassSlots } from '@/contract/home/values';
import { MIN_APP_VERSION } from '@/contract/host';
import { StudentStatus } from '@/contract/profile/status';
import { AGES } from '@/contract/profile/values';

const CONTRACT = join(__dirname, '../../../src/contract');

/** Every enumeration of every domain: no other exports have names in Pascal case. */
const enumerations = readdirSync(CONTRACT)
  .map((domain) => join(CONTRACT, domain, 'values.ts'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.entries(require(file) as Record<string, unknown>))
  .filter(([name]) => /^[A-Z][a-z]/.test(name));

describe('user types', () => {
  it('of banner slots are tourist 3, unofficial 1, official 2', () => {
    expect(bannerUserType(StudentStatus.tourist)).toBe(3);
    expect(bannerUserType(StudentStatus.unofficial)).toBe(1);
    expect(bannerUserType(StudentStatus.official)).toBe(2);
  });

  it('of home modules are tourist 1, unofficial 3, official 2', () => {
    expect(homeModuleUserType(StudentStatus.tourist)).toBe(1);
    expect(homeModuleUserType(StudentStatus.unofficial)).toBe(3);
    expect(homeModuleUserType(StudentStatus.official)).toBe(2);
  });
});

describe('enumerations', () => {
  it('use no value twice', () => {
    expect(enumerations.length).toBeGreaterThan(50);
    for (const [name, values] of enumerations) {
      const all = Object.values(values as object);
      expect([name, new Set(all).size]).toEqual([name, all.length]);
    }
  });

  it('give every subject a code', () => {
    expect(Object.keys(SubjectCode).sort()).toEqual(Object.keys(Subject).sort());
  });
});

describe('constants', () => {
  it('list the ages 3 to 20 with the ids 0 to 17', () => {
    expect(AGES).toHaveLength(18);
    expect(AGES[0]).toEqual({ id: 0, age: 3 });
    expect(AGES[17]).toEqual({ id: 17, age: 20 });
  });

  it('take a phone of 1 to 14 digits only', () => {
    for (const phone of ['1', '13800000001', '12345678901234']) expect(PHONE_PATTERN.test(phone)).toBe(true);
    for (const phone of ['', '123456789012345', '138 0000', '+86138', '١٢٣', '1\n']) {
      expect(PHONE_PATTERN.test(phone)).toBe(false);
    }
  });

  it('write lowest versions as dotted numbers', () => {
    for (const { android, ios } of Object.values(MIN_APP_VERSION)) {
      expect(android).toMatch(/^\d+(\.\d+)*$/);
      expect(ios).toMatch(/^\d+(\.\d+)*$/);
    }
  });
});

describe('slot placements', () => {
  const ids = (node: object): number[] =>
    Object.values(node).flatMap((value: unknown) =>
      typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? ids(value) : [],
    );

  it('never share an id', () => {
    const all = ids(SLOT);
    expect(new Set(all).size).toBe(all.length);
  });

  it('have the ids that the specification shows', () => {
    expect(ids(SLOT)).toEqual(expect.arrayContaining([7182, 7183, 7184, 7185, 7186, 7187, 7188]));
  });

  it('of every page, and of every subject of my courses, are of the same kinds', () => {
    const { home, myClass, ...pages } = SLOT;
    const kinds = ['banner', 'text', 'image', 'floatButton', 'popup', 'bottomText'];
    expect(Object.keys(pages)).toEqual([
      'login',
      'babyShow',
      'straight',
      'classHour',
      'parentCenter',
      'courseReplay',
    ]);
    expect(Object.keys(myClass)).toEqual(['all', 'puzzle', 'eloquence', 'go', 'programming', 'magic']);
    for (const placements of [...Object.values(pages), ...Object.values(myClass)]) {
      expect(Object.keys(placements)).toEqual(kinds);
    }
    expect(home).toHaveProperty('floatButton', 7188);
  });

  it('of my courses follow the subject, and those of "all" serve the rest', () => {
    expect(myClassSlots(Subject.wandou)).toBe(SLOT.myClass.puzzle);
    expect(myClassSlots(Subject.weiqi)).toBe(SLOT.myClass.go);
    expect(myClassSlots(Subject.math)).toBe(SLOT.myClass.all);
    expect(myClassSlots(undefined)).toBe(SLOT.myClass.all);
  });
});
