import { makeAutoObservable } from 'mobx';
import { messagesCalls } from '@/contract/messages/calls';
import type { ResponseOf } from '@/contract/define';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export type Message = ResponseOf<(typeof messagesCalls)['getMessage']>;

/** A message. Showing it marks it as read. */
export class MessageStore {
  readonly message = new Loadable<Message>();

  constructor(
    private readonly app: Pick<App, 'api' | 'student'>,
    /** undefined: the address has no valid id. */
    private readonly id: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { api } = this.app;
    const answer = await this.message.find(this.id, (id) => api.call(messagesCalls.getMessage, { id }));
    if (answer.ok && !answer.value.isRead) await this.read(answer.value.id);
  }

  /** On failure it stays unread until it is opened again; no error is shown. */
  private async read(id: number): Promise<void> {
    const { api, student } = this.app;
    const answer = await api.call(messagesCalls.readMessage, { id });
    if (answer.ok) student.unread = answer.value.num;
  }
}
