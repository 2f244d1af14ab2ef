import { ConfigTypeCode, ConfigurationName } from '../../../src/contract/configuration/values';
import { Subject, SubjectCode, type SubjectName } from '../../../src/contract/courses/values';
import type { HourDialog } from '../../../src/contract/hours/schema';
import type { Db } from '../../core/db/types';
import { CONFIGURATION_MESSAGES, SUBJECT_TEXTS } from './messages';
import { configurations, upgradeConfigs } from './tables';
import { STATIC_FILE, type ConfigurationsResponse } from './values';

/** Subjects with their own tab in "my courses", in the order of their numbers, as everywhere; the app adds "all". */
const TABBED: readonly SubjectName[] = ['wandou', 'yuwen', 'biancheng', 'weiqi', 'moli'];

/** Configuration that every installation needs. */
export async function seedConfiguration(db: Db): Promise<void> {
  const subjects: ConfigurationsResponse['parent_subject_list'] = TABBED.map((name) => ({
    name: SUBJECT_TEXTS[name],
    brandCode: SubjectCode[name],
    status: 1,
    subject: Subject[name],
  }));
  const dialog: HourDialog = { type: 1, ...CONFIGURATION_MESSAGES.classHourDialog };
  await db.insert(configurations).values([
    { name: ConfigurationName.subjects, value: subjects },
    { name: STATIC_FILE.newStudentActivity, value: { isOpen: true } },
  ]);
  await db
    .insert(upgradeConfigs)
    .values({ typeCode: ConfigTypeCode.classHourDialog, typeValue: JSON.stringify(dialog) });
}
