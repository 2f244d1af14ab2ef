/** User, student, private and person info. Always the session's own. */
import { desc, eq } from 'drizzle-orm';
import { requireSession, type Handler, type HandlersOf } from '../../core/http/handler';
import { wechatIdentities } from '../account/wechat/tables';
import { attendedAmount } from '../learning/attended';
import { sessions, sessionTokens, students } from '../account/tables';
import { derivedToken, hashToken } from '../account/tokens';
import { familyOf, ownStudent, personDetail, type Student } from './own-student';

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
    ...familyOf(student, context),
    headImgId: student.headImgId,
    parentStatus: student.parentStatus,
    attendClass: await attendedAmount(context.db, student),
    attendClassVoList: [...student.attendClassVoList],
    peaCoinNum: student.peaCoinNum,
    city: student.city,
    cityId: student.cityId,
    provinceId: student.provinceId,
    area: student.area,
  };
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
  getPersonInfo: personDetail,
  getIsGray,
  updateAge,
};
