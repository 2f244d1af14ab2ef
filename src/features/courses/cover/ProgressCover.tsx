import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { Progress } from '@/components/Progress';
import { SubjectMark } from '@/components/SubjectMark';
import { unit } from '@/components/unit';
import type { Subject } from '@/contract/courses/values';
import { subjectKey } from '..';
import './progress-cover.scss';

interface ProgressCoverProps {
  readonly src: string | undefined;
  /** Without one there is no mark in place of a missing picture. */
  readonly subject?: Subject | undefined;
  /** Design units. */
  readonly width: number;
  readonly height: number;
  /** 0 to 100; at 0 there is no bar. */
  readonly percent: number;
  /** Accessible name of the bar. */
  readonly label: string;
  readonly className?: string;
  /** Lies on the picture. */
  readonly children?: ReactNode;
}

/** A decorative picture in a list, with progress along its lower edge, as films have it. */
export function ProgressCover({
  src,
  subject,
  width,
  height,
  percent,
  label,
  className,
  children,
}: ProgressCoverProps) {
  return (
    <View
      className={classNames('progress-cover', className)}
      style={{ width: unit(width), height: unit(height) }}
    >
      <Picture
        src={src}
        alt=""
        {...{ width, height }}
        round="small"
        fallback={
          subject !== undefined && (
            <SubjectMark subject={subjectKey(subject)} size={Math.round(height * MARK_SHARE)} />
          )
        }
      />
      {children}
      {percent > 0 && <Progress className="progress-cover__bar" now={percent} max={100} label={label} />}
    </View>
  );
}

const MARK_SHARE = 0.7;
