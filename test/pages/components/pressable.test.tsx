import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { clear, click, pass, press, render } from './support';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

describe('a box that can be tapped', () => {
  test('fires once for a double tap, and again after a pause', () => {
    const onPress = jest.fn();
    const { get } = render(<Pressable onPress={onPress}>领取</Pressable>);
    click(get('pressable'));
    click(get('pressable'));
    expect(onPress).toHaveBeenCalledTimes(1);
    pass(399);
    click(get('pressable'));
    expect(onPress).toHaveBeenCalledTimes(1);
    pass(1);
    click(get('pressable'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test('fires for each of two quick taps where each of them counts', () => {
    const onPress = jest.fn();
    const { get } = render(
      <Pressable countsEvery onPress={onPress}>
        上移
      </Pressable>,
    );
    click(get('pressable'));
    click(get('pressable'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test('has an id when it is given one, and none otherwise', () => {
    const { get, render: again } = render(<Pressable onPress={jest.fn()}>领取</Pressable>);
    expect(get('pressable').hasAttribute('id')).toBe(false);
    again(
      <Pressable id="claim" onPress={jest.fn()}>
        领取
      </Pressable>,
    );
    expect(get('pressable').id).toBe('claim');
  });

  test('is reached and pressed with the keyboard', () => {
    const onPress = jest.fn();
    const { get } = render(
      <Pressable onPress={onPress} label="领取奖励">
        领取
      </Pressable>,
    );
    expect(get('pressable').tabIndex).toBe(0);
    expect(get('pressable').getAttribute('role')).toBe('button');
    expect(get('pressable').getAttribute('aria-label')).toBe('领取奖励');
    press(get('pressable'), 'Enter');
    pass(400);
    press(get('pressable'), ' ');
    pass(400);
    press(get('pressable'), 'a');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test('ignores the keys of a box inside it', () => {
    const onPress = jest.fn();
    const { get } = render(
      <Pressable onPress={onPress}>
        <View className="inner">字</View>
      </Pressable>,
    );
    press(get('inner'), 'Enter');
    expect(onPress).not.toHaveBeenCalled();
  });

  test('does nothing while it is disabled, and cannot be reached', () => {
    const onPress = jest.fn();
    const { get } = render(
      <Pressable disabled onPress={onPress}>
        领取
      </Pressable>,
    );
    click(get('pressable'));
    press(get('pressable'), 'Enter');
    expect(onPress).not.toHaveBeenCalled();
    expect(get('pressable').tabIndex).toBe(-1);
    expect(get('pressable').getAttribute('aria-disabled')).toBe('true');
  });

  test('gives the tap to the inner one of two', () => {
    const [outer, inner] = [jest.fn(), jest.fn()];
    const { get } = render(
      <Pressable onPress={outer}>
        <Pressable className="inner" onPress={inner}>
          去上课
        </Pressable>
      </Pressable>,
    );
    click(get('inner'));
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });
});

describe('a button', () => {
  test('never fires while it loads, and says so', () => {
    const onPress = jest.fn();
    const { get } = render(
      <Button loading onPress={onPress}>
        登录
      </Button>,
    );
    click(get('button'));
    press(get('button'), 'Enter');
    expect(onPress).not.toHaveBeenCalled();
    expect(get('button').getAttribute('aria-busy')).toBe('true');
    expect(get('button').textContent).toBe('登录');
  });

  test('never fires while it is disabled', () => {
    const onPress = jest.fn();
    const { get } = render(
      <Button disabled onPress={onPress}>
        登录
      </Button>,
    );
    click(get('button'));
    expect(onPress).not.toHaveBeenCalled();
  });

  test('fires when it has loaded', () => {
    const onPress = jest.fn();
    const { get, render: again } = render(
      <Button loading onPress={onPress}>
        登录
      </Button>,
    );
    again(<Button onPress={onPress}>登录</Button>);
    click(get('button'));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
