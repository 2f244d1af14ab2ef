import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '../aria';
import { Badge, Dot } from '../Badge';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../Icon';
import { Pressable } from '../Pressable';
import { Tag } from '../Tag';
import './index.scss';

interface CellProps {
  /** A glyph's name or a custom drawing. */
  icon?: IconName | Exclude<ReactNode, string>;
  title: string;
  /** At the right end, in a muted style. */
  note?: ReactNode;
  /** A number shows as badge, a text as tag, true as dot. */
  badge?: number | string | boolean;
  onPress?: () => void;
  arrow?: boolean;
  className?: string;
}

/** A list row that navigates. Without `onPress` it is informational. */
export function Cell({ icon, title, note, badge, onPress, arrow = true, className }: CellProps) {
  const content = (
    <>
      {icon !== undefined && (
        <View className="cell__icon">
          {typeof icon === 'string' ? <Icon name={icon as IconName} tone="body" /> : icon}
        </View>
      )}
      <View className={classNames('cell__title', note !== undefined && 'cell__title--noted')}>{title}</View>
      {note !== undefined && <View className="cell__note">{note}</View>}
      <CellBadge badge={badge} />
      {onPress && arrow && <Icon className="cell__arrow" name="arrow-right" size={32} tone="secondary" />}
    </>
  );
  if (!onPress) return <View className={classNames('cell test-row', className)}>{content}</View>;
  return (
    <Pressable className={classNames('cell test-row', 'cell--pressable', className)} onPress={onPress}>
      {content}
    </Pressable>
  );
}

function CellBadge({ badge }: Pick<CellProps, 'badge'>) {
  if (typeof badge === 'number') return <Badge className="cell__badge" count={badge} />;
  if (typeof badge === 'string' && badge) return <Tag className="cell__badge" tone="alert" text={badge} />;
  return badge === true ? <Dot className="cell__badge" /> : null;
}

interface CellGroupProps {
  title?: string;
  children: ReactNode;
  className?: string;
}

/** Rows on one card, with dividers. */
export function CellGroup({ title, children, className }: CellGroupProps) {
  return (
    <View className={classNames('cell-group', className)}>
      {title && (
        <View className="cell-group__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {title}
        </View>
      )}
      <View className="cell-group__cells">{children}</View>
    </View>
  );
}
