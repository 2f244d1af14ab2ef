import { errorResult, WxError, type WxContext } from '../context';
import { allows } from './permission';
import { agreePrivacy, requirePrivacy } from './privacy';
import { openSetting } from './settings';
import { share } from './share';
import { sealed, userInfo } from './user';

/** Data of a tapped button: its open-type and related attributes. */
export interface OpenTypeRequest extends Record<string, unknown> {
  openType: string;
}

export interface OpenTypeAnswer {
  /** name of the event on the button */
  event: string;
  detail: object;
}

type Answer = (context: WxContext, request: OpenTypeRequest) => Promise<OpenTypeAnswer | null>;

/** A result whose detail is like a method's: errMsg, and the result of `work`. */
const like =
  (event: string, name: string, work: (context: WxContext, request: OpenTypeRequest) => unknown): Answer =>
  async (context, request) => {
    try {
      const result = (await work(context, request)) as object | undefined;
      return { event, detail: { ...result, errMsg: `${name}:ok` } };
    } catch (error) {
      return { event, detail: errorResult(name, error) };
    }
  };

async function ask(context: WxContext, what: string, refusal: string): Promise<void> {
  if (!(await allows(context, what))) throw new WxError(refusal);
}

const phoneNumber = (name: string) => async (context: WxContext) => {
  await requirePrivacy(context, name);
  await ask(context, 'phoneNumber', 'user deny');
  const code = context.options.phoneCode;
  if (code === '') throw new WxError('no permission');
  return { code, ...sealed() };
};

async function customerService(context: WxContext, request: OpenTypeRequest): Promise<OpenTypeAnswer | null> {
  const title = typeof request.sendMessageTitle === 'string' ? request.sendMessageTitle : '';
  await context.shell.call('ui.ask', { kind: 'navigate', text: `打开客服会话 ${title}` });
  return { event: 'contact', detail: { path: '', query: {}, errMsg: 'enterContact:ok' } };
}

const ANSWERS: Record<string, Answer> = {
  getPhoneNumber: like('getphonenumber', 'getPhoneNumber', phoneNumber('getPhoneNumber')),
  getRealtimePhoneNumber: like(
    'getrealtimephonenumber',
    'getRealtimePhoneNumber',
    phoneNumber('getRealtimePhoneNumber'),
  ),
  getUserInfo: like('getuserinfo', 'getUserInfo', async (context) => {
    await requirePrivacy(context, 'getUserInfo');
    await ask(context, 'scope.userInfo', 'auth deny');
    return userInfo(context);
  }),
  chooseAvatar: like('chooseavatar', 'chooseAvatar', async (context) => {
    await requirePrivacy(context, 'chooseAvatar');
    // No permission needed: the user chooses or cancels.
    if (context.options.permissions === 'deny') throw new WxError('cancel');
    return { avatarUrl: context.options.userInfo.avatarUrl };
  }),
  openSetting: like('opensetting', 'openSetting', openSetting),
  agreePrivacyAuthorization: like('agreeprivacyauthorization', 'agreePrivacyAuthorization', agreePrivacy),
  contact: customerService,
  // launchApp works only if an app opened the mini program: scene 1036 and the like.
  launchApp: async () => ({ event: 'error', detail: { errMsg: 'invalid scene' } }),
  share: async (context, { target }) => {
    await share(context, 'button', { target });
    return null;
  },
  feedback: async (context) => {
    await context.shell.call('ui.ask', { kind: 'navigate', text: '打开意见反馈' });
    return null;
  },
};

/**
 * Executes a button's open-type. null: no event is raised. Two types may be combined, privacy last:
 * 'getPhoneNumber|agreePrivacyAuthorization'.
 */
export async function openTypeDetail(
  context: WxContext,
  request: OpenTypeRequest,
): Promise<OpenTypeAnswer | null> {
  const [kind = '', joined] = request.openType.split('|');
  if (joined === 'agreePrivacyAuthorization') agreePrivacy(context);
  const answer = Object.hasOwn(ANSWERS, kind) ? ANSWERS[kind] : undefined;
  if (answer) return answer(context, request);
  context.node.notify('count', { group: 'unsupported', name: `button.open-type.${request.openType}` });
  return null;
}
