export interface PushMessage {
  readonly userId: number;
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

export interface PushProvider {
  send(message: PushMessage): Promise<void>;
}
