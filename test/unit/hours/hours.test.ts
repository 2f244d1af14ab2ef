import { SubjectCode } from '@/contract/courses/values';
import type { HourCategory } from '@/contract/hours/schema';
import { addUp, brandPairs, brandSums, needsCategories } from '@/features/hours/sums';

const categories: HourCategory[] = [
  { code: 1, name: '一对一', isRecorded: false },
  { code: 2, name: '录播', isRecorded: true },
];

const NO_HOURS = { live: 0, gifted: 0, recorded: 0 };

describe('the hours of a brand', () => {
  test('live hours are small and large live, bought and gifted', () => {
    const hours = {
      brandCode: SubjectCode.wandou,
      smallLive: { baseHours: 20, giveHours: 2 },
      largeLive: { baseHours: 5, giveHours: 1 },
      record: { baseHours: 8, giveHours: 4 },
    };
    expect(brandSums(hours, [])).toEqual({ live: 28, gifted: 3, recorded: 12 });
  });

  test('a brand without a group has none of its hours', () => {
    expect(brandSums({ brandCode: SubjectCode.yuwen }, [])).toEqual(NO_HOURS);
  });

  test('entries of the programming brand count by their category, and those without one as live', () => {
    const hours = {
      brandCode: SubjectCode.biancheng,
      userHours: [
        { userHourType: 1, baseHours: 10, giveHours: 1.5 },
        { userHourType: 2, baseHours: 6, giveHours: 1 },
        { userHourType: 99, baseHours: 3, giveHours: 1 },
      ],
    };
    expect(brandSums(hours, categories)).toEqual({ live: 15.5, gifted: 2.5, recorded: 7 });
    expect(brandPairs(hours, categories).unnamed).toBe(4);
  });

  test('only the programming brand asks for categories', () => {
    expect(Object.values(SubjectCode).filter(needsCategories)).toEqual([SubjectCode.biancheng]);
  });

  test('several brands add up without rounding errors', () => {
    expect(
      addUp([
        { live: 0.1, gifted: 0.1, recorded: 1 },
        { live: 0.2, gifted: 0.2, recorded: 2 },
      ]),
    ).toEqual({
      live: 0.3,
      gifted: 0.3,
      recorded: 3,
    });
    expect(addUp([])).toEqual(NO_HOURS);
  });
});
