import { useEffect, useRef, type ReactNode } from 'react';

type Listener = (event: Event) => void;

/** Attaches Taro's handlers of WeChat's own events to a plain element. */
function useListeners<T extends HTMLElement>(listeners: Readonly<Record<string, Listener | undefined>>) {
  const element = useRef<T>(null);
  useEffect(() => {
    const { current } = element;
    const given = Object.entries(listeners);
    given.forEach(([name, listener]) => listener && current?.addEventListener(name, listener));
    return () =>
      given.forEach(([name, listener]) => listener && current?.removeEventListener(name, listener));
  });
  return element;
}

interface ButtonProps {
  readonly className?: string;
  readonly openType?: string;
  readonly ariaLabel?: string;
  readonly children?: ReactNode;
  readonly onClick?: () => void;
  readonly onGetPhoneNumber?: Listener;
  readonly onChooseAvatar?: Listener;
}

/** WeChat's button: the result of its window comes as `getphonenumber` and the like, with a detail. */
export function Button({ className, openType, ariaLabel, children, onClick, ...on }: ButtonProps) {
  const element = useListeners<HTMLButtonElement>({
    getphonenumber: on.onGetPhoneNumber,
    chooseavatar: on.onChooseAvatar,
  });
  return (
    <button
      ref={element}
      className={className}
      data-open-type={openType}
      aria-label={ariaLabel}
      onClick={onClick}
      type="button"
    >
      {children}
    </button>
  );
}

interface InputProps {
  readonly name?: string;
  readonly type?: string;
  readonly value?: string;
  readonly onInput?: Listener;
  readonly onBlur?: Listener;
  readonly onNickNameReview?: Listener;
}

/** WeChat's input: `wechatinput` and the like have the text in their detail. */
export function Input({ name, type, value = '', onInput, onBlur, onNickNameReview }: InputProps) {
  const element = useListeners<HTMLInputElement>({
    wechatinput: onInput,
    wechatblur: onBlur,
    nicknamereview: onNickNameReview,
  });
  return <input ref={element} name={name} data-type={type} value={value} readOnly />;
}
