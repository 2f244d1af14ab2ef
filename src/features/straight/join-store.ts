import { makeAutoObservable } from 'mobx';
import { lengthOf } from '@/contract/characters';
import { complaintOfNickname } from '@/contract/growth/shown-name';
import { NICKNAME_MAX } from '@/contract/growth/values';
import { straightCalls } from '@/contract/straight/calls';
import type { Straight } from '@/contract/straight/schema';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { FormStore } from '@/stores/data/form';
import { joinTexts as texts } from './join-texts';

interface Shown {
  readonly nickname: string;
  readonly showsMedals: boolean;
}

/** Join, edit or leave the study PK. `onDone`: reload. */
export class JoinStore {
  readonly form: FormStore<Shown, null>;
  isOpen = false;
  isLeaving = false;
  isMember = false;
  private shortName = '';

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'get' | 'student'>,
    private readonly onDone: () => Promise<unknown>,
  ) {
    this.form = new FormStore<Shown, null>(app, {
      name: 'join',
      initial: { nickname: '', showsMedals: false },
      check: ({ nickname }) => ({ nickname: this.complaint(nickname) }),
      save: (shown) => app.api.call(straightCalls.joinStudyPk, shown),
      failureText: (error) => texts.failed(errorText(error)),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Preview of the displayed name. */
  get shownName(): string {
    const nickname = this.form.values.nickname.trim();
    return nickname === '' || this.complaint(nickname) !== undefined ? this.shortName : nickname;
  }

  open({ membership, shortName }: Straight): void {
    this.isMember = membership !== null;
    this.shortName = shortName;
    const { nickname = '', showsMedals = false } = membership ?? {};
    this.form.start({ nickname, showsMedals });
    this.isOpen = true;
    const { student } = this.app;
    if (!student.privateInfo.value) void student.loadPrivate();
  }

  close(): void {
    this.isOpen = false;
  }

  async save(): Promise<void> {
    const answer = await this.form.submit();
    if (answer?.ok !== true) return;
    this.close();
    this.app.feedback.toast(this.isMember ? texts.saved : texts.joined);
    await this.onDone();
  }

  async leave(): Promise<void> {
    const { api, feedback } = this.app;
    if (this.isLeaving) return;
    this.isLeaving = true;
    // The confirmation would open under the sheet.
    this.isOpen = false;
    if (!(await feedback.confirm({ ...texts.leaveAsk, danger: true }))) return this.stay();
    const answer = await api.call(straightCalls.leaveStudyPk, {});
    this.left(answer.ok);
    feedback.toast(answer.ok ? texts.left : errorText(answer.error));
    if (answer.ok) await this.onDone();
  }

  private stay(): void {
    this.isLeaving = false;
    this.isOpen = true;
  }

  reset(): void {
    this.isOpen = false;
    this.isLeaving = false;
  }

  private left(isDone: boolean): void {
    this.isLeaving = false;
    if (isDone) this.isOpen = false;
  }

  private complaint(nickname: string): string | undefined {
    if (lengthOf(nickname) > NICKNAME_MAX) return texts.tooLong;
    // Without the child's name here, the server still validates.
    const { kidName = '' } = this.app.student.privateInfo.value ?? {};
    const complaint = complaintOfNickname(nickname, kidName);
    return complaint && texts[complaint];
  }
}
