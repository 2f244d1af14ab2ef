import { act, useState } from 'react';
import { TextField, type TextFieldProps } from '@/components/TextField';
import { clear, click, compose, endComposition, press, render, type } from './support';

afterEach(clear);

type FieldProps = Partial<TextFieldProps> & { onNext?: (value: string) => void };

function Field({ onNext, value: initial = '', ...props }: FieldProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string): void => {
    setValue(next);
    onNext?.(next);
  };
  return <TextField label="手机号" name="phone" {...props} value={value} onChange={change} />;
}

const inputOf = (box: HTMLElement): HTMLInputElement => {
  const input = box.querySelector('input');
  if (!input) throw new Error('no input');
  return input;
};

describe('a text field', () => {
  test('passes on what was typed and shows it', () => {
    const onNext = jest.fn();
    const { box } = render(<Field onNext={onNext} />);
    type(inputOf(box), '豌豆');
    expect(onNext).toHaveBeenLastCalledWith('豌豆');
    expect(inputOf(box).value).toBe('豌豆');
    expect(inputOf(box).name).toBe('phone');
    expect(inputOf(box).getAttribute('aria-label')).toBe('手机号');
  });

  test('of numbers keeps digits alone, leading zeros too, however wide, and no more than it may', () => {
    const onNext = jest.fn();
    const { box } = render(<Field onNext={onNext} type="number" maxLength={11} />);
    type(inputOf(box), '138-0000 0001');
    expect(onNext).toHaveBeenLastCalledWith('13800000001');
    type(inputOf(box), '138000000012');
    expect(onNext).toHaveBeenLastCalledWith('13800000001');
    type(inputOf(box), '１２-３٤');
    expect(onNext).toHaveBeenLastCalledWith('1234');
    type(inputOf(box), '0042');
    expect(onNext).toHaveBeenLastCalledWith('0042');
    expect(inputOf(box).inputMode).toBe('numeric');
  });

  test('keeps the caret where it was when it drops a character in the middle', () => {
    const { box } = render(<Field type="number" value="1380000" />);
    const input = inputOf(box);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    act(() => {
      write?.call(input, '1a380000');
      input.setSelectionRange(2, 2);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(input.value).toBe('1380000');
    expect(input.selectionStart).toBe(1);
  });

  test('says what is wrong, to the eye and to a screen reader', () => {
    const { box, get } = render(<Field error="请输入正确的手机号" />);
    expect(get('text-field__error').textContent).toBe('请输入正确的手机号');
    expect(inputOf(box).getAttribute('aria-invalid')).toBe('true');
    expect(inputOf(box).getAttribute('aria-describedby')).toBe(get('text-field__error').id);
    expect(get('text-field').className).toContain('text-field--error');
  });

  test('of a password hides it until the eye is tapped', () => {
    const { box, get } = render(<Field type="password" value="Wandou2026" />);
    expect(inputOf(box).type).toBe('password');
    expect(get('text-field__eye-button').getAttribute('aria-label')).toBe('显示密码');
    click(get('text-field__eye-button'));
    expect(inputOf(box).type).toBe('text');
    expect(inputOf(box).value).toBe('Wandou2026');
    expect(get('text-field__eye-button').getAttribute('aria-label')).toBe('隐藏密码');
  });

  test('is done with Enter, but not with the Enter that chooses a Chinese word', () => {
    const onConfirm = jest.fn();
    const { box } = render(<Field onConfirm={onConfirm} />);
    press(inputOf(box), 'Enter', { isComposing: true });
    // Safari ends the composition before the keydown; only key code 229 marks it.
    press(inputOf(box), 'Enter', { keyCode: 229 });
    expect(onConfirm).not.toHaveBeenCalled();
    press(inputOf(box), 'Enter');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('lets a word be while it is composed, and cuts it when it is done', () => {
    const onNext = jest.fn();
    const { box } = render(<Field onNext={onNext} value="一二三四五六七" maxLength={8} />);
    const input = inputOf(box);
    const shown = compose(input, ['z', 'zh', 'zhu', 'zhuang']);
    expect(shown).toEqual([
      '一二三四五六七z',
      '一二三四五六七zh',
      '一二三四五六七zhu',
      '一二三四五六七zhuang',
    ]);
    endComposition(input, '一二三四五六七庄园');
    expect(input.value).toBe('一二三四五六七庄');
    expect(onNext).toHaveBeenLastCalledWith('一二三四五六七庄');
  });

  test("applies its owner's own formatting", () => {
    function Owner() {
      const [value, setValue] = useState('');
      return (
        <TextField
          label="数字"
          name="n"
          value={value}
          onChange={(text) => setValue(text.replace(/[a-z]/g, ''))}
        />
      );
    }
    const { box } = render(<Owner />);
    expect(compose(inputOf(box), ['s', 'san'])).toEqual(['s', 'san']);
    endComposition(inputOf(box), '三a');
    expect(inputOf(box).value).toBe('三');
  });

  test('that loses the keyboard in the middle of a word takes what is there', () => {
    const onNext = jest.fn();
    const { box } = render(<Field onNext={onNext} maxLength={2} />);
    compose(inputOf(box), ['doudou']);
    act(() => inputOf(box).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(onNext).toHaveBeenLastCalledWith('do');
    expect(inputOf(box).value).toBe('do');
  });

  test('has no half of an emoji at its end', () => {
    const { box } = render(<Field maxLength={3} />);
    type(inputOf(box), '豆豆👨‍👩‍👧👨‍👩‍👧');
    expect(inputOf(box).value).toBe('豆豆👨‍👩‍👧');
  });
});
