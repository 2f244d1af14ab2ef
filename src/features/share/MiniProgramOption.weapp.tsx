import { Button } from '@tarojs/components';
import type { MiniProgramOptionProps } from './MiniProgramOption';

/** WeChat opens its friend list only from its own button type. */
export const MiniProgramOption = ({ onPress, children }: MiniProgramOptionProps) => (
  <Button className="share-options__option share-options__option--button" openType="share" onClick={onPress}>
    {children}
  </Button>
);
