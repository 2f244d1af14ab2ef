import { SubjectCode } from '../../../src/contract/courses/values';
import type { Db } from '../../core/db/types';
import { HOUR_CATEGORY_NAMES } from './messages';
import { hourCategories, HourCategoryCode } from './tables';

const CATEGORIES = [
  { code: HourCategoryCode.graphical, name: HOUR_CATEGORY_NAMES.graphical, isRecorded: false },
  { code: HourCategoryCode.oneToOne, name: HOUR_CATEGORY_NAMES.oneToOne, isRecorded: false },
  { code: HourCategoryCode.recorded, name: HOUR_CATEGORY_NAMES.recorded, isRecorded: true },
];

export async function seedHourCategories(db: Db): Promise<void> {
  await db
    .insert(hourCategories)
    .values(CATEGORIES.map((category) => ({ ...category, brandCode: SubjectCode.biancheng })));
}
