import { makeAutoObservable } from 'mobx';
import type { ResponseOf } from '@/contract/define';
import { messagesCalls } from '@/contract/messages/calls';
import { SUBSCRIBE_ASK_MAX, SubscribeAnswer, type SubscribeTopic } from '@/contract/messages/values';
import type { SubscribeSettings } from '@/platform/types';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export type Reminder = ResponseOf<typeof messagesCalls.listSubscriptions>[number];

/** WeChat's subscribe messages of this parent; one for the app. */
export class Reminders {
  readonly list = new Loadable<readonly Reminder[]>();
  readonly settings = new Loadable<SubscribeSettings>();
  /** WeChat's dialog is open. */
  private isAsking = false;
  /** Topics that came up in this session: not asked for again without being wanted. */
  private readonly asked = new Set<SubscribeTopic>();

  constructor(private readonly app: Pick<App, 'api' | 'platform'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await Promise.all([
      this.list.load(() => this.app.api.call(messagesCalls.listSubscriptions, {})),
      this.look(),
    ]);
  }

  /** WeChat's own settings, which may have changed there. */
  async look(): Promise<void> {
    const { subscribing } = this.app.platform.weChat;
    if (subscribing) await this.settings.load(() => subscribing.settings());
  }

  reset(): void {
    this.list.reset();
    this.settings.reset();
    this.asked.clear();
  }

  offered(topics: readonly SubscribeTopic[]): readonly Reminder[] {
    return (this.list.value ?? []).filter(({ topic }) => topics.includes(topic));
  }

  /** The parent, or WeChat, refuses it for good: only WeChat's settings change that. */
  isBlocked({ templateId }: Reminder): boolean {
    const { value } = this.settings;
    const kept = value?.itemSettings[templateId];
    return value?.mainSwitch === false || kept === SubscribeAnswer.reject || kept === SubscribeAnswer.ban;
  }

  isOn(reminder: Reminder): boolean {
    return reminder.allowed > 0 && !this.isBlocked(reminder);
  }

  /** How many are on; undefined while unknown, and where the operator offers none. */
  get countOn(): number | undefined {
    const { list, settings } = this;
    if (!list.value?.length || settings.isFirstLoad) return undefined;
    return list.value.filter(this.isOn).length;
  }

  /** Along with a tap on something else: once a session, only what is neither allowed nor refused. Awaits no answer of the backend. */
  async askAlong(topics: readonly SubscribeTopic[]): Promise<void> {
    const wanted = this.offered(topics).filter(
      (reminder) =>
        reminder.allowed === 0 &&
        (reminder.answer ?? SubscribeAnswer.accept) === SubscribeAnswer.accept &&
        !this.isBlocked(reminder) &&
        !this.asked.has(reminder.topic),
    );
    await this.ask(wanted);
  }

  /** In a tap, before anything is awaited. A refusal is silent. */
  async ask(reminders: readonly Reminder[]): Promise<void> {
    const { subscribing } = this.app.platform.weChat;
    const some = reminders.slice(0, SUBSCRIBE_ASK_MAX);
    if (this.isAsking || !subscribing || some.length === 0) return;
    this.isAsking = true;
    some.forEach(({ topic }) => this.asked.add(topic));
    const given = await subscribing.ask(some.map(({ templateId }) => templateId));
    this.isAsking = false;
    if (!given.ok) return;
    const answers = some.flatMap(({ templateId, topic }) => {
      const answer = Object.values(SubscribeAnswer).find((known) => known === given.value[templateId]);
      return answer === undefined ? [] : [{ topic, answer }];
    });
    if (answers.length > 0) void this.send(answers);
  }

  private async send(answers: readonly { topic: SubscribeTopic; answer: SubscribeAnswer }[]): Promise<void> {
    const { api, platform } = this.app;
    const code = await platform.weChat.loginCode();
    if (!code.ok) return;
    const result = await api.call(messagesCalls.answerSubscriptions, {
      code: code.value,
      answers: [...answers],
    });
    if (result.ok) this.list.set(result.value);
    await this.look();
  }
}

export const reminders = (app: App): Reminders => {
  const made = new Reminders(app);
  app.session.onLogout(made.reset);
  return made;
};
