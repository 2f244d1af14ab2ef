import { makeAutoObservable } from 'mobx';
import { DEFAULT_AREA_CODE, type AppScene } from '@/contract/account/values';
import { phoneNumberOf } from '@/contract/account/phone-number';
import type { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import { LoginFlow } from '@/stores/session/login';
import { type Complaints, checkCode, checkPhone } from '../form/validators';
import { SendCodeStore } from '../send-code/send-code-store';

interface Phone {
  readonly mobile: string;
  readonly areaCode: string;
}

type Field = 'mobile' | 'code';

interface FormOfIt {
  readonly scene: AppScene;
  readonly phone: Phone;
  /** The form's; it may have further fields. */
  readonly complaints: Pick<Complaints<Field>, 'say' | 'forget'> & {
    readonly wrongField: string | undefined;
  };
  /** Consent required before a code is sent; runs `goOn` once given. */
  readonly demand?: (goOn: () => void) => boolean;
  /** The first input in a field. */
  readonly onTouch?: (field: Field) => void;
  readonly onAreaCode?: (areaCode: string) => void;
}

function phoneIn({ mobile, areaCode }: Phone): Phone {
  const { number, ...phone } = phoneNumberOf(areaCode, mobile);
  return { mobile: number, ...phone };
}

/** The phone of the last login on this device. */
export function lastPhone(storage: AppStorage): Phone {
  const last = storage.get(stored.lastPhone);
  return phoneIn({ mobile: last?.phone ?? '', areaCode: last?.areaCode ?? DEFAULT_AREA_CODE });
}

/** Part of every form that verifies a phone: the number, the code, and sending it. */
export class PhoneAndCode {
  mobile: string;
  areaCode: string;
  code = '';
  readonly sendCode: SendCodeStore;

  constructor(
    app: App,
    private readonly form: FormOfIt,
  ) {
    this.mobile = form.phone.mobile;
    this.areaCode = form.phone.areaCode;
    const flow = new LoginFlow(app);
    this.sendCode = new SendCodeStore({
      ...app,
      scene: form.scene,
      sendCode: (request) => flow.sendCode(request),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** As typed. */
  get typed(): Phone {
    return { mobile: this.mobile, areaCode: this.areaCode };
  }

  /** Normalized: this is what the form sends. */
  get phone(): Phone {
    return phoneIn(this.typed);
  }

  get wrongField(): string | undefined {
    return this.form.complaints.wrongField;
  }

  setPhone({ mobile, areaCode }: Phone): void {
    this.mobile = mobile;
    this.areaCode = areaCode;
  }

  setMobile(mobile: string): void {
    this.mobile = mobile;
    this.touch('mobile');
  }

  setAreaCode(areaCode: string): void {
    this.areaCode = areaCode;
    this.form.onAreaCode?.(areaCode);
  }

  setCode(code: string): void {
    this.code = code;
    this.touch('code');
  }

  async requestCode(): Promise<void> {
    this.form.onTouch?.('code');
    if (this.isPhoneWrong()) return;
    if (this.form.demand?.(() => void this.requestCode()) === false) return;
    await this.sendCode.send(this.phone);
  }

  /** Shows the error, too. */
  isPhoneWrong(): boolean {
    return this.form.complaints.say('mobile', checkPhone(this.phone.mobile));
  }

  isCodeWrong(): boolean {
    return this.form.complaints.say('code', checkCode(this.code));
  }

  private touch(field: Field): void {
    this.form.complaints.forget(field);
    this.form.onTouch?.(field);
  }
}
