import { useRef, type ReactNode, type RefObject } from 'react';

export interface FormHandle {
  readonly box: RefObject<HTMLFormElement>;
  readonly onSubmit: () => void;
  /** For its button, and for the Enter key in its fields. */
  readonly send: () => void;
}

/** Submits a form from anywhere. Password managers observe the submit event; old browsers cannot create one. */
export function useForm(onSubmit: () => void): FormHandle {
  const box = useRef<HTMLFormElement>(null);
  const send = (): void => {
    const form = box.current;
    if (form && 'requestSubmit' in form) form.requestSubmit();
    else onSubmit();
  };
  return { box, onSubmit, send };
}

interface FormProps {
  readonly of: FormHandle;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fields that a password manager treats as one form. */
export function Form({ of: { box, onSubmit }, className, children }: FormProps) {
  return (
    <form
      ref={box}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
