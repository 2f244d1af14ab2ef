import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../Button';
import { classNames } from '../class-names';
import { Overlay } from '../Overlay';
import { Scroller } from '../Overlay/Scroller';
import './index.scss';

export interface DialogAction {
  text: string;
  onPress: () => void;
  /** By default the last is primary and the others are muted. */
  kind?: ButtonKind;
  loading?: boolean;
  disabled?: boolean;
}

interface DialogProps {
  open: boolean;
  title?: string;
  children?: ReactNode;
  /** One or two in a row, more stacked. */
  actions: readonly DialogAction[];
  /** On Escape, and on the mask with `closeOnMask`. Without it only the actions close the dialog. */
  onClose?: () => void;
  closeOnMask?: boolean;
  className?: string;
}

export function Dialog({
  open,
  title,
  children,
  actions,
  onClose,
  closeOnMask = false,
  className,
}: DialogProps) {
  const stacked = actions.length > 2;
  return (
    <Overlay
      placement="center"
      open={open}
      onClose={onClose}
      closeOnMask={closeOnMask}
      label={title}
      className={className}
    >
      <View className="dialog">
        {title && <View className="dialog__title">{title}</View>}
        {children !== undefined && <Scroller className="dialog__content">{children}</Scroller>}
        <View className={classNames('dialog__actions', stacked && 'dialog__actions--stacked')}>
          {actions.map((action, index) => (
            <Button
              key={action.text}
              block
              className="dialog__action test-dialog-action"
              kind={action.kind ?? (index === actions.length - 1 ? 'primary' : 'secondary')}
              size="medium"
              loading={action.loading}
              disabled={action.disabled}
              onPress={action.onPress}
            >
              {action.text}
            </Button>
          ))}
        </View>
      </View>
    </Overlay>
  );
}
