import { Dialog } from '@/components/Dialog';
import { Sheet } from '@/components/Sheet';
import { clear, click, pass, press, render } from './support';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

const nothing = (): void => undefined;

describe('a dialog', () => {
  test('is not there until it is open', () => {
    const { has } = render(<Dialog open={false} title="退出登录" actions={[]} />);
    expect(has('overlay')).toBe(false);
  });

  test('fires the action that was tapped; the last one is the primary', () => {
    const [cancel, leave] = [jest.fn(), jest.fn()];
    const { all } = render(
      <Dialog
        open
        title="退出登录"
        actions={[
          { text: '取消', onPress: cancel },
          { text: '退出', onPress: leave },
        ]}
      >
        确定退出吗？
      </Dialog>,
    );
    const [first, second] = all('dialog__action');
    expect(first?.className).toContain('button--secondary');
    expect(second?.className).toContain('button--primary');
    if (second) click(second);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(cancel).not.toHaveBeenCalled();
  });

  test('stays when the mask is tapped, unless it closes on the mask', () => {
    const onClose = jest.fn();
    const { get, render: again } = render(<Dialog open title="提示" actions={[]} onClose={onClose} />);
    click(get('overlay__mask'));
    expect(onClose).not.toHaveBeenCalled();
    again(<Dialog open title="提示" actions={[]} onClose={onClose} closeOnMask />);
    click(get('overlay__mask'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('stays when Escape ends a word that is composed', () => {
    const onClose = jest.fn();
    const { get } = render(<Dialog open title="提示" actions={[]} onClose={onClose} />);
    press(get('overlay__panel'), 'Escape', { isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closes with Escape where it may be closed', () => {
    const onClose = jest.fn();
    const { get, render: again } = render(<Dialog open title="提示" actions={[]} />);
    press(get('overlay__panel'), 'Escape');
    again(<Dialog open title="提示" actions={[]} onClose={onClose} />);
    press(get('overlay__panel'), 'Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('keeps its words while it leaves, and is gone after 150 ms', () => {
    const { get, has, render: again } = render(<Dialog open title="领取成功" actions={[]} />);
    again(<Dialog open={false} title="" actions={[]} />);
    expect(get('dialog__title').textContent).toBe('领取成功');
    pass(149);
    expect(has('overlay')).toBe(true);
    pass(1);
    expect(has('overlay')).toBe(false);
  });

  test('takes the focus and gives it back', () => {
    const page = (open: boolean) => (
      <>
        <input className="before" />
        <Dialog open={open} title="提示" actions={[{ text: '好', onPress: nothing }]} />
      </>
    );
    const { get, render: again } = render(page(false));
    get('before').focus();
    again(page(true));
    // Focused at once, so that Escape works immediately.
    expect(document.activeElement).toBe(get('overlay__panel'));
    // The panel can lose focus while it moves into place.
    get('overlay__panel').blur();
    pass(50);
    expect(document.activeElement).toBe(get('overlay__panel'));
    again(page(false));
    expect(document.activeElement).toBe(get('before'));
  });

  test('keeps the tab key inside', () => {
    const actions = [
      { text: '取消', onPress: nothing },
      { text: '好', onPress: nothing },
    ];
    const { all } = render(<Dialog open title="提示" actions={actions} />);
    const [first, second] = all('dialog__action');
    second?.focus();
    if (second) press(second, 'Tab');
    expect(document.activeElement).toBe(first);
    if (first) press(first, 'Tab', { shiftKey: true });
    expect(document.activeElement).toBe(second);
  });
});

describe('a sheet', () => {
  test('closes with its cross, the mask and Escape', () => {
    const onClose = jest.fn();
    const { get } = render(
      <Sheet open title="选择年龄" onClose={onClose}>
        五岁
      </Sheet>,
    );
    click(get('sheet__close'));
    click(get('overlay__mask'));
    press(get('overlay__panel'), 'Escape');
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});
