/** Children shared by several tests. */
import { SubjectCode } from '../../src/contract/courses/values';
import { ParentRelation } from '../../src/contract/profile/status';
import { KidSex } from '../../src/contract/profile/values';
import { anOfficialParent } from './parent';

/** With a complete profile. */
export const aKnownParent = () =>
  anOfficialParent().withChild({
    kidName: '朵朵',
    parentName: '王先生',
    parentStatus: ParentRelation.father,
    kidSex: KidSex.girl,
    kidBornTime: '2020-06-18',
    age: 6,
    provinceId: 110000,
    cityId: 110100,
    city: '北京市',
    area: '海淀区',
    areaId: 110108,
    addr: '中关村大街1号',
  });

/** A class every evening at seven. */
export const withOneSubject = () =>
  aKnownParent()
    .withHours(SubjectCode.wandou, { baseHours: 32, giveHours: 4 })
    .withLeave(SubjectCode.wandou, 3)
    .withClass('wandou', { time: '19:00' });

/** Six subjects every other day: three classes on any day. */
export const withManySubjects = () =>
  aKnownParent()
    .withLeave(SubjectCode.wandou, 4)
    .withLeave(SubjectCode.yuwen, 2)
    .withClass('wandou', { time: '10:30', everyDays: 2 })
    .withClass('yuwen', { time: '16:00', everyDays: 2, minutes: 45 })
    .withClass('weiqi', { time: '19:00', everyDays: 2, minutes: 50 })
    .withClass('math', { time: '10:30', everyDays: 2, offset: -1 })
    .withClass('moli', { time: '16:00', everyDays: 2, offset: -1, minutes: 25 })
    .withClass('biancheng', { time: '19:00', everyDays: 2, offset: -1, minutes: 60 });
