import { Button } from '@tarojs/components';
import type { MiniProgramOptionProps } from './MiniProgramOption';

/** WeChat opens its friend list only from its own button type. */
export const MiniProgramOption = ({ onPress, children }: MiniProgramOptionProps) => (
  <Button className="share-ways__way share-ways__way--button" openType="share" onClick={onPress}>
    {children}
  </Button>
);
