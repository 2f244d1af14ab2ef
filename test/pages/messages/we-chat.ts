import { Runtime } from '@/contract/host';
import { ok, fail } from '@/contract/errors';
import { messagesCalls } from '@/contract/messages/calls';
import type { SubscribeAnswer, SubscribeTopic } from '@/contract/messages/values';
import type { Platform } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';

export type Row = {
  topic: SubscribeTopic;
  templateId: string;
  allowed: number;
  answer: SubscribeAnswer | null;
};
export const row = (topic: SubscribeTopic, allowed = 0, answer: SubscribeAnswer | null = null): Row => ({
  ...{ topic, templateId: `tmpl-${topic}`, allowed, answer },
});

/** A parent in WeChat, who answers in its dialog. */
export class WeChat {
  readonly asked: string[][] = [];
  settings = { mainSwitch: true, itemSettings: {} as Record<string, string> };
  /** Lets the dialog be closed; undefined: at once. */
  close: (() => void) | undefined = undefined;
  holds = false;

  constructor(private readonly answer: string | null = 'accept') {}

  readonly platform: Partial<Platform> = {
    runtime: Runtime.weixinMiniApp,
    weChat: {
      loginCode: () => Promise.resolve(ok('code-1')),
      authorizeRedirect: () => undefined,
      subscribing: {
        ask: async (ids) => {
          this.asked.push([...ids]);
          if (this.holds) await new Promise<void>((resolve) => (this.close = resolve));
          return this.answer === null
            ? fail({ kind: 'denied', ability: 'subscribe' })
            : ok(Object.fromEntries(ids.map((id) => [id, this.answer])));
        },
        settings: () => Promise.resolve(ok(this.settings)),
      },
    },
  };
}

export const apiOf = (rows: Row[], api = new FakeApi()) =>
  api.on(messagesCalls.listSubscriptions, rows).on(messagesCalls.answerSubscriptions, ({ answers }) =>
    rows.map((one) => {
      const given = answers.find(({ topic }) => topic === one.topic)?.answer;
      return given === undefined
        ? one
        : { ...one, answer: given, allowed: given === 'accept' ? one.allowed + 1 : 0 };
    }),
  );

/** In the mini program’s web view. */
export const inside = { runtime: Runtime.weixinWeb, insideMiniProgram: true };
export const ON = [row('classSoon', 1, 'accept'), row('homeworkGiven', 1, 'accept')];
