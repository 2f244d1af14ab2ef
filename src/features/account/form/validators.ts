/** Validation of the account forms. undefined: valid. */
import { makeAutoObservable } from 'mobx';
import { PASSWORD_LENGTH, PHONE_PATTERN } from '@/contract/account/values';
import type { Feedback } from '@/services/feedback/types';

/** A form's validation error: one toast, and a mark at the field until it changes. */
export class Complaints<Field extends string> {
  wrongField: Field | undefined = undefined;

  constructor(private readonly feedback: Pick<Feedback, 'toast'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Returns whether there is an error. */
  say(field: Field, complaint: Complaint): boolean {
    if (complaint === undefined) {
      this.wrongField = undefined;
      return false;
    }
    this.wrongField = field;
    this.feedback.toast(complaint);
    return true;
  }

  /** The parent edits the field. */
  forget(field: Field): void {
    if (this.wrongField === field) this.wrongField = undefined;
  }

  clear(): void {
    this.wrongField = undefined;
  }
}

/** Messages for a wrong phone or code are given by the specification. */
const FORM_TEXT = {
  phoneEmpty: '手机号码不能为空！',
  phoneInvalid: '请输入正确的手机号码！',
  codeEmpty: '请输入验证码！',
  passwordEmpty: '请输入密码！',
  newPasswordRule: '密码需为8–20位，且同时包含字母和数字',
  newPasswordEmpty: '请输入新密码！',
  repeatEmpty: '请再次输入新密码！',
  repeatDiffers: '两次输入的密码不一致！',
} as const;

export type Complaint = string | undefined;

const LONG_ENOUGH = new RegExp(`^.{${PASSWORD_LENGTH.least},${PASSWORD_LENGTH.most}}$`);

export function checkPhone(phone: string): Complaint {
  if (phone === '') return FORM_TEXT.phoneEmpty;
  return PHONE_PATTERN.test(phone) ? undefined : FORM_TEXT.phoneInvalid;
}

export const checkCode = (code: string): Complaint => (code === '' ? FORM_TEXT.codeEmpty : undefined);

/** An old password may follow older rules: only the server checks it. */
export const checkPassword = (password: string): Complaint =>
  password === '' ? FORM_TEXT.passwordEmpty : undefined;

/** 8 to 20 characters without spaces, with letters and digits. */
export function checkNewPassword(password: string): Complaint {
  if (password === '') return FORM_TEXT.newPasswordEmpty;
  const isFine =
    LONG_ENOUGH.test(password) && /[A-Za-z]/.test(password) && /\d/.test(password) && !/\s/.test(password);
  return isFine ? undefined : FORM_TEXT.newPasswordRule;
}

export function checkRepeat(password: string, repeat: string): Complaint {
  if (repeat === '') return FORM_TEXT.repeatEmpty;
  return repeat === password ? undefined : FORM_TEXT.repeatDiffers;
}
