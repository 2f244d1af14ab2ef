import type { Widget, WidgetHost } from '../../widget';
import { assignments, part, reflect, remember } from './controls';
import { keepFocus, KEYBOARD_HEIGHT, useKeyboard } from './keyboard';

export type NativeField = HTMLInputElement | HTMLTextAreaElement;

export interface TypingOptions {
  native: NativeField;
  /** parent of the native field and the placeholder */
  box: HTMLElement;
  /** more attributes changed */
  updated?(): void;
  /** the displayed text changed */
  textChanged?(): void;
  /** whether this type's keyboard has the character */
  allowed?(): RegExp | null;
  /** whether Enter is the keyboard's confirm button */
  entersConfirm(): boolean;
  /** detail of blur besides value and cursor */
  secret?(): Record<string, unknown>;
  blurred?(): void;
}

const BACKSPACE = 8;
const ENTER_KEYS: Record<string, string> = { return: 'enter' };

/** Shared by input and textarea: text, focus and events. */
export class Typing {
  private readonly placeholder: HTMLElement;
  private readonly assigned = assignments<string>();
  private composing = false;
  /** value last reported to the mini program */
  private told = '';
  private keyCode = 0;
  private gone = false;

  constructor(
    private readonly host: WidgetHost,
    private readonly options: TypingOptions,
  ) {
    const { box, native } = options;
    this.placeholder = part(box, '');
    box.append(native);
    native.autocomplete = 'off';
    native.spellcheck = false;
    this.listen();
    useKeyboard(native, host, { focused: () => this.focused(), blurred: () => this.blurred() });
  }

  get value(): string {
    return this.options.native.value;
  }

  widget(): Widget {
    const { host } = this;
    return remember(
      {
        update: (changed) => this.update(changed),
        attached: () => this.takeFocus(),
        released: () => {
          this.gone = true;
        },
        tapped: () => {
          this.take();
          return undefined;
        },
        state: () => this.state(),
        methods: {
          /** sets the text like a keyboard, immediately and without the focus */
          input: (value: string) => this.type(String(value)),
          /** result of a bindinput handler */
          replace: (value: string) => this.show(String(value)),
          confirm: () => this.confirm(),
          blur: () => this.options.native.blur(),
        },
        formValue: () => this.value,
        formReset: () => {
          this.show('');
          host.model('value', '');
        },
      },
      host,
    );
  }

  /** A tap on the field or on its label. */
  take(): void {
    this.focus();
    keepFocus();
  }

  private focus(): void {
    const { native } = this.options;
    if (!native.disabled && document.activeElement !== native) native.focus({ preventScroll: true });
  }

  private state(): Record<string, unknown> {
    const { native } = this.options;
    const { value, selectionStart, selectionEnd } = native;
    return { value, focus: document.activeElement === native, selectionStart, selectionEnd };
  }

  private update(changed: ReadonlySet<string>): void {
    const { host } = this;
    const { native } = this.options;
    const maxlength = host.prop<number>('maxlength');
    if (maxlength >= 0) native.maxLength = maxlength;
    else native.removeAttribute('maxlength');
    native.disabled = host.prop('disabled');
    reflect(host.element, 'disabled', native.disabled);
    const confirmType = host.prop<string>('confirmType');
    native.enterKeyHint = ENTER_KEYS[confirmType] ?? confirmType;
    this.options.updated?.();
    if (changed.has('value') && this.assigned(host.prop('value'))) this.show(host.prop('value'));
    this.showPlaceholder();
    if (!host.element.isConnected) return;
    if (changed.has('focus') && !host.prop<boolean>('focus')) native.blur();
    else if (changed.has('focus')) this.takeFocus();
    if (changed.has('cursor') && document.activeElement === native) this.placeCursor();
  }

  private takeFocus(): void {
    if (!this.host.prop<boolean>('focus') && !this.host.prop<boolean>('autoFocus')) return;
    this.focus();
    this.placeCursor();
  }

  private placeCursor(): void {
    const { host } = this;
    const { native } = this.options;
    const start = host.prop<number>('selectionStart');
    const end = host.prop<number>('selectionEnd');
    const cursor = host.prop<number>('cursor');
    if (start >= 0 && end >= 0) native.setSelectionRange(start, end);
    else if (cursor >= 0) native.setSelectionRange(cursor, cursor);
  }

  private limited(text: string): string {
    const maxlength = this.host.prop<number>('maxlength');
    return maxlength >= 0 ? text.slice(0, maxlength) : text;
  }

  /** Changed by the mini program: raises no events. */
  private show(text: string): void {
    const { native } = this.options;
    const next = this.limited(text);
    if (native.value !== next) native.value = next;
    this.told = native.value;
    this.textShown();
  }

  private type(text: string): void {
    this.options.native.value = this.limited(text);
    this.keyCode = 0;
    this.tell();
  }

  private tell(): void {
    const { value } = this;
    this.told = value;
    this.textShown();
    this.host.model('value', value);
    this.host.fire('input', {
      value,
      cursor: this.options.native.selectionEnd ?? value.length,
      keyCode: this.keyCode,
    });
  }

  private textShown(): void {
    this.showPlaceholder();
    this.options.textChanged?.();
  }

  private showPlaceholder(): void {
    const { host, placeholder } = this;
    placeholder.textContent = host.prop('placeholder');
    placeholder.hidden = this.value !== '' || this.composing;
    const name = host.prop<string>('placeholderClass');
    placeholder.className = ['wx-placeholder', ...(host.scoped?.(name) ?? [name])].join(' ');
    placeholder.style.cssText = host.frame.rpx(host.prop('placeholderStyle'));
  }

  private confirm(): void {
    this.host.fire('confirm', { value: this.value, ...this.options.secret?.() });
    if (!this.host.prop<boolean>('confirmHold')) this.options.native.blur();
  }

  private focused(): void {
    this.host.fire('focus', { value: this.value, height: KEYBOARD_HEIGHT });
  }

  private blurred(): void {
    if (this.gone) return;
    this.host.fire('blur', {
      value: this.value,
      cursor: this.options.native.selectionEnd ?? this.value.length,
      ...this.options.secret?.(),
    });
    this.options.blurred?.();
  }

  private listen(): void {
    const { native } = this.options;
    // Events of the native field must not reach the mini program.
    for (const type of [
      'input',
      'change',
      'select',
      'compositionstart',
      'compositionend',
      'keydown',
      'keyup',
    ])
      native.addEventListener(type, (event) => event.stopPropagation());
    native.addEventListener('beforeinput', (event) => this.key(event as InputEvent));
    native.addEventListener('input', () => {
      if (!this.composing && this.value !== this.told) this.tell();
    });
    native.addEventListener('compositionstart', () => {
      this.composing = true;
      this.showPlaceholder();
    });
    native.addEventListener('compositionend', () => {
      this.composing = false;
      if (this.value === this.told) this.textShown();
      else this.tell();
    });
    native.addEventListener('keydown', (event) => {
      const { key, isComposing } = event as KeyboardEvent;
      if (key !== 'Enter' || isComposing || !this.options.entersConfirm()) return;
      event.preventDefault();
      this.confirm();
    });
  }

  /** Records the key, and rejects characters that the phone's keyboard for this type does not have. */
  private key(event: InputEvent): void {
    const { data, inputType } = event;
    const allowed = this.options.allowed?.();
    if (inputType === 'insertText' && data && allowed && !allowed.test(data)) event.preventDefault();
    if (inputType.startsWith('delete')) this.keyCode = BACKSPACE;
    else this.keyCode = data ? (data.codePointAt(data.length - 1) ?? 0) : 0;
  }
}
