import { Button } from '@tarojs/components';
import type { MiniProgramWayProps } from './MiniProgramWay';

/** WeChat opens its friend list only from its own button type. */
export const MiniProgramWay = ({ onPress, children }: MiniProgramWayProps) => (
  <Button className="share-ways__way share-ways__way--button" openType="share" onClick={onPress}>
    {children}
  </Button>
);
