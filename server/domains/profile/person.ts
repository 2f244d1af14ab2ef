/** User, student, private and person info. Always the session's own. */
import { desc, eq } from 'drizzle-orm';
import { requireSession, type CallContext, type Handler, type HandlersOf } from '../../core/http/handler';
import { pictureUrl } from '../../core/http/file-url';
import { wechatIdentities } from '../account/wechat/tables';
import { attendedAmount } from '../learning/attended';
import { accounts, sessions, sessionTokens, students } from '../account/tables';
import { derivedToken, hashToken } from '../account/tokens';

type Student = typeof students.$inferSelect;

async function ownStudent(context: CallContext): Promise<Student & { readonly phoneMask: string }> {
  const { userId } = requireSession(context);
  const [row] = await context.db
    .select({ student: students, phoneMask: accounts.phoneMask })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.userId, userId));
  if (row === undefined) throw new Error('A session without a student');
  return { ...row.student, phoneMask: row.phoneMask };
}

const studentInfo = (student: Student) => ({
  studentStatus: student.studentStatus,
  step: student.step,
  payedStudentStatusText: student.payedStudentStatusText,
  studentAuditionStatusEnums: [...student.studentAuditionStatusEnums],
});

const getUserInfoByToken: Handler<'getUserInfoByToken'> = async (_request, context) => {
  const { token, accountId } = requireSession(context);
  const student = await ownStudent(context);
  const [opened] = await context.db
    .select({ kind: sessionTokens.kind, createdAt: sessions.createdAt })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(eq(sessionTokens.tokenHash, hashToken(token)));
  const [bound] = await context.db
    .select({ openid: wechatIdentities.openid })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.accountId, accountId))
    .orderBy(desc(wechatIdentities.boundAt))
    .limit(1);
  return {
    id: student.userId,
    unificationId: student.unificationId,
    token,
    // When requested with a derived token, that token is returned for both: the session's token is unknown here.
    appToken: opened?.kind === 'session' ? derivedToken(token, 'app') : token,
    openId: bound?.openid ?? '',
    time: opened?.createdAt.getTime() ?? 0,
    ...studentInfo(student),
  };
};

const getStudentInfo: Handler<'getStudentInfo'> = async (_request, context) =>
  studentInfo(await ownStudent(context));

const getPrivateInfo: Handler<'getPrivateInfo'> = async (_request, context) => {
  const student = await ownStudent(context);
  return {
    headImg: pictureUrl(context, student.headImg),
    headImgId: student.headImgId,
    kidName: student.kidName,
    parentName: student.parentName,
    parentStatus: student.parentStatus,
    parentPhone: student.phoneMask,
    starNum: student.starNum,
    attendClass: await attendedAmount(context.db, student),
    attendClassVoList: [...student.attendClassVoList],
    kidSex: student.kidSex,
    crUid: student.crUid,
    peaCoinNum: student.peaCoinNum,
    kidBornTime: student.kidBornTime ?? '',
    city: student.city,
    cityId: student.cityId,
    provinceId: student.provinceId,
    addr: student.addr,
    area: student.area,
  };
};

const getPersonInfo: Handler<'getPersonInfo'> = async (_request, context) => {
  const { kidName, phoneMask, headImg } = await ownStudent(context);
  return { kidName, parentPhone: phoneMask, headImg: pictureUrl(context, headImg) };
};

/** A visitor is in no trial group. */
const getIsGray: Handler<'getIsGray'> = async (_request, context) =>
  context.session !== null && (await ownStudent(context)).isGray;

const updateAge: Handler<'updateAge'> = async ({ age }, context) => {
  const { userId } = requireSession(context);
  await context.db.update(students).set({ age }).where(eq(students.userId, userId));
  return null;
};

export const personHandlers: HandlersOf<
  'getUserInfoByToken' | 'getStudentInfo' | 'getPrivateInfo' | 'getPersonInfo' | 'getIsGray' | 'updateAge'
> = {
  getUserInfoByToken,
  getStudentInfo,
  getPrivateInfo,
  getPersonInfo,
  getIsGray,
  updateAge,
};
