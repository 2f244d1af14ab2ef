import { View } from '@tarojs/components';
import { aria } from '../aria';
import { Badge } from '../Badge';
import { classNames } from '../class-names';
import { look } from '../look';
import { Picture } from '../Picture';
import { Pressable } from '../Pressable';
import './index.scss';

export interface TabBarItem {
  key: string;
  text: string;
  /** Image URLs from the server. */
  icon: string;
  activeIcon: string;
  /** Size of the images in design units. */
  width?: number;
  height?: number;
  badge?: number;
  /** The target address (look.ts). */
  leadsTo?: string;
}

interface TabBarProps {
  items: readonly TabBarItem[];
  active: string;
  onChange: (key: string) => void;
}

const ICON_SIZE = 48;

/** The bottom bar of the tab pages. Fixed to the screen's edge, with its space reserved in the page. */
export function TabBar({ items, active, onChange }: TabBarProps) {
  return (
    <View className="tab-bar" {...aria({ role: 'navigation' })} {...look('fixed')}>
      <View className="tab-bar__bar" {...aria({ role: 'tablist' })}>
        {items.map((item) => (
          <TabBarTab
            key={item.key}
            item={item}
            selected={item.key === active}
            onPress={() => onChange(item.key)}
          />
        ))}
      </View>
    </View>
  );
}

function TabBarTab({
  item,
  selected,
  onPress,
}: {
  item: TabBarItem;
  selected: boolean;
  onPress: () => void;
}) {
  const { text, icon, activeIcon, width = ICON_SIZE, height = ICON_SIZE, badge = 0 } = item;
  return (
    <Pressable
      className={classNames('tab-bar__tab', selected && 'tab-bar__tab--active')}
      role="tab"
      label={text}
      aria={{ selected }}
      leadsTo={selected ? undefined : item.leadsTo}
      onPress={onPress}
    >
      <View className="tab-bar__icon">
        {/* Both are mounted from the start: a tap must not wait for an image. */}
        <Picture
          className={classNames('tab-bar__picture', selected && 'is-hidden')}
          src={icon}
          alt=""
          width={width}
          height={height}
          mode="aspectFit"
          lazy={false}
        />
        <Picture
          className={classNames('tab-bar__picture tab-bar__picture--active', !selected && 'is-hidden')}
          src={activeIcon}
          alt=""
          width={width}
          height={height}
          mode="aspectFit"
          lazy={false}
        />
        <Badge className="tab-bar__badge" count={badge} />
      </View>
      <View className="tab-bar__text">{text}</View>
    </Pressable>
  );
}
