import type { AppLessHost, BridgeCommandName } from '@/contract/bridge';
import type { Abilities } from '@/platform/abilities';
import { answeredAbilities } from '@/platform/answered';
import { createWeappAnswers } from '@/platform/weapp/answers';
import { createWeChatWebAnswers, createWebAnswers } from '@/platform/web/answers';
import type { FakeTime } from '../../../../support/fakes/fake-time';
import type { Mood } from '../calling';
import { fakeBrowser } from './browser';
import { fakeWx } from './wx';

export interface AppLess {
  readonly name: string;
  readonly host: AppLessHost;
  open(mood: Mood, time: FakeTime): Abilities;
  /** Commands that need no reply: they succeed even if everything else is silent. */
  readonly atOnce: readonly BridgeCommandName[];
  /** The outcome of a refusal where it is not 'denied'; 'ok': nothing can refuse. */
  readonly no: Partial<Readonly<Record<BridgeCommandName, string>>>;
}

export const appLessHosts: readonly AppLess[] = [
  {
    name: 'a plain browser',
    host: 'web',
    open: (mood, time) =>
      answeredAbilities(
        'web',
        (emit) => Promise.resolve(createWebAnswers(emit, fakeBrowser(mood, time))),
        time,
      ),
    atOnce: ['openWebLink', 'toAppStore', 'openFile', 'saveImage'],
    no: { uploadFile: 'network' },
  },
  {
    name: 'WeChat',
    host: 'weChatWeb',
    open: (mood, time) =>
      answeredAbilities(
        'weChatWeb',
        (emit) => Promise.resolve(createWeChatWebAnswers(emit, fakeBrowser(mood, time))),
        time,
      ),
    atOnce: ['openWebLink', 'toAppStore', 'openFile', 'saveImage', 'savePhotoToAlbum', 'shareImage'],
    no: { uploadFile: 'network' },
  },
  {
    name: 'the mini program',
    host: 'miniProgram',
    open: (mood, time) =>
      answeredAbilities(
        'miniProgram',
        (emit) => Promise.resolve(createWeappAnswers(emit, fakeWx(mood))),
        time,
      ),
    atOnce: ['getDeviceTopHeight'],
    no: { getDeviceTopHeight: 'ok' },
  },
];
