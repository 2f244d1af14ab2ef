import { View } from '@tarojs/components';
import type { ReactNode } from 'react';

interface FormHandle {
  readonly send: () => void;
}

/** The mini program has no password manager. */
export const useForm = (onSubmit: () => void): FormHandle => ({ send: onSubmit });

interface FormProps {
  readonly of: FormHandle;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Form = ({ className, children }: FormProps) => <View className={className}>{children}</View>;
