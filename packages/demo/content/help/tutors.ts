/** The tutors of the demo accounts' children. Never in production. */
import type { Db } from '../../../../server/core/db/types';
import { DEMO_LINK_ORIGIN } from '../targets';
import { pictureKey } from '../../pictures/catalogue';
import type { StorageProvider } from '../../../../server/core/providers';
import { tutors } from '../../../../server/domains/help/tutor/tables';
import qrcode from 'qrcode-generator';
import { el, path, rect } from '../../../../server/domains/files/svg';

type Tutor = typeof tutors.$inferInsert;

const qrKey = (crUid: number): string => `pictures/tutors/${crUid}-card.svg`;

const WEEK = [
  { days: '周一至周五', hours: '13:00 - 21:30' },
  { days: '周六、周日', hours: '09:00 - 20:30' },
];

const TUTORS: readonly Tutor[] = [
  {
    crUid: 3001,
    name: '青青老师',
    title: '豌豆辅导老师 · 5年教龄',
    headImg: pictureKey.avatar('teacher-1'),
    weChatId: 'wandou-qingqing',
    weChatQrCode: qrKey(3001),
    workingHours: WEEK,
    helpsWith: ['换时间、请假与补课', '作业答疑与批改', '学情报告解读', '教具与物流'],
  },
  {
    crUid: 3002,
    name: '木子老师',
    title: '豌豆资深辅导老师 · 8年教龄',
    headImg: pictureKey.avatar('teacher-2'),
    weChatId: 'wandou-muzi',
    weChatQrCode: qrKey(3002),
    workingHours: [...WEEK, { days: '法定节假日', hours: '10:00 - 18:00' }],
    helpsWith: ['多科目学习规划', '换时间、请假与补课', '错题整理与复习', '升班与测评咨询'],
  },
];

export async function seedTutors(db: Db): Promise<void> {
  await db.insert(tutors).values([...TUTORS]);
}

export async function storeTutorCards(storage: StorageProvider): Promise<void> {
  for (const { crUid } of TUTORS) {
    // WeChat reads it, not the app, so it names a host that is nobody's.
    const body = Buffer.from(qrCodeSvg(`${DEMO_LINK_ORIGIN}/wandou/tutor/${crUid}`));
    await storage.put(qrKey(crUid), { body, contentType: 'image/svg+xml' });
  }
}

const MARGIN = 4;
const SCALE = 8;

/** A tutor's card as a code that WeChat reads, drawn as SVG: a demonstration has nobody's real one. */
function qrCodeSvg(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const side = (modules + 2 * MARGIN) * SCALE;
  const at = (module: number) => (module + MARGIN) * SCALE;
  const dark = Array.from({ length: modules }, (_row, row) =>
    Array.from({ length: modules }, (_column, column) =>
      code.isDark(row, column) ? `M${at(column)} ${at(row)}h${SCALE}v${SCALE}h-${SCALE}z` : '',
    ).join(''),
  ).join('');
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}`, width: side, height: side },
    rect(0, 0, side, side, '#ffffff'),
    path(dark, '#1b2620'),
  );
}
