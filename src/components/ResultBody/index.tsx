import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '../aria';
import { Button } from '../Button';
import { Illustration, type IllustrationName } from '../Illustration';
import './index.scss';

interface ResultBodyProps {
  illustration?: IllustrationName;
  /** Instead of an illustration: the pea in a pose. */
  drawing?: ReactNode;
  title: string;
  note?: ReactNode;
  action: { text: string; onPress: () => void };
  /** A secondary action. */
  secondary?: { text: string; onPress: () => void };
}

/** A result: a drawing, what happened, what it means, and the next action. */
export function ResultBody(props: ResultBodyProps) {
  const { illustration = 'success', drawing, title, note, action, secondary } = props;
  return (
    <View className="result-body">
      <View className="result-body__words" {...aria({ role: 'status' })}>
        {drawing ?? <Illustration name={illustration} />}
        <View className="result-body__title">{title}</View>
        {note !== undefined && <View className="result-body__note">{note}</View>}
      </View>
      <View className="result-body__actions">
        <Button block onPress={action.onPress}>
          {action.text}
        </Button>
        {secondary && (
          <Button className="result-body__secondary" kind="text" block onPress={secondary.onPress}>
            {secondary.text}
          </Button>
        )}
      </View>
    </View>
  );
}
