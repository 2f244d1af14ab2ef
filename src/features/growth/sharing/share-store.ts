import { makeAutoObservable } from 'mobx';
import { growthCalls } from '@/contract/growth/calls';
import type { Subject } from '@/contract/courses/values';
import type { RequestOf, ResponseOf } from '@/contract/define';
import { shareCalls } from '@/contract/share/calls';
import { shownNameOf, complaintOfNickname } from '@/contract/growth/shown-name';
import type { ShareOf, SituationPeriod } from '@/contract/growth/values';
import { errorText } from '@/services/error-text';
import type { ShareInput } from '@/services/share/types';
import type { App } from '@/stores/app/app';
import { FormStore, type Complaints } from '@/stores/data/form';
import { KeptShares, sharePath } from './kept';
import { sharingTexts as texts } from './texts';

const WORDS = { fullName: texts.noFullName, phone: texts.noPhone } as const;

/** Request of createShare. */
export interface ToShare {
  readonly of: ShareOf;
  readonly reportId?: number;
  readonly subject?: Subject;
  readonly period?: SituationPeriod;
  readonly week?: string;
}

type Made = ResponseOf<typeof growthCalls.createShare>;

/** Creates a share of the current content and passes it on. */
export class ShareStore {
  readonly form: FormStore<{ name: string }, Made>;
  /** Reused for further sharing; recreated only for another name. */
  made: Made | undefined = undefined;
  /** The open sheet: name form, active shares, ways to share. */
  view: 'none' | 'form' | 'list' | 'ways' = 'none';
  wasOpened = false;
  private readonly kept: KeptShares;
  private nameOfMade = '';

  constructor(
    private readonly app: App,
    private readonly what: ToShare,
  ) {
    this.kept = new KeptShares(app);
    this.form = new FormStore<{ name: string }, Made>(app, {
      name: 'share',
      initial: { name: '' },
      check: ({ name }) => complaintsOf(name, this.kidName),
      save: ({ name }) => app.api.call(growthCalls.createShare, this.requestOf(name.trim())),
      failureText: (error) => texts.createFailed(errorText(error)),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get of(): ShareOf {
    return this.what.of;
  }

  /** Input for WeChat, the app or the browser. */
  get input(): ShareInput | undefined {
    const { made } = this;
    return (
      made && {
        key: `growth-${this.of}`,
        title: texts.shareTitle[this.of](made.shownName),
        desc: texts.shareText,
        toURL: sharePath(this.of, made.shareKey),
      }
    );
  }

  async open(): Promise<void> {
    this.wasOpened = true;
    this.show('form');
    const { student } = this.app;
    if (!student.privateInfo.value) await student.loadPrivate();
    // Do not overwrite what is being typed.
    if (!this.form.isChanged) this.form.start({ name: this.kept.nickname || shownNameOf(this.kidName) });
  }

  /** The user changed: drop the name and the share. */
  forget(): void {
    this.made = undefined;
    this.form.start({ name: '' });
    this.close();
  }

  /** The existing share or a new one; undefined on an error, which the form shows. */
  async make(): Promise<Made | undefined> {
    const { form } = this;
    const name = form.values.name.trim();
    if (this.made && name === this.nameOfMade) return this.made;
    const answer = await form.submit();
    if (answer?.ok) this.took(answer.value, name);
    return answer?.ok ? answer.value : undefined;
  }

  async passOn(): Promise<void> {
    if (await this.make()) this.show('ways');
  }

  show(view: ShareStore['view']): void {
    this.view = view;
  }

  close(): void {
    this.show('none');
  }

  /** Stars are given once a day; without them there is no message. */
  async passedOn(): Promise<void> {
    if (!this.made) return;
    const { api, feedback } = this.app;
    const given = await api.call(shareCalls.getBeacoinByShareWechat, { id: String(this.made.id) });
    if (given.ok && given.value.isFirstToday && given.value.stars > 0)
      feedback.toast(texts.stars(given.value.stars));
  }

  private took(made: Made, name: string): void {
    this.made = made;
    this.nameOfMade = name;
    this.kept.add(made, this.nicknameOf(name));
  }

  private requestOf(name: string): RequestOf<typeof growthCalls.createShare> {
    return { ...this.what, nickname: this.nicknameOf(name) };
  }

  /** '' for the name as the server shortens it. */
  private nicknameOf(name: string): string {
    return name === shownNameOf(this.kidName) ? '' : name;
  }

  private get kidName(): string {
    return this.app.student.privateInfo.value?.kidName ?? '';
  }
}

/** Empty is allowed: others then see the shortened name. */
function complaintsOf(nickname: string, name: string): Complaints<{ name: string }> {
  const complaint = complaintOfNickname(nickname, name);
  return complaint ? { name: WORDS[complaint] } : {};
}
