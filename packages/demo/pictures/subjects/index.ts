import type { SubjectName } from '../../../../src/contract/courses/values';
import type { Paint } from '../../../../server/domains/files/svg';
import { bianchengEmblem } from './biancheng';
import { jianqiaoEmblem } from './jianqiao';
import { mathEmblem } from './math';
import { moliEmblem } from './moli';
import { wandouEmblem } from './wandou';
import { weiqiEmblem } from './weiqi';
import { xinliEmblem } from './xinli';
import { yuwenEmblem } from './yuwen';

/** One drawing for each subject, in a box of 200 around the origin. */
export const emblems: Readonly<Record<SubjectName, (paint: Paint) => string>> = {
  wandou: wandouEmblem,
  yuwen: yuwenEmblem,
  weiqi: weiqiEmblem,
  biancheng: bianchengEmblem,
  moli: moliEmblem,
  xinli: xinliEmblem,
  jianqiao: jianqiaoEmblem,
  math: mathEmblem,
};
