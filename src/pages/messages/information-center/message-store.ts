import { messagesCalls } from '@/contract/messages/calls';
import type { ResponseOf } from '@/contract/define';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

export type Message = ResponseOf<(typeof messagesCalls)['getMessage']>;

/** One message. Showing it is reading it. */
export class MessageStore {
  readonly message = new Loadable<Message>();

  constructor(
    private readonly app: Pick<App, 'api' | 'student'>,
    private readonly id: number,
  ) {
    observed(this);
  }

  async load(): Promise<void> {
    const { api } = this.app;
    const answer = await this.message.load(() => api.call(messagesCalls.getMessage, { id: this.id }));
    if (answer.ok && !answer.value.isRead) await this.read();
  }

  /** One that could not be marked stays unread and is marked at the next opening: the parent need not know. */
  private async read(): Promise<void> {
    const { api, student } = this.app;
    const answer = await api.call(messagesCalls.readMessage, { id: this.id });
    if (answer.ok) student.unread = answer.value.num;
  }
}
